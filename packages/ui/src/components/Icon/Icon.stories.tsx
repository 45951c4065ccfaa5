import { HeartPulse } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Sheet } from '../../testing/StorySheet.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  title: 'Components/Icon',
  component: Icon,
  args: { icon: HeartPulse },
  parameters: {
    guide: {
      use: 'A symbol beside text that makes it easier to find. Foundations / Icons lists which icon means what.',
      avoid:
        'As a button: IconButton has the target size, name and tooltip. Never use an icon alone for important information unless it has a label.',
      keyboard: [],
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

const sizes = [16, 20, 24, 32] as const;

export const AllStates = meta.story({
  name: 'All states',
  tags: ['sheet'],
  render: ({ icon }) => (
    <Sheet>
      {sizes.map((size) => (
        <Sheet.State key={size} name={`${size} px`}>
          <Icon icon={icon} size={size} />
        </Sheet.State>
      ))}
      <Sheet.State name="Beside words">
        <Cluster gap={2}>
          <Icon icon={icon} />
          Blood pressure
        </Cluster>
      </Sheet.State>
    </Sheet>
  ),
});
