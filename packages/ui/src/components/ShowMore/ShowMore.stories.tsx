import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Button } from '../Button/Button.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { ShowMore } from './ShowMore.tsx';

const meta = preview.meta({
  title: 'Components/Actions/ShowMore',
  component: ShowMore,
  args: { more: 'available' as const, shown: 9, total: 24, onShowMore: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'At the end of a paged list: shows how many items are visible and loads more.',
      avoid: 'Not for a list that is always complete, and not with numbered pages.',
      do: {
        render: () => <ShowMore more="available" shown={9} total={24} onShowMore={fn()} />,
        text: 'Says how much is left before anybody presses.',
      },
      dont: {
        render: () => (
          <Cluster>
            <Button variant="quiet">1</Button>
            <Button variant="quiet">2</Button>
            <Button variant="quiet">3</Button>
          </Cluster>
        ),
        text: 'Numbered pages make people remember where something was.',
      },
      keyboard: [
        ['Tab', 'Reaches the button.'],
        ['Enter or Space', 'Loads more. After the last items the focus moves to the count.'],
      ],
    },
  },
});

export const Available = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const AllShown = meta.story({
  args: { more: 'none', shown: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A filter hides some of the loaded items. */
export const Filtered = meta.story({
  args: { filtered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 of 24 loaded')).toBeVisible();
  },
});

/** A list that is too long to count says how far it goes. */
export const Uncounted = meta.story({
  render: ({ more, onShowMore }) => (
    <ShowMore more={more} progress="Back to 3 November 2026" onShowMore={onShowMore} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Back to 3 November 2026$/);
  },
});

/** The last items remove the button, so focus moves to the item count. */
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
    const progress = canvas.getByText('Showing 12 of 12');
    // An effect moves it, which may run after the paint.
    await waitFor(() => expect(progress).toHaveFocus());
  },
});

export const Pending = meta.story({
  tags: ['state:loading'],
  args: { more: 'pending' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onShowMore).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { more: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Available, AllShown, Pending, Failed }),
});
