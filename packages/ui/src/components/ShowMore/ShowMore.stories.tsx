import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ShowMore } from './ShowMore.tsx';

const meta = preview.meta({
  title: 'Components/ShowMore',
  component: ShowMore,
  args: { more: 'available' as const, shown: 9, total: 24, onShowMore: fn() },
});

export const Available = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  args: { more: 'pending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onShowMore).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({ args: { more: 'failed' } });

export const AllShown = meta.story({ args: { more: 'none', shown: 24 } });

/** The last items arrive and the button goes: the focus moves to the words that say so. */
export const LastItemsArrive = meta.story({
  render: function LastItems() {
    const [all, setAll] = useState(false);
    return (
      <ShowMore
        more={all ? 'none' : 'available'}
        shown={all ? 12 : 9}
        total={12}
        onShowMore={() => setAll(true)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByText('Showing 12 of 12')).toHaveFocus();
  },
});
