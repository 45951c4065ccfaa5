import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import {
  arabicRequest,
  longRequest,
  requestWithLongName,
} from '../RequestCard/RequestCard.fixtures.ts';
import { stale } from '../StaleNotice/StaleNotice.fixtures.ts';
import { RequestList, type RequestListView } from './RequestList.tsx';
import { Text } from '../Text/Text.tsx';
import { requestListViews, sampleRequests } from './RequestList.fixtures.ts';

const meta = preview.meta({
  title: 'Components/Health/RequestList',
  component: RequestList,
  args: {
    view: requestListViews.ready,
    answered: false,
    onAnsweredChange: fn(),
    onShowMore: fn(),
    onRetry: fn(),
  },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For the user’s own requests, on their profile: answered and unanswered, each on a tab.',
      avoid: 'For other people’s requests: only the patient and the doctor can see them.',
      do: {
        render: () => (
          <RequestList
            view={requestListViews.loading}
            answered={false}
            onAnsweredChange={fn()}
            onShowMore={fn()}
            onRetry={fn()}
          />
        ),
        text: 'The tabs stay while a list loads.',
      },
      dont: {
        render: () => <Text>You have 0 requests.</Text>,
        text: 'An empty list says what to do next.',
      },
      keyboard: [
        ['Arrow keys', 'Move the focus between the two tabs.'],
        ['Enter, Space', 'On a tab, opens it.'],
        ['Tab', 'Goes from the open tab into its list.'],
        ['Enter, Space', 'On ‘Show more’, brings the next nine; what is shown stays.'],
      ],
    },
  },
});

const few = (answered: boolean): RequestListView => ({
  status: 'ready',
  requests: sampleRequests(3, answered),
  totalCount: 3,
  more: 'none',
});

/** Unanswered requests are shown first. */
export const Unanswered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Answered requests' }));
    await expect(args.onAnsweredChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const Answered = meta.story({ args: { answered: true, view: few(true) } });

export const MorePending = meta.story({
  tags: ['state:loading'],
  args: { view: { ...requestListViews.ready, more: 'pending' } },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: requestListViews.loading },
});

export const Empty = meta.story({
  tags: ['state:empty'],
  args: { view: requestListViews.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests yet!')).toBeVisible();
  },
});

export const MoreFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...requestListViews.ready, more: 'failed' } },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { view: requestListViews.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Loaded requests stay, with a notice of their age. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...requestListViews.ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Reply to/ })).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The empty list stays, with a notice of its age. */
export const EmptyRefreshFailed = meta.story({
  tags: ['state:empty', 'state:failed'],
  args: { view: { ...requestListViews.empty, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText('No requests yet!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Locked = meta.story({
  tags: ['state:locked'],
  args: { view: requestListViews.locked },
});

export const LongContent = meta.story({
  args: {
    view: {
      status: 'ready',
      requests: [requestWithLongName, { ...longRequest, id: 2 }],
      totalCount: 2,
      more: 'none',
    },
  },
});

export const Arabic = meta.story({
  args: {
    view: { status: 'ready', requests: [arabicRequest], totalCount: 1, more: 'none' },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('link', { name: /^Reply to/ }).querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({
    Unanswered,
    Answered,
    Loading,
    Empty,
    Failed,
    Locked,
    RefreshFailed,
    EmptyRefreshFailed,
  }),
});
