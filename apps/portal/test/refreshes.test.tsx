// What a page reads again, and what stays on the screen meanwhile.
import { mock } from '@medportal/api-client/msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { people } from '../src/testing/PortalAt.tsx';
import { wireDoctors, wireRequests } from '../src/testing/wireSamples.ts';
import { type Backend, faults, type OperationId, startBackend } from './backend.ts';
import { fillIn, sendButton, valueOf } from './form-hands.ts';
import { expectDone, expectPage, expectWords } from './page-checks.ts';
import { visit } from './visit.tsx';
import { writes } from './writes.ts';

const { patient, doctor } = people;
const record = (tab: string, answered?: string) =>
  paths.patientProfile(patient.name, { tab, answered });

const main = () => page.getByRole('main');
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const stale = () => main().getByText(/^This could not be refreshed/);

const writeOf = (id: OperationId) => {
  const found = writes.find((write) => write.id === id);
  if (!found) throw new Error(`There is no write ${id}`);
  return found;
};

/** The operations that were called since. */
function since({ calls }: Backend): () => OperationId[] {
  const count = calls.length;
  return () => calls.slice(count).map(({ id }) => id);
}

/** Longer than a read takes that was begun. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('A refresh that fails', () => {
  test('leaves the record, what is listed and what is half entered', async () => {
    const backend = startBackend();
    const pressure = writeOf('addBloodPressure');
    const sugar = { label: 'Blood sugar', value: '10' };
    visit(pressure);
    await expectWords('117/75');
    await page.getByRole('textbox', { name: 'Blood sugar' }).fill(sugar.value);
    for (const id of ['getPatient', 'listBloodPressures', 'listBloodSugars'] as const)
      backend.answer(id, faults['status 500']);
    await fillIn(pressure);
    await sendButton(pressure).click();
    await expectDone(pressure);
    await expectWords('Blood pressure saved');
    await expectPage(patient.name);
    await expectWords('117/75');
    await expect.element(stale()).toMatchTextContent(/loaded on \d/);
    expect(valueOf(sugar)).toBe('10');

    backend.heal('listBloodPressures');
    await main().getByRole('button', { name: 'Retry blood pressure readings' }).click();
    await expect.element(stale()).not.toBeInTheDocument();
    await expectWords('117/75');
    expect(valueOf(sugar)).toBe('10');
  });

  test('takes away what this reader may no longer see', async () => {
    const backend = startBackend();
    visit({ path: record('dailyCheck'), viewer: 'doctor' });
    await expectWords('117/75');
    backend.answer('listBloodPressures', mock.listBloodPressures.fail(404));
    await aged(async () => {
      await tab('Info').click();
      await tab('Daily check').click();
    });
    await expectWords('You do not have access to blood pressure readings');
    await expect.element(main().getByText('117/75')).not.toBeInTheDocument();
  });
});

/** Does something a minute later, as far as the age of what was read is concerned. */
async function aged(work: () => Promise<void>): Promise<void> {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
  await work();
}
afterEach(() => vi.restoreAllMocks());

describe('A write refreshes what it changes, and nothing else:', () => {
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
    const calls = since(backend);
    await sendButton(write).click();
    await expectDone(write);
    await expect.poll(calls).toEqual([id, ...reads]);
    await aWhile();
    expect(calls()).toEqual([id, ...reads]);
  });
});

describe('Tabs', () => {
  test('are read when they are opened, not when an arrow key passes them', async () => {
    const backend = startBackend();
    visit({ path: record('info'), viewer: 'doctor' });
    await expectWords('Medical information');
    const calls = since(backend);
    await tab('Info').click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(tab('Medical history')).toHaveFocus();
    await aWhile();
    expect(calls()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectWords('Examplazole');
    const histories = ['listAllergies', 'listChronicDiseases', 'listMedicines'];
    expect(calls().toSorted()).toEqual(histories);
  });

  test('read neither the profile again nor what is younger than half a minute', async () => {
    const backend = startBackend();
    visit({ path: record('dailyCheck'), viewer: 'doctor' });
    await expectWords('117/75');
    const calls = since(backend);
    await tab('Info').click();
    await expectWords('Medical information');
    await tab('Daily check').click();
    await expectWords('117/75');
    await aWhile();
    expect(calls()).toEqual([]);
    await aged(async () => {
      await tab('Info').click();
      await tab('Daily check').click();
      await expect.poll(calls).toEqual(['listBloodPressures', 'listBloodSugars']);
    });
  });

  test('of a response read nothing', async () => {
    const backend = startBackend();
    visit({ path: paths.response(100, 'Patient'), viewer: 'patient' });
    await expectWords('Description');
    const calls = since(backend);
    await tab('Medicine').click();
    await expect.element(page.getByRole('tabpanel', { name: 'Medicine' })).toBeVisible();
    await aWhile();
    expect(calls()).toEqual([]);
  });
});

describe('A list of requests', () => {
  const lists = [
    { id: 'listPatientRequests', path: record('requests') },
    {
      id: 'listDoctorRequests',
      path: paths.doctorProfile(doctor.name, { tab: 'requests' }),
    },
  ] as const;

  afterEach(() => vi.useRealTimers());

  test.each(lists)('$id is refreshed when the window gets the focus', async ({ id, path }) => {
    const backend = startBackend();
    visit({ path, viewer: 'owner' });
    await expectWords('Showing 9 of 12');
    const articles = main().getByRole('article').elements();
    const link = main().getByRole('article').first().getByRole('link').first();
    link.element().focus();
    const calls = since(backend);
    backend.answer(id, mock[id].ok({ requests: wireRequests(9, false), totalCount: 13 }));
    window.dispatchEvent(new FocusEvent('focus'));
    await expectWords('Showing 9 of 13');
    expect(calls()).toEqual([id]);
    expect(main().getByRole('article').elements()).toEqual(articles);
    await expect.element(link).toHaveFocus();
  });

  test.each(lists)('$id is refreshed once a minute', async ({ id, path }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const backend = startBackend();
    visit({ path, viewer: 'owner' });
    await expectWords('Showing 9 of 12');
    // A late render would begin the minute anew.
    await aWhile();
    const calls = since(backend);
    vi.advanceTimersByTime(59_000);
    await aWhile();
    expect(calls()).toEqual([]);
    vi.advanceTimersByTime(1500);
    await expect.poll(calls).toEqual([id]);
  });

  test('that is gone from the screen is not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const backend = startBackend();
    visit({ path: record('requests'), viewer: 'owner' });
    await expectWords('Showing 9 of 12');
    await tab('Info').click();
    await expectWords('Medical information');
    await aWhile();
    const calls = since(backend);
    vi.advanceTimersByTime(120_000);
    window.dispatchEvent(new FocusEvent('focus'));
    await aWhile();
    expect(calls()).toEqual([]);
  });
});

describe('A longer list', () => {
  const showMore = () => main().getByRole('button', { name: 'Show more' });

  /** Never answers; tells which calls were given up. */
  function silent() {
    const signals: AbortSignal[] = [];
    const respond = ({ signal }: Request) => {
      signals.push(signal);
      return new Promise<never>(() => {});
    };
    return { respond, signals };
  }

  test('that is still on its way is given up for another sub-tab, which can grow at once', async () => {
    const backend = startBackend();
    visit({ path: record('requests'), viewer: 'owner' });
    await expectWords('Showing 9 of 12');
    const never = silent();
    backend.answer('listPatientRequests', never.respond);
    await showMore().click();
    await expect.poll(() => never.signals).toHaveLength(1);
    backend.heal('listPatientRequests');
    await tab('Answered requests').click();
    await expect.poll(() => never.signals[0]?.aborted).toBe(true);
    await expectWords('Showing 9 of 12');
    await showMore().click();
    await expectWords('Showing 12 of 12');
    await tab('Not answered requests').click();
    await showMore().click();
    await expectWords('Showing 12 of 12');
  });

  test('that is still on its way is given up for another page', async () => {
    const backend = startBackend();
    const { go } = visit({ path: paths.doctors(), viewer: 'visitor' });
    await expectWords('Showing 9 of 20');
    const never = silent();
    backend.answer('listDoctors', never.respond);
    await showMore().click();
    await expect.poll(() => never.signals).toHaveLength(1);
    await go(paths.features());
    await expect.poll(() => never.signals[0]?.aborted).toBe(true);
  });

  test('is as long, and where it was, when its reader comes back to it', async () => {
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
      await expectWords(`Showing ${shown} of 60`);
    }
    const card = main().getByRole('link', { name: 'Dr. Sample Doctor 30', exact: true });
    card.element().scrollIntoView({ block: 'center' });
    await aWhile();
    const place = card.element().getBoundingClientRect().top;
    await card.click();
    await expect
      .element(main().getByRole('heading', { level: 1 }))
      .toHaveTextContent('Dr. Sample Doctor 30');
    const calls = since(backend);
    await back();
    await expectWords('Showing 36 of 60');
    await expect.poll(() => card.element().getBoundingClientRect().top).toBeCloseTo(place, -1);
    expect(calls()).toEqual([]);
  });

  test('of a thousand takes ten presses', async () => {
    const backend = startBackend();
    backend.answer(
      'listPatientRequests',
      mock.listPatientRequests.ok(({ query }) => {
        const size = Number(query.get('pageSize'));
        const start = (Number(query.get('pageNumber')) - 1) * size;
        return { requests: wireRequests(1000, false).slice(start, start + size), totalCount: 1000 };
      }),
    );
    visit({ path: record('requests'), viewer: 'owner' });
    const lengths = [18, 27, 36, 45, 90, 180, 360, 720, 900, 1000];
    for (const shown of lengths) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await showMore().click();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expectWords(`Showing ${shown} of 1000`);
    }
    await expect.element(showMore()).not.toBeInTheDocument();
  });
});
