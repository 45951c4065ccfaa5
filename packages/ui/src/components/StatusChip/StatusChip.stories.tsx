import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { StatusChip } from './StatusChip.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/StatusChip',
  component: StatusChip,
  args: { status: 'waiting' as const, children: 'Waiting for a response' },
  parameters: {
    guide: {
      since: '0.2.0',
      use: 'For the status of one item in a list, such as a request that waits for a response.',
      avoid: 'Not for readings: a chip would judge somebody’s health. Not for actions.',
      do: {
        render: () => <StatusChip status="waiting">Waiting for a response</StatusChip>,
        text: 'A status in words; the colour only repeats it.',
      },
      dont: {
        render: () => <StatusChip status="done">Healthy</StatusChip>,
        text: 'A judgement of somebody’s health is not a status.',
      },
    },
  },
});

export const Waiting = meta.story();

export const Done = meta.story({ args: { status: 'done', children: 'Answered' } });

export const Refused = meta.story({ args: { status: 'refused', children: 'Refused' } });

export const Narrow = meta.story({
  args: { children: 'Waiting for a response from the doctor' },
  render: (args) => (
    <div style={{ inlineSize: '10rem' }}>
      <StatusChip {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Waiting, Done, Refused, Narrow }),
});
