import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Text } from '../Text/Text.tsx';
import { Bdi, UserText } from './UserText.tsx';

const lines = 'First line of an example.\n\nThird line, after an empty one.';
const unbroken = `https://example.org/${'a-very-long-address-'.repeat(12)}`;
const arabic = 'هذا نص تجريبي.\nالسطر الثاني.';
const markup = '<b>Not bold</b> & <script>nothing()</script>';

const meta = preview.meta({
  title: 'Components/Layout/UserText',
  component: UserText,
  argTypes: { children: { control: 'text' } },
  subcomponents: { Bdi },
  args: { children: lines },
  parameters: {
    guide: {
      since: '0.1.0',
      use:
        'Shows what a person wrote: a description, a biography, an instruction. It keeps the line breaks, takes the ' +
        'direction of its own script and breaks what is too long. Bdi does the same for a name inside a sentence.',
      avoid: 'Do not use it for the product’s own words; those are Text. It renders no markup.',
      do: {
        render: () => <UserText>{'Take it in the morning.\nNot before driving.'}</UserText>,
        text: 'Keeps the lines as they were written.',
      },
      dont: {
        render: () => <p>{'Take it in the morning.\nNot before driving.'}</p>,
        text: 'In a plain paragraph, two instructions become one.',
      },
    },
  },
});

export const LineBreaks = meta.story();

export const NameInSentence = meta.story({
  render: () => (
    <Text>
      Request to Dr. <Bdi>طبيب تجريبي</Bdi>, sent today.
    </Text>
  ),
});

export const Markup = meta.story({
  args: { children: markup },
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(markup)).toBeVisible();
  },
});

export const Unbroken = meta.story({ args: { children: unbroken }, tags: ['state:edge'] });

export const Arabic = meta.story({ args: { children: arabic }, tags: ['state:edge'] });

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ LineBreaks, NameInSentence, Markup, Unbroken, Arabic }),
});
