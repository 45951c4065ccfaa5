import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  argTypes: { children: { control: 'text' } },
  args: { targetId: 'skip-target' },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'The first thing in a page that has links above its content. AppShell includes it.',
      avoid: 'Not as a link within a page: nobody sees it until the keyboard reaches it.',
      keyboard: [
        ['Tab', 'Shows it.'],
        ['Enter', 'Moves the focus to its target, which needs tabIndex={-1}.'],
      ],
    },
  },
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
  tags: ['screenshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
