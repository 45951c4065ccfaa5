import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: { children: 'A doctor reads your request and answers in writing.' },
});

export const Default = meta.story();
export const Lead = meta.story({ args: { size: 'lead' } });

export const Tones = meta.story({
  render: ({ children }) => (
    <Stack gap={2}>
      <Text>{children}</Text>
      <Text tone="muted">{children}</Text>
      <Text tone="subtle" size="small">
        {children}
      </Text>
      <Text tone="danger">{children}</Text>
    </Stack>
  ),
});

export const Long = meta.story({
  args: {
    children: 'A line of running text never grows wider than is comfortable to read. '.repeat(6),
  },
});
