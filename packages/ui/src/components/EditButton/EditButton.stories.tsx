import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Card, Section } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EditButton } from './EditButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/EditButton',
  component: EditButton,
  args: { what: 'clinic', onClick: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'Beside a section’s heading, for the owner of its content. It opens an overlay with the content as fields.',
      avoid:
        'For anyone but the owner, who does not see it at all, and for actions that save at once.',
      do: {
        render: () => (
          <Card>
            <Section heading="Clinic" actions={<EditButton what="clinic" />}>
              <Text>1 Sample Street</Text>
            </Section>
          </Card>
        ),
        text: 'Beside the heading of what it edits.',
      },
      dont: {
        render: () => (
          <Stack gap={2}>
            <EditButton what="clinic" />
            <Text>1 Sample Street</Text>
          </Stack>
        ),
        text: 'Alone above text, nobody can tell what it edits.',
      },
      keyboard: [['Enter, Space', 'Opens the overlay. After Save or Cancel the focus returns.']],
    },
  },
});

/** Shows 'Edit'; screen readers also hear what it edits. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit clinic' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const InASection = meta.story({
  render: (args) => (
    <Card>
      <Section heading="Clinic" actions={<EditButton {...args} />}>
        <Text tone="muted">No clinic data yet</Text>
      </Section>
    </Card>
  ),
});

export const LongHeading = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Card>
        <Section heading="Blood type, height and weight" actions={<EditButton {...args} />}>
          <Text tone="muted">Not recorded</Text>
        </Section>
      </Card>
    </div>
  ),
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Default, InASection, LongHeading }),
});
