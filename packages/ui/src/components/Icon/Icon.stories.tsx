import { HeartPulse } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Icon',
  component: Icon,
  args: { icon: HeartPulse },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'A symbol beside text that makes it easier to find. Foundations / Icons lists which icon means what.',
      avoid:
        'As a button: IconButton has the target size, name and tooltip. Never use an icon alone for important information unless it has a label.',
      do: {
        render: () => (
          <Cluster gap={2}>
            <Icon icon={HeartPulse} /> Blood pressure
          </Cluster>
        ),
        text: 'Beside its text, in the colour of the text.',
      },
      dont: {
        render: () => <Icon icon={HeartPulse} />,
        text: 'Alone it may mean pulse, health or emergency.',
      },
    },
  },
});

export const Decorative = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Labelled = meta.story({
  args: { label: 'Blood pressure', size: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Blood pressure' })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: ({ icon }) => (
    <Cluster>
      {([16, 20, 24, 32] as const).map((size) => (
        <Icon key={size} icon={icon} size={size} />
      ))}
    </Cluster>
  ),
});

export const BesideText = meta.story({
  render: (args) => (
    <Cluster gap={2}>
      <Icon {...args} />
      Blood pressure
    </Cluster>
  ),
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Sizes, BesideText }),
});
