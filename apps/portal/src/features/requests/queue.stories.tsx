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
