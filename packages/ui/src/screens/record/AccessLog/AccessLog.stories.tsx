import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Page } from '../../../components/Stack/Stack.tsx';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import { accessEntries, accessLogViews, everyEntry, ownEntries } from './AccessLog.fixtures.ts';
import { AccessLog } from './AccessLog.tsx';
import { retry } from '../../shared/retry.fixtures.ts';

const meta = preview.meta({
  title: 'Screens/Patient/Access log',
  tags: ['screen'],
  component: AccessLog,
  parameters: { layout: 'fullscreen' },
  args: { view: accessLogViews.ready, onShowMore: fn(), onRetry: fn() },
  render: (args) => (
    <Page>
      <AccessLog {...args} />
    </Page>
  ),
});

const { ready } = accessLogViews;

const friday = { name: 'Friday, 20 November 2026' };
const thursday = { name: 'Thursday, 19 November 2026' };

/** By day and person, the latest first. Refusals are marked. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    // The second list of a day is that of the own visits.
    const linesOf = (day: { name: string }) =>
      within(canvas.getAllByRole('list', day)[0]!).getAllByRole('listitem');
    await expect(linesOf(friday).map(({ textContent }) => textContent)).toEqual([
      'Dr. Alder Brook replied to your request, 10:41',
      'Dr. Alder Brook read: Your readings, 3 times, 10:02–10:40',
      'Dr. Alder Brook read: Your medicines, 10:02',
      'Dr. Alder Brook read: Your allergies, 10:02',
      'Dr. Alder Brook read: A request, 10:01',
      'Dr. Juniper Vale: Your allergies, 10:21Refused',
      'Dr. Juniper Vale could not open your record: sharing had ended, 10:20Refused',
    ]);
    await expect(linesOf(thursday)[0]).toHaveTextContent(
      'Somebody who was not logged in could not open your record: it was not shared, 12 times, from 22:10',
    );
    await expect(canvas.getByText('8 reads and changes by others, 15 refused')).toBeVisible();
    await expect(canvas.getByText('Back to Thursday, 19 November 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

/** The patient’s own visits are folded away. */
export const OwnVisits = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('A reading added')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Times you looked yourself (4)'));
    await expect(canvas.getByText('A reading added')).toBeVisible();
  },
});

export const WhatIsRecorded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What is recorded, and for how long'));
    await expect(canvas.getByText(/as long as the law requires/)).toBeVisible();
  },
});

/** The accesses of one person among those loaded so far. */
export const OnePerson = meta.story({
  play: async ({ canvas, userEvent }) => {
    const person = canvas.getByRole('combobox', { name: 'Person' });
    await userEvent.selectOptions(person, 'Dr. Juniper Vale');
    await expect(canvas.getByText('1 read or change, 2 refused')).toBeVisible();
    await expect(canvas.queryByText('Dr. Alder Brook', { selector: 'bdi' })).toBeNull();
    await expect(canvas.queryByText(/^Times you looked yourself/)).toBeNull();
    await userEvent.selectOptions(person, 'Everyone');
    await expect(canvas.getByText('8 reads and changes by others, 15 refused')).toBeVisible();
    await userEvent.selectOptions(person, 'Dr. Juniper Vale');
  },
});

/** Every kind of access, unknown dates, and names that are long or missing. */
export const EveryKind = meta.story({
  tags: ['state:edge'],
  args: { view: { ...ready, entries: everyEntry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Times you looked yourself (20)'));
    await expect(canvas.getByText('A request sent')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Date not recorded' })).toBeVisible();
    await expect(canvas.getAllByText(/: Something else/)).toHaveLength(2);
    await expect(
      canvas.getByText('Somebody without a recorded name', { selector: 'bdi' }),
    ).toBeVisible();
  },
});

export const NobodyElse = meta.story({
  args: { view: { ...ready, entries: ownEntries, more: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody else has looked at your record.')).toBeVisible();
    await expect(canvas.getByText('There is nothing earlier')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

/** Earlier entries could be of somebody else. */
export const NobodyElseLoaded = meta.story({
  args: { view: { ...ready, entries: ownEntries } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody else, as far as this list goes.')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: accessLogViews.loading },
});

/** Nobody has opened the record. */
export const Empty = meta.story({
  tags: ['state:empty'],
  args: { view: accessLogViews.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing recorded yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { view: accessLogViews.failed },
  play: retry,
});

/** The session has ended when the log is opened. */
export const Locked = meta.story({
  tags: ['state:locked'],
  args: { view: accessLogViews.locked },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Log in to see the access log' }),
    ).toBeVisible();
  },
});

/** Loaded entries stay, with a notice of their age. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry the access log' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const EmptyRefreshFailed = meta.story({
  tags: ['state:empty', 'state:failed'],
  args: { view: { ...accessLogViews.empty, stale } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText('Nothing recorded yet')).toBeVisible();
  },
});

/** Show more was pressed and earlier entries are loading. */
export const MorePending = meta.story({
  tags: ['state:loading'],
  args: { view: { ...ready, more: 'pending' } },
});

export const MoreFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...ready, more: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load more. Try again.');
  },
});

export const Arabic = meta.story({
  globals: { locale: 'ar' },
  args: { view: { ...ready, entries: [...accessEntries, ...everyEntry] } },
});
