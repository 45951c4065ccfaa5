import { mock } from '@medportal/api-client/msw';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { people } from '../src/testing/people.ts';
import { wireQueue, wireRequests } from '../src/testing/wireSamples.ts';
import { type Backend, startBackend, startBackendFor } from './backend.ts';
import { visit } from './visit.tsx';

const profile = people.doctor.name;
const queue = (query: { search?: string; order?: string } = {}) =>
  ({ path: paths.doctorProfile(profile, { tab: 'requests', ...query }), viewer: 'owner' }) as const;

const field = () => browser.getByRole('searchbox');
const order = () => browser.getByRole('combobox', { name: 'Sort by' });
const status = (text: string) => browser.getByText(text, { exact: true });
const patients = () =>
  browser
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h3')?.textContent);

function startWithQueue(): Backend {
  const backend = startBackendFor({ extension: 'inbox' });
  backend.answer(
    'listInboxRequests',
    mock.listInboxRequests.ok({
      requests: wireQueue.slice(3, 5).map((request) => ({ ...request, answeredAt: null })),
      totalCount: 2,
    }),
  );
  return backend;
}

test('with the inbox, the backend searches and sorts, and the address keeps both', async () => {
  const backend = startWithQueue();
  const first = visit(queue());
  await expect.element(status('12 requests')).toBeVisible();
  await expect.element(order()).toBeVisible();
  expect(backend.callsOf('listInboxRequests')).toEqual([]);

  await order().selectOptions('Longest waiting first');
  await expect.poll(patients).toEqual(['Starling May', 'Robin Meadow']);
  await field().fill('tablets');
  await expect.element(status('2 requests found')).toBeVisible();
  // Without the refreshes of the list before, when the window gets the focus.
  const searches = backend
    .callsOf('listInboxRequests')
    .map(({ query }) => Object.fromEntries(query))
    .filter(({ search }) => search !== '');
  expect(searches).toEqual([
    { isAnswered: 'false', search: 'tablets', order: 'oldest', pageNumber: '1', pageSize: '9' },
  ]);
  const searched = paths.doctorProfile(profile, {
    tab: 'requests',
    order: 'oldest',
    search: 'tablets',
  });
  expect(first.path()).toBe(searched);

  await first.go(paths.doctors());
  await expect.element(browser.getByRole('heading', { name: 'Doctors' })).toBeVisible();
  await first.back();
  await expect.element(status('2 requests found')).toBeVisible();
  expect(first.path()).toBe(searched);
  await expect.element(field()).toHaveValue('tablets');
  // The search replaced its entry: one step back is before the order.
  await first.back();
  await expect.element(status('12 requests')).toBeVisible();
  await expect.element(order()).toHaveDisplayValue('Newest first');
  expect(first.problems).toEqual([]);
  first.leave();

  const reloaded = visit({ ...queue({ search: 'tablets', order: 'oldest' }), isReload: true });
  await expect.element(status('2 requests found')).toBeVisible();
  await expect.element(field()).toHaveValue('tablets');
  await expect.element(order()).toHaveDisplayValue('Longest waiting first');
  expect(reloaded.problems).toEqual([]);
});

test('the other tab does not show the requests of this one while it loads', async () => {
  const backend = startWithQueue();
  visit(queue({ search: 'tablets' }));
  await expect.element(status('2 requests found')).toBeVisible();
  backend.answer('listInboxRequests', mock.listInboxRequests.pending());
  await browser.getByRole('tab', { name: 'Answered requests', exact: true }).click();
  await expect.element(browser.getByText('Loading requests')).toBeInTheDocument();
  expect(patients()).toEqual([]);
});

test.each([
  ['lacks it', mock.getCapabilities.ok({ capabilities: {} })],
  ['does not say', mock.getCapabilities.fail(503)],
])('where the backend %s, this device searches and sorts', async (_what, capabilities) => {
  const backend = startBackend();
  backend.answer('getCapabilities', capabilities);
  // The ids of the two oldest are in the other order: equal times are sorted by id.
  const requests = [...wireQueue.slice(0, -2), ...wireQueue.slice(-2).toReversed()];
  backend.answer(
    'listDoctorRequests',
    mock.listDoctorRequests.ok(({ query }) => ({
      requests: requests.slice(0, Number(query.get('pageSize'))),
      totalCount: requests.length,
    })),
  );
  const { path } = visit(queue({ order: 'oldest' }));
  await expect
    .element(browser.getByText('Newest first. Load all requests to change the order.'))
    .toBeVisible();
  expect(patients()[0]).toBe('Robin Meadow');
  await browser.getByRole('button', { name: 'Show more' }).click();
  await expect.element(order()).toHaveDisplayValue('Longest waiting first');
  expect(patients().slice(0, 3)).toEqual(['Aspen Lake', 'Hazel Brook', 'Starling May']);
  await field().fill('WREN');
  await expect.element(status('2 requests found')).toBeVisible();
  expect(path()).toContain('order=oldest&search=WREN');
  expect(backend.callsOf('listInboxRequests')).toEqual([]);
});

test.each([
  ['an unknown order', 'order=loudest', '', 'Newest first'],
  ['an order twice', 'order=oldest&order=newest', '', 'Longest waiting first'],
  ['a blank search', 'search=%20%20', '', 'Newest first'],
  ['control characters', 'search=knee%00%0Ahurts', 'knee hurts', 'Newest first'],
  ['a long search', `search=${'x'.repeat(300)}`, 'x'.repeat(100), 'Newest first'],
])('%s in the address is harmless', async (_what, given, search, shownOrder) => {
  const backend = startWithQueue();
  const { problems } = visit({ ...queue(), path: `${queue().path}&${given}` });
  await expect.element(order()).toHaveDisplayValue(shownOrder);
  await expect.element(field()).toHaveValue(search);
  for (const { query } of backend.callsOf('listInboxRequests'))
    expect(query.get('search') ?? '').toBe(search);
  expect(problems).toEqual([]);
});

test('a patient’s requests have neither search nor order', async () => {
  const backend = startWithQueue();
  backend.answer(
    'listPatientRequests',
    mock.listPatientRequests.ok({ requests: wireRequests(2, false), totalCount: 2 }),
  );
  visit({
    path: `${paths.patientProfile(people.patient.name, { tab: 'requests' })}&search=zzz&order=oldest`,
    viewer: 'owner',
  });
  await expect.element(browser.getByText('Showing 2 of 2')).toBeVisible();
  expect(field().query()).toBeNull();
  expect(order().query()).toBeNull();
  expect(backend.callsOf('listInboxRequests')).toEqual([]);
});
