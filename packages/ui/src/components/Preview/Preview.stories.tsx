import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { DoctorCard } from '../DoctorCard/DoctorCard.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Preview } from './Preview.tsx';

const card = (
  <DoctorCard
    doctor={{
      name: 'Sample Doctor',
      href: '#doctor',
      gender: 'female',
      specialization: 'Cardiology',
    }}
  />
);

const meta = preview.meta({
  title: 'Components/Layout/Preview',
  component: Preview,
  args: { children: card },
  parameters: {
    guide: {
      since: '0.2.0',
      use: 'For a picture of the product on pages that present it: real components with sample data, in the reader’s theme and language.',
      avoid: 'Not for anything that a reader needs: screen readers and keyboards skip it.',
      do: {
        render: () => <Preview>{card}</Preview>,
        text: 'Real components with sample data: always up to date, also in dark and in Arabic.',
      },
      dont: {
        render: () => (
          <Stack gap={2}>
            <Text>Ask a doctor here:</Text>
            <Preview>{card}</Preview>
          </Stack>
        ),
        text: 'It looks like something to press, but cannot be operated.',
      },
    },
  },
});

/** Its content cannot be reached, and its links lead nowhere. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('a')).toBeNull();
  },
});

export const Two = meta.story({
  args: {
    children: (
      <>
        {card}
        {card}
      </>
    ),
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Default, Two }),
});
