import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Grid } from '../Stack/Stack.tsx';
import {
  LoadingRegion,
  Skeleton,
  SkeletonAvatar,
  SkeletonCard,
  SkeletonText,
} from './Skeleton.tsx';

const meta = preview.meta({ title: 'Components/Skeleton', component: Skeleton });

export const Line = meta.story({ args: { width: '12rem' } });
export const TextLines = meta.story({ render: () => <SkeletonText lines={4} /> });
export const AvatarShape = meta.story({ render: () => <SkeletonAvatar size={64} /> });

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
