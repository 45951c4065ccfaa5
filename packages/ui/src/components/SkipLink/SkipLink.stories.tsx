import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { targetId: 'skip-target' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '6rem' }}>
        <Story />
        <p id="skip-target" tabIndex={-1} style={{ paddingBlockStart: '4rem' }}>
          The content
        </p>
      </div>
    ),
  ],
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

export const Used = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The content')).toHaveFocus();
  },
});
