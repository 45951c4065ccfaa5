import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleRequest } from '../RequestList/RequestList.fixtures.ts';
import { RequestCard } from './RequestCard.tsx';

const doctor = { name: 'Dr. Sami Sample', href: '#doctor' };
const long = 'This line stands for what a worried person writes late in the evening. ';

const meta = preview.meta({
  title: 'Components/RequestCard',
  component: RequestCard,
  args: { request: sampleRequest },
});

export const DoctorUnanswered = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reply to Pat Example' })).toBeVisible();
  },
});

export const DoctorAnswered = meta.story({
  args: { request: { ...sampleRequest, link: { kind: 'response', href: '#response' } } },
});

export const PatientAnswered = meta.story({
  args: {
    request: { ...sampleRequest, person: doctor, link: { kind: 'response', href: '#response' } },
  },
});

export const PatientUnanswered = meta.story({
  args: { request: { ...sampleRequest, person: doctor, link: { kind: 'none' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const LongDescription = meta.story({
  args: { request: { ...sampleRequest, description: long.repeat(20) } },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show whole description' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toHaveTextContent('Show less');
  },
});

export const EmptyDescription = meta.story({
  args: { request: { ...sampleRequest, description: undefined } },
});

export const LineBreaks = meta.story({
  args: { request: { ...sampleRequest, description: 'Monday: fine\nTuesday: headache\n\nThanks' } },
});

export const DateMissing = meta.story({
  args: { request: { ...sampleRequest, sentAt: undefined } },
});

export const DateInvalid = meta.story({
  args: { request: { ...sampleRequest, sentAt: 'yesterday' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not recorded')).toBeVisible();
  },
});

export const LongName = meta.story({
  args: {
    request: {
      ...sampleRequest,
      person: {
        name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
        href: '#patient',
      },
    },
  },
});

export const Arabic = meta.story({
  args: {
    request: {
      ...sampleRequest,
      person: { name: 'سلمى المثالية', href: '#patient' },
      description: 'أشعر بالتعب عند صعود الدرج منذ أسبوعين.\nلا توجد أعراض أخرى.',
    },
  },
});
