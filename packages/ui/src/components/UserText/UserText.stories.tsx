import preview from '../../../../../.storybook/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { Bdi, UserText } from './UserText.tsx';

const meta = preview.meta({
  title: 'Components/UserText',
  component: UserText,
  args: { children: 'First line of an example.\n\nThird line, after an empty one.' },
});

export const LineBreaks = meta.story();
export const Arabic = meta.story({ args: { children: 'هذا نص تجريبي.\nالسطر الثاني.' } });

export const Unbroken = meta.story({
  args: { children: `https://example.org/${'a-very-long-address-'.repeat(12)}` },
});

export const NameInSentence = meta.story({
  render: () => (
    <Text>
      Request to Dr. <Bdi>طبيب تجريبي</Bdi>, sent today.
    </Text>
  ),
});
