import { Pencil } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, Section } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  args: { children: <Text>Open on weekdays from 9 to 17.</Text> },
});

export const Default = meta.story();
export const SmallPadding = meta.story({ args: { padding: 'small' } });

export const WithSection = meta.story({
  render: () => (
    <Card>
      <Section heading="Clinic" actions={<IconButton label="Edit clinic" icon={Pencil} />}>
        <Stack gap={1}>
          <Text weight="semibold">Example Street Practice</Text>
          <Text tone="muted">1 Example Street, Sampletown</Text>
        </Stack>
      </Section>
    </Card>
  ),
});
