import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { showHovered } from '../../testing/hover.ts';
import { sheet } from '../../testing/StorySheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SpecializationCard } from './SpecializationCard.tsx';
import { SpecializationGridLoading } from './SpecializationGridLoading.tsx';

const longName = 'Interdisciplinary Otorhinolaryngology and Maxillofacial Example Medicine';
const arabicName = 'طب القلب';

const distinctIcons = (cards: readonly HTMLElement[]) =>
  new Set(cards.map((card) => card.querySelector('svg')?.innerHTML));

const meta = preview.meta({
  title: 'Components/Health/SpecializationCard',
  component: SpecializationCard,
  args: { name: 'Cardiology', href: '#cardiology' },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For a specialization in the list of all of them. It leads to the doctors of that field.',
      avoid: 'Not as a label of a doctor: there the specialization is a line of text.',
      do: {
        render: () => <SpecializationCard name="Cardiology" href="#cardiology" />,
        text: 'One name, one icon, one target.',
      },
      dont: {
        render: () => (
          <SpecializationCard
            name="Doctors for the heart, the veins and the blood pressure"
            href="#heart"
          />
        ),
        text: 'A description is not a name.',
      },
      keyboard: [
        ['Tab', 'Reaches the card.'],
        ['Enter', 'Opens the doctors of this specialization.'],
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

export const Known = meta.story();

export const WithoutIconOfItsOwn = meta.story({
  tags: ['state:edge'],
  render: () => (
    <Stack gap={3}>
      <SpecializationCard name="Sample Medicine" href="#sample" />
      <SpecializationCard name="Example Surgery" href="#example" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(distinctIcons(canvas.getAllByRole('link')).size).toBe(1);
  },
});

/** The backend left the name out, so there is no link. */
export const NameNotGiven = meta.story({
  tags: ['state:edge'],
  args: { name: undefined, href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Name not given')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('link');
    await userEvent.hover(card);
    showHovered(card);
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cardiology' })).toHaveFocus();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  render: () => <SpecializationGridLoading />,
});

export const LongName = meta.story({ tags: ['state:edge'], args: { name: longName } });

export const Arabic = meta.story({ tags: ['state:edge'], args: { name: arabicName } });

/** Fields with an icon of their own. */
export const Icons = meta.story({
  render: () => (
    <Stack gap={3}>
      {[
        'Cardiology',
        'Dermatology',
        'Neurology',
        'Pediatrics',
        'Orthopedics',
        'Ophthalmology',
        'General Practice',
        'Psychiatry',
        'Endocrinology',
        'Gynecology',
        'Oncology',
        'Urology',
        'Ear, Nose and Throat',
      ].map((name) => (
        <SpecializationCard key={name} name={name} href="#specialization" />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('link');
    await expect(distinctIcons(cards).size).toBe(cards.length);
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Icons, WithoutIconOfItsOwn, NameNotGiven, LongName, Arabic }),
});
