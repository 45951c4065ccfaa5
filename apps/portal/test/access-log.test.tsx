import { mock } from '@medportal/api-client/msw';
import { AccessLog } from '@medportal/ui/screens';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { useAccessLog } from '../src/features/sharing/useAccessLog.ts';
import { people } from '../src/testing/people.ts';
import { wireGrants } from '../src/testing/wireSamples.ts';
import { type Backend, faults, startBackend, startBackendFor } from './backend.ts';
import { settle } from './settle.ts';
import { portalWith, visit } from './visit.tsx';

const Shown = () => <AccessLog {...useAccessLog()} />;

const visitLog = () =>
  visit({ path: '/', viewer: 'patient', routes: portalWith({ path: '/', Component: Shown }) });

const startLog = () => startBackendFor({ extension: 'accessLog' });

const entry = (accountName: string, date: string) =>
  ({
    date,
    accountName,
    role: 'Doctor',
    isSelf: false,
    action: 'listMedicines',
    requestId: null,
    outcome: 'allowed',
  }) as const;

const line = (name: string) => browser.getByRole('listitem').filter({ hasText: name });
const showMore = () => browser.getByRole('button', { name: 'Show more' });

const queriesOf = (backend: Backend) =>
  backend.callsOf('listAccessLog').map(({ query }) => Object.fromEntries(query));

test('the log is read by its cursors, one page for each press', async () => {
  const backend = startLog();
  const juniper = entry('Juniper Vale', '2026-11-20T09:00:00Z');
  const last = mock.listAccessLog.ok({ entries: [juniper], totalCount: 2, next: null });
  const alder = entry('Alder Brook', '2026-11-20T10:00:00Z');
  backend.answer(
    'listAccessLog',
    mock.listAccessLog.ok({ entries: [alder], totalCount: 2, next: '5-1' }),
  );
  const { problems } = visitLog();
  await expect.element(line('Dr. Alder Brook')).toBeVisible();
  expect(line('Dr. Juniper Vale').query()).toBeNull();
  backend.answer('listAccessLog', faults['status 500']);
  await showMore().click();
  await expect.element(browser.getByText('We could not load more. Try again.')).toBeVisible();
  await expect.element(line('Dr. Alder Brook')).toBeVisible();
  backend.answer('listAccessLog', last);
  await showMore().click();
  await expect.element(line('Dr. Juniper Vale')).toBeVisible();
  await expect.element(line('Dr. Alder Brook')).toBeVisible();
  await expect.element(browser.getByText('There is nothing earlier')).toBeVisible();
  expect(showMore().query()).toBeNull();
  const more = { cursor: '5-1', pageSize: '100' };
  expect(queriesOf(backend)).toEqual([{ pageNumber: '1', pageSize: '100' }, more, more]);
  expect(problems).toEqual([]);
});

test('a backend without cursors gives the next page by its number', async () => {
  const backend = startLog();
  backend.answer(
    'listAccessLog',
    mock.listAccessLog.ok(({ query }) => ({
      entries: [entry(`Page ${query.get('pageNumber')}`, '2026-11-20T10:00:00Z')],
      totalCount: 2,
    })),
  );
  visitLog();
  await expect.element(line('Dr. Page 1')).toBeVisible();
  await showMore().click();
  await expect.element(line('Dr. Page 2')).toBeVisible();
  expect(showMore().query()).toBeNull();
});

test('nothing is read when the backend has no log', async () => {
  const backend = startBackendFor({ extension: 'inbox' });
  visitLog();
  await expect.poll(() => backend.callsOf('getCapabilities')).toHaveLength(1);
  await settle();
  expect(backend.callsOf('listAccessLog')).toEqual([]);
});

test('a failed read can be tried again', async () => {
  const backend = startLog();
  backend.answer('listAccessLog', faults['status 500']);
  visitLog();
  await expect
    .element(browser.getByRole('heading', { name: 'The access log could not be loaded' }))
    .toBeVisible();
  backend.answer('listAccessLog', mock.listAccessLog.empty());
  await browser.getByRole('button', { name: 'Retry' }).click();
  await expect.element(browser.getByText('Nothing recorded yet')).toBeVisible();
});

test('a refusal after the sharing had ended says so, and one before it was shared does not', async () => {
  const backend = startBackend();
  backend.answer(
    'getCapabilities',
    mock.getCapabilities.ok({ capabilities: { accessLog: 1, sharing: 1 } }),
  );
  const refused = {
    ...entry(people.doctor.name, ''),
    action: 'getPatient',
    outcome: 'denied',
  } as const;
  const dates = ['2026-02-10T18:00:00Z', '2025-05-01T08:00:00Z'];
  backend.answer(
    'listAccessLog',
    mock.listAccessLog.ok({
      entries: dates.map((date) => ({ ...refused, date })),
      totalCount: 2,
      next: null,
    }),
  );
  backend.answer('listGrants', mock.listGrants.ok({ grants: wireGrants }));
  const { problems } = visitLog();
  await expect.element(line('sharing had ended')).toBeVisible();
  await expect.element(line('it was not shared')).toBeVisible();
  await settle();
  expect(problems).toEqual([]);
});
