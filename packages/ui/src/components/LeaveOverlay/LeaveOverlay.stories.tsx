import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { LeaveOverlay, type LeaveOverlayProps } from './LeaveOverlay.tsx';

function Demo({ open: first, onStay, ...rest }: LeaveOverlayProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Link
        href="#elsewhere"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Elsewhere
      </Link>
      <LeaveOverlay
        {...rest}
        open={open}
        onStay={() => {
          setOpen(false);
          onStay();
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Feedback/LeaveOverlay',
  component: LeaveOverlay,
  args: {
    open: true,
    children: 'Your request is not sent yet. If you leave this page, you lose what you entered.',
    onStay: fn(),
    onLeave: fn(),
  },
  render: (args) => <Demo {...args} />,
  parameters: {
    // A modal dialog covers the whole page, so each story on the docs page needs its own iframe.
    docs: { story: { inline: false, height: '20rem' } },
    guide: {
      since: '0.1.0',
      use: 'When somebody follows a link away from a long form that is not saved. The first button, and Escape, keep everything as it is.',
      avoid:
        'Not for short forms that are quick to retype, not after a save, and not between the tabs of one page: nothing is lost there.',
      do: {
        render: () => (
          <Text>
            Your request is not sent yet. If you leave this page, you lose what you entered.
          </Text>
        ),
        text: 'Says what would be lost.',
      },
      dont: {
        render: () => <Text>Are you sure?</Text>,
        text: 'Says neither what is lost nor how to keep it.',
      },
      keyboard: [
        ['Enter', 'Stays: the first button has the focus.'],
        ['Tab', 'Moves between the two buttons.'],
        ['Escape', 'Stays, and gives the focus back to the link.'],
      ],
    },
  },
});

export const Open = meta.story({
  tags: ['screenshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
  },
});

export const Staying = meta.story({
  args: { open: false },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: 'Stay on this page' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Elsewhere' })).toHaveFocus());
  },
});

export const Leaving = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    children:
      'You have written a lot, on more than one of the tabs, and nothing of it is saved. '.repeat(
        6,
      ),
  },
  tags: ['state:edge'],
});
