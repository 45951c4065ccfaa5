import { mock } from '@medportal/api-client/msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { queueHandler, queueHandlers } from '../../testing/anyPage.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { wireDoctor } from '../../testing/wireSamples.ts';

const queue = (query: { answered?: string; search?: string; order?: string } = {}) =>
  paths.doctorProfile(wireDoctor.name, { tab: 'requests', ...query });

const meta = preview.meta({
  title: 'Pages/Doctor request queue',
  component: PortalAt,
  tags: ['persona:owner'],
  args: { path: queue(), viewer: 'owner' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...queueHandlers()),
});

type Canvas = Pick<ReturnType<typeof within>, 'getAllByRole' | 'findByRole'>;

/** The order, once it is known that the backend sorts. */
async function order(canvas: Canvas) {
  const select = await canvas.findByRole('combobox', { name: 'Sort by' });
  await waitFor(() => expect(select).toBeEnabled());
  return select;
}

const patients = (canvas: Canvas) =>
  canvas
    .getAllByRole('article')
    .map((card: HTMLElement) => within(card).getByRole('heading').textContent);

const searchbox = (canvas: Canvas) =>
  canvas.findByRole('searchbox', { name: 'Search by name or words of the request' });

/** The backend searches all requests, loaded or not. */
export const SearchHits = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('11 requests')).toBeVisible();
    await userEvent.type(await searchbox(canvas), 'dizzy');
    await expect(await canvas.findByText('2 requests found')).toBeVisible();
    await expect(patients(canvas)).toEqual(['Robin Meadow', 'Wren Summer']);
  },
});

/** The search is in the address, and applies to the other tab too. */
export const DeepLinkedSearch = meta.story({
  args: { path: queue({ search: 'starling', order: 'oldest' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 requests found')).toBeVisible();
    await expect(await searchbox(canvas)).toHaveValue('starling');
    await expect(await order(canvas)).toHaveDisplayValue('Longest waiting first');
  },
});

/** Nothing is found. The search can be cleared below it, and the focus moves to the search. */
export const NothingFound = meta.story({
  tags: ['state:empty'],
  args: { path: queue({ search: 'lighthouse' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests found')).toBeVisible();
    await expect(canvas.getByText('0 requests found')).toBeInTheDocument();
  },
});

/** The owner clears a search that found nothing. */
export const SearchCleared = meta.story({
  args: { path: queue({ search: 'lighthouse' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the search' }));
    await expect(await canvas.findByText('Showing 9 of 11')).toBeVisible();
    await expect(await searchbox(canvas)).toHaveFocus();
    await expect(await searchbox(canvas)).toHaveValue('');
  },
});

/** The owner sorts by the time that requests wait. */
export const LongestWaiting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await order(canvas), 'Longest waiting first');
    await waitFor(() =>
      expect(patients(canvas).slice(0, 2)).toEqual(['Aspen Lake', 'Hazel Brook']),
    );
    await expect(canvas.getByText('Showing 9 of 11')).toBeVisible();
  },
});

/** The owner presses Show more in a sorted list. */
export const NextPage = meta.story({
  args: { path: queue({ order: 'oldest' }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('My stomach hurts after meals.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('Showing 11 of 11')).toBeVisible();
    await expect(patients(canvas).at(-1)).toBe('Robin Meadow');
  },
});

/** The earlier requests stay until the backend has answered. */
export const Searching = meta.story({
  tags: ['state:loading'],
  play: async ({ canvas, msw, userEvent }) => {
    await order(canvas);
    msw.use(mock.listInboxRequests.pending());
    await userEvent.type(await searchbox(canvas), 'dizzy');
    const list = (await canvas.findAllByRole('article'))[0]?.closest('ul');
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
  },
});

export const SearchFailed = meta.story({
  tags: ['state:failed'],
  args: { path: queue({ search: 'dizzy' }) },
  parameters: { expectedConsole: [/^listInboxRequests failed: 503/] },
  beforeEach: ({ msw }) => msw.use(mock.listInboxRequests.fail(503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('The requests could not be loaded')).toBeVisible();
    await expect(await searchbox(canvas)).toHaveValue('dizzy');
    msw.use(...queueHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('2 requests found')).toBeVisible();
  },
});

const core = () => [mock.getCapabilities.ok({ capabilities: {} }), queueHandler()];

/** Without the inbox, a part of the list cannot be sorted. The address keeps the order. */
export const NotAllLoaded = meta.story({
  args: { path: queue({ order: 'oldest' }) },
  beforeEach: ({ msw }) => msw.use(...core()),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Newest first. Load all requests to change the order.'),
    ).toBeVisible();
    await expect(patients(canvas)[0]).toBe('Robin Meadow');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await order(canvas)).toHaveDisplayValue('Longest waiting first');
    await expect(patients(canvas).slice(0, 2)).toEqual(['Aspen Lake', 'Hazel Brook']);
  },
});

/** Without the inbox, the search looks at what is loaded, and says so. */
export const SearchOfLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...core()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await searchbox(canvas), 'wren');
    await expect(await canvas.findByText('2 requests found in the 9 loaded so far')).toBeVisible();
    await expect(canvas.getByText('9 of 11 loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
  },
});

/** The backend does not search, and none of the loaded requests matches. */
export const NothingFoundInLoaded = meta.story({
  tags: ['state:empty'],
  args: { path: queue({ search: 'stomach' }) },
  beforeEach: ({ msw }) => msw.use(...core()),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'We searched the 9 requests loaded so far. Show more to search the others.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('1 request found')).toBeVisible();
    await expect(patients(canvas)).toEqual(['Aspen Lake']);
  },
});

/** The capabilities are unknown: the page is that of a backend without the inbox, and calls nothing of it. */
export const Unknown = meta.story({
  tags: ['state:edge'],
  parameters: { expectedConsole: [/^getCapabilities failed: 503/] },
  beforeEach: ({ msw }) =>
    msw.use(mock.getCapabilities.fail(503), mock.listInboxRequests.fail(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await searchbox(canvas), 'wren');
    await expect(await canvas.findByText('2 requests found in the 9 loaded so far')).toBeVisible();
  },
});
