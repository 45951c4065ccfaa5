import { mock } from '@medportal/api-client/msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { arabicName, longPersonName, wireDoctors } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { refresh, retryRefresh, seeStale } from '../../testing/refreshSteps.ts';

const doctor = wireDoctors(1)[0]!;
const arabicDoctor = { ...doctor, name: arabicName, clinicName: 'عيادة النهر' };
const twenty = wireDoctors(20);
const everybody = [...twenty, arabicDoctor];

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

/** Nine doctors match: the first page holds all of them. */
export const ExactlyNine = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(listOf(wireDoctors(9))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 9 of 9')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

/** 'Show more' was pressed once, and there is still more. */
export const EighteenLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('link', { name: 'Dr. Sample Doctor 18' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
  },
});

/** The last page has fewer than nine doctors, and the button disappears. */
export const LastPartialPage = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(listOf(twenty.slice(0, 14))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    const progress = await canvas.findByText('Showing 14 of 14');
    await waitFor(() => expect(progress).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
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

/** The backend leaves fields out, or fills them at length. */
export const UnevenDoctors = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) =>
    msw.use(
      listOf([
        { ...doctor, name: 'Gender Missing', gender: null },
        { ...doctor, name: 'Field Missing', medicalSpecificationName: null },
        { ...doctor, name: longPersonName },
        {
          ...doctor,
          name: 'Long Clinic',
          clinicName: 'The Green Leaf Clinic for Everybody at the Far End of the Long Meadow Road',
        },
        arabicDoctor,
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 doctors found')).toBeVisible();
    await expect(canvas.getByText(arabicName)).toBeVisible();
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
        return { doctors: [{ ...doctor, name }], totalCount: 1 };
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

export const Loading = meta.story({
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(mock.listDoctors.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading doctors')).toBeInTheDocument();
  },
});

export const MorePending = meta.story({
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas, msw, userEvent }) => {
    const showMore = await canvas.findByRole('button', { name: 'Show more' });
    msw.use(mock.listDoctors.pending());
    await userEvent.click(showMore);
    await waitFor(() => expect(canvas.getByRole('button', { busy: true })).toBeVisible());
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
  },
});

/** The search finds nobody. */
export const NoDoctorsFound = meta.story({
  tags: ['state:empty'],
  args: { path: paths.doctors({ searchName: 'Zzyzx' }) },
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No doctors found!')).toBeVisible();
    await expect(canvas.getByText(/Check the spelling/)).toBeVisible();
  },
});

export const NoDoctorsAtAll = meta.story({
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(listOf([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No doctors found!')).toBeVisible();
    await expect(canvas.getByText('No doctors have signed up yet.')).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Failed: 500',
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^listDoctors failed: 500/] },
  beforeEach: ({ msw }) => msw.use(mock.listDoctors.fail(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The doctors could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Offline = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^listDoctors failed: network/] },
  beforeEach: ({ msw }) => msw.use(mock.listDoctors.offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be reached/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Retry was pressed after a failure, and the backend answers again. */
export const Retried = meta.story({
  name: 'Retry after a failure',
  parameters: { expectedConsole: [/^listDoctors failed: 503/] },
  beforeEach: ({ msw }) => msw.use(mock.listDoctors.fail(503)),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(listOf(twenty));
    await userEvent.click(retry);
    await expect(await canvas.findByText('20 doctors found')).toBeVisible();
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
    await seeStale(canvas);
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
  },
});

export const RefreshRetried = meta.story({
  parameters: { expectedConsole: [/^listDoctors failed: 503/] },
  beforeEach: ({ msw }) => msw.use(listOf(twenty)),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('20 doctors found');
    msw.use(mock.listDoctors.fail(503));
    await refresh();
    await seeStale(canvas);
    msw.use(listOf(everybody));
    await retryRefresh(canvas, userEvent);
    await expect(await canvas.findByText('21 doctors found')).toBeVisible();
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

/** An Arabic term was typed. */
export const ArabicSearch = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(listOf(everybody)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('21 doctors found');
    await userEvent.type(canvas.getByRole('searchbox'), 'ياسمين');
    await expect(await canvas.findByText('1 doctor found')).toBeVisible();
    await expect(canvas.getByText(arabicName)).toBeVisible();
  },
});
