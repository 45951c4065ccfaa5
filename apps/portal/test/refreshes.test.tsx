import { mock } from '@medportal/api-client/msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { people } from '../src/testing/people.ts';
import { wireRecord } from '../src/testing/wireRecord.ts';
import { wireDoctors, wireRequests } from '../src/testing/wireSamples.ts';
import { type Backend, faults, type OperationId, startBackend } from './backend.ts';
import { fillIn, sendButton, valueOf } from './form-actions.ts';
import { expectDone, expectPage, expectText } from './page-checks.ts';
import { settle } from './settle.ts';
import { visit } from './visit.tsx';
import { writeOf } from './writes.ts';

const { patient, doctor } = people;
const record = (tab: string, answered?: string) =>
  paths.patientProfile(patient.name, { tab, answered });

const main = () => page.getByRole('main');
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const stale = () => main().getByText(/^This could not be refreshed/);

function callsSince({ calls }: Backend): () => OperationId[] {
  const count = calls.length;
  return () => calls.slice(count).map(({ id }) => id);
}

describe('a failed refresh', () => {
  test('keeps the record, the lists and unsaved input', async () => {
    const backend = startBackend();
    const pressure = writeOf('addBloodPressure');
    const sugar = { label: 'Blood sugar', value: '10' };
    visit(pressure);
    await expectText('117/75');
    await page.getByRole('textbox', { name: 'Blood sugar' }).fill(sugar.value);
    for (const id of ['getPatient', 'listBloodPressures', 'listBloodSugars'] as const)
      backend.answer(id, faults['status 500']);
    await fillIn(pressure);
    await sendButton(pressure).click();
    await expectDone(pressure);
    await expectText('Blood pressure saved');
    await expectPage(patient.name);
    await expectText('117/75');
    await expect.element(stale()).toMatchTextContent(/loaded on \d/);
    expect(valueOf(sugar)).toBe('10');

    backend.restore('listBloodPressures');
    await main().getByRole('button', { name: 'Retry blood pressure readings' }).click();
    await expect.element(stale()).not.toBeInTheDocument();
    await expectText('117/75');
    expect(valueOf(sugar)).toBe('10');
  });

  test('removes data that the user may no longer see', async () => {
    const backend = startBackend();
    visit({ path: record('dailyCheck'), viewer: 'doctor' });
    await expectText('117/75');
    backend.answer('listBloodPressures', mock.listBloodPressures.fail(404));
    await afterAMinute(async () => {
      await tab('Info').click();
      await tab('Daily check').click();
    });
    await expectText('Not shared with you');
    await expect.element(main().getByText('117/75')).not.toBeInTheDocument();
  });
});

/** Runs `work` with the clock a minute ahead, so that cached data is stale. */
async function afterAMinute(work: () => Promise<void>): Promise<void> {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
  await work();
}
afterEach(() => vi.restoreAllMocks());

describe('a write refreshes only the reads that it changes:', () => {
  const changes: readonly [OperationId, readonly OperationId[]][] = [
    ['addBloodPressure', ['listBloodPressures']],
    ['addBloodSugar', ['listBloodSugars']],
    ['updatePatientProfile', ['getPatient']],
    ['updateClinic', ['getDoctor']],
    ['updateDoctorProfile', ['getDoctor']],
  ];

  test.each(changes)('%s', async (id, reads) => {
    const backend = startBackend();
    const write = writeOf(id);
    visit(write);
    await fillIn(write);
    const calls = callsSince(backend);
    await sendButton(write).click();
    await expectDone(write);
    await expect.poll(calls).toEqual([id, ...reads]);
    await settle();
    expect(calls()).toEqual([id, ...reads]);
  });
});

describe('tabs', () => {
  test('load when opened, not when an arrow key focuses them', async () => {
    const backend = startBackend();
    visit({ path: record('info'), viewer: 'doctor' });
    await expectText('117/75 mmHg');
    await expectText('Birch pollen');
    const calls = callsSince(backend);
    await tab('Info').click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(tab('Medical history')).toHaveFocus();
    await settle();
    expect(calls()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectText('Examplazole');
    // The info tab has loaded the other lists.
    expect(calls()).toEqual(['listChronicDiseases']);
  });

  test('reload neither the profile nor fresh data', async () => {
    const backend = startBackend();
    visit({ path: record('dailyCheck'), viewer: 'doctor' });
    await expectText('117/75');
    const calls = callsSince(backend);
    const sorted = () => calls().toSorted();
    await tab('Info').click();
    await expectText('Birch pollen');
    await tab('Daily check').click();
    await expectText('117/75');
    await settle();
    const overview = ['listAllergies', 'listMedicines'];
    expect(sorted()).toEqual(overview);
    await afterAMinute(async () => {
      await tab('Info').click();
      const all = [...overview, ...overview, 'listBloodPressures', 'listBloodSugars'].toSorted();
      await expect.poll(sorted).toEqual(all);
      await tab('Daily check').click();
      await expectText('117/75');
      await settle();
      expect(sorted()).toEqual(all);
    });
  });

  test('of a response load nothing', async () => {
    const backend = startBackend();
    visit({ path: paths.response(100, 'Patient'), viewer: 'patient' });
    await expectText('Description');
    const calls = callsSince(backend);
    await tab('Medicine').click();
    await expect.element(page.getByRole('tabpanel', { name: 'Medicine' })).toBeVisible();
    await settle();
    expect(calls()).toEqual([]);
  });
});

test('a closed card of the history stays closed when a refresh brings a newer item', async () => {
  const backend = startBackend();
  visit({ path: record('medHistory'), viewer: 'owner' });
  await expectText('Placebol');
  backend.answer('listMedicines', faults['status 500']);
  await afterAMinute(async () => {
    await tab('Info').click();
    await tab('Medical history').click();
  });
  const card = (name: string) =>
    main()
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name }) });
  const dosage = (name: string) => card(name).getByText('Dosage');
  // The tab before it says so, too.
  await expect.element(card('Placebol')).toBeVisible();
  await expect.element(stale()).toBeVisible();
  card('Placebol').element().querySelector('summary')?.click();
  await expect.element(dosage('Placebol')).not.toBeVisible();
  // The history reads again what failed on the tab before it.
  await settle();
  const newest = { ...wireRecord.medicines[0], medicineName: 'Newestol' };
  backend.answer('listMedicines', mock.listMedicines.ok([newest, ...wireRecord.medicines]));
  await main().getByRole('button', { name: 'Retry medicines' }).click();
  await expect.element(dosage('Newestol')).toBeVisible();
  await expect.element(dosage('Placebol')).not.toBeVisible();
});

describe('a list of requests', () => {
  const lists = [
    { id: 'listPatientRequests', path: record('requests') },
    {
      id: 'listDoctorRequests',
      path: paths.doctorProfile(doctor.name, { tab: 'requests' }),
    },
  ] as const;

  afterEach(() => vi.useRealTimers());

  test.each(lists)('$id refreshes on window focus', async ({ id, path }) => {
    const backend = startBackend();
    visit({ path, viewer: 'owner' });
    await expectText('Showing 9 of 12');
    const articles = main().getByRole('article').elements();
    const link = main().getByRole('article').first().getByRole('link').first();
    link.element().focus();
    // The page listens for the focus only some tasks after it shows the list.
    await settle();
    const calls = callsSince(backend);
    backend.answer(id, mock[id].ok({ requests: wireRequests(9, false), totalCount: 13 }));
    window.dispatchEvent(new FocusEvent('focus'));
    await expectText('Showing 9 of 13');
    expect(calls()).toEqual([id]);
    expect(main().getByRole('article').elements()).toEqual(articles);
    await expect.element(link).toHaveFocus();
  });

  test.each(lists)('$id refreshes once a minute', async ({ id, path }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const backend = startBackend();
    visit({ path, viewer: 'owner' });
    await expectText('Showing 9 of 12');
    // A late render would restart the interval.
    await settle();
    const calls = callsSince(backend);
    vi.advanceTimersByTime(59_000);
    await settle();
    expect(calls()).toEqual([]);
    vi.advanceTimersByTime(1500);
    await expect.poll(calls).toEqual([id]);
  });

  test('does not refresh once it is unmounted', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const backend = startBackend();
    visit({ path: record('requests'), viewer: 'owner' });
    await expectText('Showing 9 of 12');
    await tab('Daily check').click();
    await expectText('117/75');
    await settle();
    const calls = callsSince(backend);
    vi.advanceTimersByTime(120_000);
    window.dispatchEvent(new FocusEvent('focus'));
    await settle();
    expect(calls()).toEqual([]);
  });
});

describe('show more', () => {
  const showMore = () => main().getByRole('button', { name: 'Show more' });

  function neverRespond() {
    const signals: AbortSignal[] = [];
    const respond = ({ signal }: Request) => {
      signals.push(signal);
      return new Promise<never>(() => {});
    };
    return { respond, signals };
  }

  test('is aborted by opening another sub-tab, which can load more at once', async () => {
    const backend = startBackend();
    visit({ path: record('requests'), viewer: 'owner' });
    await expectText('Showing 9 of 12');
    const never = neverRespond();
    backend.answer('listPatientRequests', never.respond);
    await showMore().click();
    await expect.poll(() => never.signals).toHaveLength(1);
    backend.restore('listPatientRequests');
    await tab('Answered requests').click();
    await expect.poll(() => never.signals[0]?.aborted).toBe(true);
    await expectText('Showing 9 of 12');
    await showMore().click();
    await expectText('Showing 12 of 12');
    await tab('Not answered requests').click();
    await showMore().click();
    await expectText('Showing 12 of 12');
  });

  test('is aborted by navigation', async () => {
    const backend = startBackend();
    const { go } = visit({ path: paths.doctors(), viewer: 'visitor' });
    await expectText('Showing 9 of 20');
    const never = neverRespond();
    backend.answer('listDoctors', never.respond);
    await showMore().click();
    await expect.poll(() => never.signals).toHaveLength(1);
    await go(paths.features());
    await expect.poll(() => never.signals[0]?.aborted).toBe(true);
  });

  test('keeps the length and scroll position of the list for Back', async () => {
    const backend = startBackend();
    backend.answer(
      'listDoctors',
      mock.listDoctors.ok(({ query }) => ({
        doctors: wireDoctors(60).slice(0, Number(query.get('pageSize'))),
        totalCount: 60,
      })),
    );
    const { back } = visit({ path: paths.doctors(), viewer: 'visitor' });
    for (const shown of [18, 27, 36]) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await showMore().click();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expectText(`Showing ${shown} of 60`);
    }
    const card = main().getByRole('link', { name: 'Dr. Sample Doctor 30', exact: true });
    card.element().scrollIntoView({ block: 'center' });
    await settle();
    const place = card.element().getBoundingClientRect().top;
    await card.click();
    await expect
      .element(main().getByRole('heading', { level: 1 }))
      .toHaveTextContent('Dr. Sample Doctor 30');
    const calls = callsSince(backend);
    await back();
    await expectText('Showing 36 of 60');
    await expect.poll(() => card.element().getBoundingClientRect().top).toBeCloseTo(place, -1);
    expect(calls()).toEqual([]);
  });
});
