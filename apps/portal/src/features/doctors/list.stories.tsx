import { mock } from '@medportal/api-client/msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { wireDoctors } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { refresh } from '../../testing/refreshSteps.ts';

const twenty = wireDoctors(20);

const listOf = (doctors: typeof twenty) =>
  mock.listDoctors.ok(({ query }) => {
    const term = (query.get('searchName') ?? '').toLowerCase();
    const found = doctors.filter(({ name }) => name.toLowerCase().includes(term));
    return {
      doctors: found.slice(0, Number(query.get('pageSize'))),
      totalCount: found.length,
    };
  });

const meta = preview.meta({
  title: 'Pages/Doctors',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.doctors(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

/** More than nine doctors match. */
export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 doctors found')).toBeVisible();
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(9);
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
    const kinds = cards.map((card) =>
      card.querySelector('svg[data-kind]')?.getAttribute('data-kind'),
    );
    await expect(kinds.slice(0, 2)).toEqual(['female', 'male']);
    const first = within(canvas.getByRole('main')).getByRole('link', {
      name: 'Dr. Sample Doctor 1',
    });
    await expect(first).toHaveAttribute('href', paths.doctorProfile('Sample Doctor 1'));
    await expect(cards[0]).toHaveTextContent('Cardiology');
    await expect(cards[0]).toHaveTextContent('Green Leaf Clinic');
  },
});

/** The longest list of a single call. Cards off the screen are in the DOM but not rendered (`content-visibility`). */
export const NineHundred = meta.story({
  tags: ['state:edge'],
  parameters: {
    chromatic: { disableSnapshot: true },
    // Only rules that depend on the length of the list: all rules would take too long.
    a11y: {
      options: {
        runOnly: ['list', 'listitem', 'heading-order', 'link-name', 'nested-interactive'],
        resultTypes: ['violations'],
      },
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listDoctors.ok(({ query }) => ({
        // Starts with 891 doctors, as after many presses of 'Show more'.
        doctors: wireDoctors(Math.max(Number(query.get('pageSize')), 891)),
        totalCount: 960,
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    const showMore = (await canvas.findByText('Show more')).closest('button');
    await userEvent.click(showMore!);
    await expect(await canvas.findByText('Showing 900 of 960')).toBeVisible();
    await expect(showMore).toHaveFocus();
    await waitFor(() => expect(document.querySelectorAll('main article')).toHaveLength(900));
    const items = [...document.querySelectorAll<HTMLElement>('main li')];
    await expect(items).toHaveLength(900);
    const isRendered = (item: HTMLElement | undefined) =>
      item?.querySelector('a')?.checkVisibility({ contentVisibilityAuto: true });
    await expect([items[0], items[500]].map(isRendered)).toEqual([true, false]);
    await userEvent.tab({ shift: true });
    await expect(items.at(-1)!.querySelector('a')).toHaveFocus();
    await waitFor(() => expect(isRendered(items.at(-1))).toBe(true));
    // Renders all cards at once: later checks visit every element, and would render the cards one by one.
    for (const { style } of items) style.contentVisibility = 'visible';
  },
});

export const Typing = meta.story({
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('20 doctors found');
    msw.use(mock.listDoctors.pending());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'doctor 2');
    await waitFor(() => expect(canvas.getByRole('list', { busy: true })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Dr. Sample Doctor 9' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** The typing rested for 250 ms, or the address names a search. */
export const Results = meta.story({
  args: { path: paths.doctors({ searchName: 'doctor 2' }) },
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 doctors found')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('doctor 2');
  },
});

/** The list was loaded, and its refresh fails. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^listDoctors failed: 503/] },
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas, msw }) => {
    await canvas.findByText('20 doctors found');
    msw.use(mock.listDoctors.fail(503));
    await refresh();
    await expect(await canvas.findByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
  },
});

/** 'Show more' was pressed, and the call failed. */
export const MoreFailed = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^listDoctors failed: 503/] },
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas, msw, userEvent }) => {
    const showMore = await canvas.findByRole('button', { name: 'Show more' });
    msw.use(mock.listDoctors.fail(503));
    await userEvent.click(showMore);
    await expect(await canvas.findByText('We could not load more. Try again.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dr. Sample Doctor 9' })).toBeVisible();
  },
});

export const SearchCleared = meta.story({
  args: { path: paths.doctors({ searchName: 'doctor 2' }) },
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 doctors found');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findByText('20 doctors found')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** An Arabic term was typed. */
export const ArabicSearch = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(listOf([...twenty, { ...twenty[0]!, name: 'ياسمين النهر' }])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('21 doctors found');
    await userEvent.type(canvas.getByRole('searchbox'), 'ياسمين');
    await expect(await canvas.findByText('1 doctor found')).toBeVisible();
    await expect(canvas.getByText('ياسمين النهر')).toBeVisible();
  },
});

/** A late HTTP response to an earlier search term is ignored. */
export const LateResponseIgnored = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('20 doctors found');
    let asked = 0;
    msw.use(
      mock.listDoctors.ok(async ({ query }) => {
        asked += 1;
        const isFirst = query.get('searchName') === 'doctor';
        if (isFirst) await new Promise((resolve) => setTimeout(resolve, 700));
        const name = isFirst ? 'Too Late' : 'In Time';
        return { doctors: [{ ...twenty[0]!, name }], totalCount: 1 };
      }),
    );
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'doctor{Enter}');
    await waitFor(() => expect(asked).toBe(1));
    await userEvent.type(box, ' 2{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Dr. In Time' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(canvas.getByRole('link', { name: 'Dr. In Time' })).toBeVisible();
    await expect(canvas.queryByText('Too Late')).toBeNull();
  },
});
