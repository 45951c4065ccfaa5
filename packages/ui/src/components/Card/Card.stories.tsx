import { Pencil } from 'lucide';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, Section } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  argTypes: { children: { control: false } },
  args: { children: <Text>Open on weekdays from 9 to 17.</Text> },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For content that belongs together and is separate from the rest of the page: a person, a request, a form. Section adds a heading and actions.',
      avoid:
        'A card within a card, a single line of text, or content that only needs spacing: use Stack. Clickable cards are components of their own, such as DoctorCard.',
      do: {
        render: () => (
          <Card>
            <Section heading="Clinic">
              <Text>1 Sample Street</Text>
            </Section>
          </Card>
        ),
        text: 'Holds what belongs together.',
      },
      dont: {
        render: () => (
          <Card>
            <Card padding="small">
              <Text>1 Sample Street</Text>
            </Card>
          </Card>
        ),
        text: 'A card in a card: use space, or a Section.',
      },
      keyboard: [['Tab', 'Moves to the controls inside. The card itself is not focusable.']],
    },
  },
});

/** One of many, as in a list. */
export const Outlined = meta.story();

/** Facts beside the content. */
export const Flat = meta.story({ args: { variant: 'flat' } });

/** What the page is about. */
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
  tags: ['sheet'],
  render: sheet({ Outlined, Flat, Raised, SmallPadding, WithSection, LongContent }),
});
