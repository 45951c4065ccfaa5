import { HeartPulse } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  title: 'Components/Icon',
  component: Icon,
  args: { icon: HeartPulse },
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
