import { Pencil } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { Sheet } from '../../testing/StorySheet.tsx';
import { IconButton } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, Section } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  argTypes: { children: { control: false } },
  args: { children: <Text>Open on weekdays from 9 to 17.</Text> },
  parameters: {
    guide: {
      use: 'For content that belongs together and is separate from the rest of the page: a person, a request, a form. Section adds a heading and actions.',
      avoid:
        'A card within a card, a single line of text, or content that only needs spacing: use Stack. Clickable cards are components of their own, such as DoctorCard.',
      keyboard: [['Tab', 'Moves to the controls inside. The card itself is not focusable.']],
    },
  },
});

export const Outlined = meta.story();
export const Flat = meta.story({ args: { variant: 'flat' } });
export const Raised = meta.story({ args: { variant: 'raised' } });
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

export const LongContent = meta.story({
  args: {
    children: <Text>{'Open on weekdays, and on Saturdays by appointment only. '.repeat(8)}</Text>,
  },
});

export const AllStates = meta.story({
  name: 'All states',
  tags: ['sheet'],
  render: ({ children }) => (
    <Sheet>
      <Sheet.State name="Outlined: one of many">
        <Card>{children}</Card>
      </Sheet.State>
      <Sheet.State name="Flat: facts beside the content">
        <Card variant="flat">{children}</Card>
      </Sheet.State>
      <Sheet.State name="Raised: what the page is about">
        <Card variant="raised">{children}</Card>
      </Sheet.State>
      <Sheet.State name="Small padding">
        <Card padding="small">{children}</Card>
      </Sheet.State>
      <Sheet.State name="Section with an action">
        <Card>
          <Section heading="Clinic" actions={<IconButton label="Edit clinic" icon={Pencil} />}>
            {children}
          </Section>
        </Card>
      </Sheet.State>
    </Sheet>
  ),
});
