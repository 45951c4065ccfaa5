import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SpotIllustration } from './SpotIllustration.tsx';

const meta = preview.meta({
  title: 'Components/Layout/SpotIllustration',
  component: SpotIllustration,
  args: { kind: 'noRequests' as const },
  parameters: {
    guide: {
      since: '0.2.0',
      use: 'Above the text of an empty list, or beside the news that something was sent. EmptyState takes it as a prop.',
      avoid:
        'For failed, locked and missing content, which has a badge. At most one per panel, and never without a text.',
      do: {
        render: () => (
          <Stack gap={2}>
            <SpotIllustration kind="noRequests" />
            <Text>No requests yet!</Text>
          </Stack>
        ),
        text: 'Above the text that says the same.',
      },
      dont: {
        render: () => <SpotIllustration kind="noRequests" />,
        text: 'Without a text, screen readers get nothing and others guess.',
      },
    },
  },
});

export const NoRequests = meta.story();
export const NoReadings = meta.story({ args: { kind: 'noReadings' } });
export const Sent = meta.story({ args: { kind: 'sent' } });
export const Answered = meta.story({ args: { kind: 'answered' } });
export const NothingFound = meta.story({ args: { kind: 'nothingFound' } });

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ NoRequests, NoReadings, Sent, Answered, NothingFound }),
});
