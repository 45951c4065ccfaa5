import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Grid } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import {
  LoadingRegion,
  Skeleton,
  SkeletonAvatar,
  SkeletonCard,
  SkeletonText,
} from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['state:loading'],
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'In place of loading content, in its shape and size, so that the layout does not shift when it arrives. Put skeletons inside a LoadingRegion, which announces what is loading.',
      avoid:
        'While content on the screen is being refreshed: it stays. For a pending button use its busy state.',
      do: {
        render: () => <SkeletonCard />,
        text: 'The shape of the card that will come.',
      },
      dont: {
        render: () => <Text>Loading…</Text>,
        text: 'The page jumps when the card replaces a line.',
      },
    },
  },
});

export const Line = meta.story({ args: { width: '12rem' } });
export const TextLines = meta.story({ render: () => <SkeletonText lines={4} /> });
export const AvatarShape = meta.story({ render: () => <SkeletonAvatar size={64} /> });
export const CardShape = meta.story({ render: () => <SkeletonCard lines={3} /> });

export const Region = meta.story({
  render: () => (
    <LoadingRegion label="Loading doctors">
      <Grid>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading doctors');
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Line, TextLines, AvatarShape, CardShape }),
});
