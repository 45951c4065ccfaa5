import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { showHovered } from '../../testing/hover.ts';
import { sheet } from '../../testing/StorySheet.tsx';
import { DoctorCard, type DoctorSummary } from './DoctorCard.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { DoctorGrid, DoctorGridLoading } from './DoctorGrid.tsx';

const full: DoctorSummary = {
  name: 'Sample One',
  href: '#doctor',
  gender: 'female',
  clinicName: 'Sample Street Clinic',
  specialization: 'Cardiology',
};
const nameOnly: DoctorSummary = { name: 'Sample Four', href: '#doctor', gender: 'unspecified' };

const meta = preview.meta({
  title: 'Components/Health/DoctorCard',
  component: DoctorCard,
  subcomponents: { DoctorGrid },
  args: { doctor: full },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For a doctor in a list of doctors. The whole card leads to the profile.',
      avoid: 'Not on the profile itself, and not for a patient: patients are never listed.',
      do: {
        render: () => <DoctorCard doctor={nameOnly} />,
        text: 'A line that has no value is left out.',
      },
      dont: {
        render: () => (
          <Card>
            <Text>Dr. Sample One</Text>
            <Button>Open profile</Button>
          </Card>
        ),
        text: 'The card is the link already.',
      },
      keyboard: [
        ['Tab', 'Reaches the card once; its name is the doctor’s.'],
        ['Enter', 'Opens the profile.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Female = meta.story();

export const Male = meta.story({
  args: { doctor: { ...full, name: 'Sample Two', gender: 'male' } },
});

export const GenderMissing = meta.story({
  tags: ['state:edge'],
  args: { doctor: { ...full, name: 'Sample Three', gender: 'unspecified' } },
});

/** No clinic is recorded, or only a placeholder for one: the line is left out. */
export const ClinicUnknown = meta.story({
  tags: ['state:edge'],
  args: { doctor: { ...full, clinicName: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cardiology')).toBeVisible();
    await expect(canvas.queryByText(/clinic/i)).toBeNull();
  },
});

export const SpecializationMissing = meta.story({
  tags: ['state:edge'],
  args: { doctor: { ...full, specialization: undefined } },
});

export const NameOnly = meta.story({
  tags: ['state:edge'],
  args: { doctor: nameOnly },
});

/** The backend left the name out, so there is no link. */
export const NameNotGiven = meta.story({
  tags: ['state:edge'],
  args: { doctor: { ...full, name: undefined, href: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Name not given' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article');
    await userEvent.hover(card);
    showHovered(card);
  },
});

/** Tab focuses the card once; the link is named after the doctor. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dr. Sample One' })).toHaveFocus();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  render: () => <DoctorGridLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading doctors');
  },
});

const hundredDoctors = () =>
  Array.from({ length: 100 }, (_, index) => ({
    ...full,
    name: `Sample ${index}`,
    href: `#${index}`,
  }));
/** The items and the cards of the list, in each commit. */
const commits: (readonly [items: number, cards: number])[] = [];

/** The cards that fit a screen are there at once, the others follow in between; the list has its length from the start. */
export const LongList = meta.story({
  tags: ['state:edge'],
  beforeEach: () => void commits.splice(0),
  render: function Render() {
    const [doctors, setDoctors] = useState(hundredDoctors);
    const countCards = (list: HTMLElement | null) => {
      if (list) commits.push([list.children.length, list.querySelectorAll('article').length]);
    };
    return (
      <>
        <Button onClick={() => setDoctors(hundredDoctors)}>Refresh</Button>
        <DoctorGrid ref={countCards} doctors={doctors} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(commits).toContainEqual([100, 18]);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(100));
    commits.splice(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(commits).toEqual([[100, 100]]);
  },
});

export const LongName = meta.story({
  tags: ['state:edge'],
  args: {
    doctor: {
      ...full,
      name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
      specialization: 'Otorhinolaryngology',
    },
  },
});

export const LongClinic = meta.story({
  tags: ['state:edge'],
  args: {
    doctor: {
      ...full,
      clinicName: 'The Synthetic Centre for Exhaustively and Unnecessarily Long Clinic Names, East',
    },
  },
});

export const Arabic = meta.story({
  tags: ['state:edge'],
  args: {
    doctor: {
      ...full,
      name: 'مريم المثالية',
      clinicName: 'عيادة تجريبية',
      specialization: 'طب القلب',
    },
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({
    Female,
    Male,
    GenderMissing,
    ClinicUnknown,
    SpecializationMissing,
    NameOnly,
    NameNotGiven,
    LongName,
    LongClinic,
    Arabic,
  }),
});
