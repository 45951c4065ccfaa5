import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SafeLink } from './SafeLink.tsx';

const meta = preview.meta({
  title: 'Components/SafeLink',
  component: SafeLink,
  args: { value: { text: 'https://cv.example/sami', href: 'https://cv.example/sami' } },
});

export const WebAddress = meta.story();

export const PlainText = meta.story({
  args: { value: { text: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const LongAddress = meta.story({
  args: {
    value: {
      text: `https://cv.example/${'a-long-path/'.repeat(16)}`,
      href: `https://cv.example/${'a-long-path/'.repeat(16)}`,
    },
  },
});
