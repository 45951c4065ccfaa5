import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RequestList } from './RequestList.tsx';
import { requestListViews, sampleRequests } from './RequestList.fixtures.ts';

const meta = preview.meta({
  title: 'Components/RequestList',
  component: RequestList,
  args: {
    view: requestListViews.ready,
    answered: false,
    onAnsweredChange: fn(),
    onShowMore: fn(),
    onRetry: fn(),
  },
});

export const Unanswered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Answered requests' }));
    await expect(args.onAnsweredChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const Answered = meta.story({
  args: {
    answered: true,
    view: { status: 'ready', requests: sampleRequests(3, true), totalCount: 3, more: 'none' },
  },
});

export const MorePending = meta.story({
  args: { view: { ...requestListViews.ready, more: 'pending' } },
});

export const MoreFailed = meta.story({
  args: { view: { ...requestListViews.ready, more: 'failed' } },
});

export const Loading = meta.story({ args: { view: requestListViews.loading } });

export const Empty = meta.story({
  args: { view: requestListViews.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests yet!')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { view: requestListViews.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Locked = meta.story({ args: { view: requestListViews.locked } });
