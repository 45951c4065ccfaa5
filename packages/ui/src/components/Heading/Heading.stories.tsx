import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, PageHeading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Heading',
  component: Heading,
  argTypes: { children: { control: 'text' } },
  args: { level: 1 as const, children: 'Your requests' },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'The headings of a page and its parts. Every page has one PageHeading, which is its h1.',
      avoid:
        'For large or bold text that starts no section: use Text. Do not skip a level for its size; level and size can differ.',
      do: {
        render: () => (
          <Stack gap={2}>
            <Heading level={2}>Clinic</Heading>
            <Heading level={3}>Open hours</Heading>
          </Stack>
        ),
        text: 'Levels follow the structure, without gaps.',
      },
      dont: {
        render: () => (
          <Stack gap={2}>
            <Heading level={2}>Clinic</Heading>
            <Heading level={3}>Open Hours And Address</Heading>
          </Stack>
        ),
        text: 'A level is skipped, and every word has a capital.',
      },
      keyboard: [['Tab', 'Skips it. A PageHeading receives the focus when its page opens.']],
    },
  },
});

export const Default = meta.story();

export const Levels = meta.story({
  render: () => (
    <Stack>
      <Heading level={1}>Doctors</Heading>
      <Heading level={2}>Clinic</Heading>
      <Heading level={3}>Open hours</Heading>
      <Heading level={2} size={3}>
        Level 2 in the size of level 3
      </Heading>
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

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Default, Levels, Page, LongName, Arabic }),
});
