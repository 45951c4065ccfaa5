import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { sampleRequest } from '../RequestList/RequestList.fixtures.ts';
import { arabicRequest, longRequest, requestWithLongName } from './RequestCard.fixtures.ts';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { RequestCard, type RequestPerson, type RequestSummary } from './RequestCard.tsx';

const doctor: RequestPerson = { name: 'Sami Sample', href: '#doctor', role: 'doctor' };
const doctorWhoLeft: RequestPerson = { name: 'Sami Sample', role: 'doctor' };
const answered: RequestSummary = {
  ...sampleRequest,
  link: { kind: 'response', href: '#response' },
};

const meta = preview.meta({
  title: 'Components/Health/RequestCard',
  component: RequestCard,
  args: { request: sampleRequest, now: Date.parse('2026-11-20T12:00:00Z') },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For one health-check request in a list: who is on the other side, when it was sent, what it says, and the one next step.',
      avoid:
        'For the request as a page of its own: the response view and the response form show it in full.',
      do: {
        render: () => <RequestCard request={sampleRequest} />,
        text: 'The status is in words, and the way onward is one link.',
      },
      dont: {
        render: () => (
          <Card>
            <Text>Sample Patient One: “I have had a headache since Monday.”</Text>
          </Card>
        ),
        text: 'Without date and status nobody can tell what to do next.',
      },
      keyboard: [
        [
          'Tab',
          'Moves from the name to ‘Show full description’, where there is one, to the next step.',
        ],
        ['Enter', 'Follows the link that has the focus.'],
        ['Enter, Space', 'On ‘Show full description’, opens and closes the rest of the text.'],
      ],
    },
  },
});

export const DoctorUnanswered = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pat Example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reply to Pat Example' })).toBeVisible();
  },
});

export const DoctorAnswered = meta.story({
  args: { request: answered },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Response.*Pat Example$/ })).toBeVisible();
  },
});

export const PatientAnswered = meta.story({
  args: { request: { ...answered, person: doctor } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Response.*Dr. Sami Sample$/ })).toBeVisible();
  },
});

export const PatientUnanswered = meta.story({
  args: { request: { ...sampleRequest, person: doctor, link: { kind: 'none' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

/** The doctor has closed their account: there is no profile to link to, and another doctor is the next step. */
export const DoctorLeft = meta.story({
  args: {
    request: { ...sampleRequest, person: doctorWhoLeft, link: { kind: 'left', href: '#doctors' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The doctor no longer responds here')).toBeVisible();
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(['Find another doctor']);
  },
});

/** The answer of a doctor who has left stays. */
export const AnsweredAndLeft = meta.story({
  args: { request: { ...answered, person: doctorWhoLeft } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(['Response: Dr. Sami Sample']);
  },
});

/** The day to which stories fix the clock: as a word, and with the age. */
export const Today = meta.story({
  tags: ['state:edge'],
  args: { request: { ...sampleRequest, sentAt: '2026-11-20T08:15:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Today, /)).toBeVisible();
    await expect(canvas.getByText('3 hours ago')).toBeVisible();
  },
});

export const DateMissing = meta.story({
  tags: ['state:edge'],
  args: { request: { ...sampleRequest, sentAt: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not recorded')).toBeVisible();
  },
});

export const DateInvalid = meta.story({
  tags: ['state:edge'],
  args: { request: { ...sampleRequest, sentAt: 'yesterday' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date not recorded')).toBeVisible();
  },
});

export const EmptyDescription = meta.story({
  tags: ['state:empty'],
  args: { request: { ...sampleRequest, description: undefined } },
});

export const LineBreaks = meta.story({
  args: { request: { ...sampleRequest, description: 'Monday: fine\nTuesday: headache\n\nThanks' } },
});

export const LongDescription = meta.story({ args: { request: longRequest } });

export const LongDescriptionOpened = meta.story({
  args: { request: longRequest },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show full description' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toHaveTextContent('Show less');
  },
});

export const NameNotGiven = meta.story({
  tags: ['state:edge'],
  args: { request: { ...answered, person: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Name not given' })).toBeVisible();
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(['Response: Name not given']);
  },
});

export const LongName = meta.story({ args: { request: requestWithLongName } });

export const Arabic = meta.story({ args: { request: arabicRequest } });

export const Focus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Reply to Pat Example' })).toHaveFocus();
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({
    DoctorUnanswered,
    DoctorAnswered,
    PatientUnanswered,
    PatientAnswered,
    DoctorLeft,
    AnsweredAndLeft,
    Today,
    DateMissing,
    EmptyDescription,
    LineBreaks,
    LongDescription,
    NameNotGiven,
    LongName,
    Arabic,
  }),
});
