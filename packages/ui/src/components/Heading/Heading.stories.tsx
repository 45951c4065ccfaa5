import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, PageHeading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1 as const, children: 'Your requests' },
});

export const Levels = meta.story({
  render: () => (
    <Stack>
      <Heading level={1}>Doctors</Heading>
      <Heading level={2}>Clinic</Heading>
      <Heading level={3}>Open hours</Heading>
    </Stack>
  ),
});

export const Page = meta.story({
  render: () => (
    <PageHeading lead="Search by name, or open a profile to see the clinic and how to get in touch.">
      Doctors
    </PageHeading>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

export const LongName = meta.story({
  args: {
    children: 'Dr. Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Example the Third',
  },
});

export const Arabic = meta.story({
  args: { children: 'طبيب تجريبي', dir: 'auto' },
  globals: { direction: 'rtl' },
});
