import { mock } from '@medportal/api-client/msw';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampled } from '../../../scripts/sample.ts';
import { paths } from '../src/paths.ts';
import { wireDoctors, wireRequests } from '../src/testing/wireSamples.ts';
import { type Viewer } from '../src/testing/PortalAt.tsx';
import { people } from '../src/testing/people.ts';
import { deferred, faultTable, type OperationId, startBackend } from './backend.ts';
import { expectNoText, expectPage, expectFocusedPage, expectText } from './page-checks.ts';
import { addresses, pages } from './pages.ts';
import { settle } from './settle.ts';
import { portalWith, visit } from './visit.tsx';

const main = () => page.getByRole('main');
const doctor = people.doctor.name;
const patient = people.patient.name;
const response = paths.response(100, 'Patient');

const requestLists = [
  { id: 'listDoctorRequests', path: paths.doctorProfile(doctor, { tab: 'requests' }) },
  { id: 'listPatientRequests', path: paths.patientProfile(patient, { tab: 'requests' }) },
] as const;

describe('a new page', () => {
  test.each(['visitor', 'patient', 'doctor'] as const)(
    'has a unique title and moves the focus of a %s to its heading',
    async (viewer) => {
      startBackend();
      const { go, path, problems } = visit({ path: '/nowhere', viewer });
      await expectPage('Unexpected Application Error!');
      const titles = new Map<string, string>();
      for (const { path: next, heading } of pages.filter((one) => one.viewer === viewer)) {
        await go(next);
        await expectFocusedPage(heading);
        titles.set(path().replace(/\?.*/, ''), document.title);
      }
      const all = [...titles.values()];
      expect(all.filter((title) => !title.endsWith(' – MedPortal'))).toEqual([]);
      expect(new Set(all).size).toBe(titles.size);
      expect(problems).toEqual([]);
    },
  );
});

describe('an unknown address', () => {
  // The read that fails, unless the portal itself knows that the address is invalid.
  const unknown: [path: string, viewer: Viewer, heading: string, link: string, id?: OperationId][] =
    [
      [paths.doctorProfile('Nobody'), 'visitor', 'Doctor not found', 'All doctors', 'getDoctor'],
      [
        paths.specializationDoctors('Alchemy', 99),
        'visitor',
        'Specialization not found',
        'All specializations',
        'listDoctorsBySpecialization',
      ],
      [paths.request('Nobody', 7), 'patient', 'Doctor not found', 'All doctors', 'getDoctor'],
      [paths.request(doctor, 8), 'patient', 'Doctor not found', 'All doctors'],
      [
        paths.response(12345, 'Patient'),
        'patient',
        'Response not found',
        'Your requests',
        'getRequest',
      ],
      [response.replace('Patient', 'Nurse'), 'visitor', 'Response not found', 'Home'],
      [addresses.responseForm, 'doctor', 'Request not found', 'Your requests', 'getRequest'],
      ['/nowhere', 'visitor', 'Unexpected Application Error!', 'Doctors'],
    ];
  const cases = unknown.flatMap(([path, viewer, heading, link, id]) =>
    (id ? [404, 400] : [200]).map((status) => ({ path, viewer, heading, link, id, status })),
  );

  test.each(cases)('$path with status $status shows an error and a link', async (one) => {
    const backend = startBackend();
    if (one.id) backend.answer(one.id, mock[one.id].fail(one.status));
    const { problems } = visit(one);
    await expectPage(one.heading);
    await main().getByRole('link', { name: one.link, exact: true }).click();
    await expectNoText(one.heading);
    expect(problems).toEqual([]);
  });

  test('of a record looks the same as a record without access', async () => {
    const backend = startBackend();
    backend.answer('getPatient', mock.getPatient.fail(404));
    visit({ path: paths.patientProfile('Nobody Known'), viewer: 'doctor' });
    await expectPage('You do not have access to this record');
  });

  test('shows an error when the code of the page fails to load', async () => {
    startBackend();
    const routes = portalWith({
      path: paths.features(),
      lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    });
    visit({ path: paths.features(), viewer: 'visitor', routes });
    await expectPage('Unexpected Application Error!');
    await expect.element(main().getByText(/^This page could not be loaded/)).toBeVisible();
    await expect.element(main().getByRole('link', { name: 'Home' })).toBeVisible();
  });
});

describe.each([
  { browser: 'aborts the call', cancels: true },
  { browser: 'still delivers it', cancels: false },
])('a late HTTP response, when the browser $browser,', ({ cancels }) => {
  test('does not replace the doctors of a newer search', async () => {
    const backend = startBackend({ cancels });
    const { problems } = visit({ path: paths.doctors(), viewer: 'visitor' });
    await expectText('20 doctors found');
    const [someone] = wireDoctors(1);
    const late = deferred(async () =>
      Response.json({ doctors: [{ ...someone, name: 'Too Late' }], totalCount: 1 }),
    );
    backend.answer('listDoctors', late.respond);
    const box = main().getByRole('searchbox');
    await box.fill('first');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => backend.callsOf('listDoctors')).toHaveLength(2);
    await expectText('Dr. Sample Doctor 1');

    backend.answer('listDoctors', async () =>
      Response.json({ doctors: [{ ...someone, name: 'In Time' }], totalCount: 1 }),
    );
    await box.fill('second');
    await userEvent.keyboard('{Enter}');
    await expectText('Dr. In Time');
    late.release();
    await settle();
    await expectText('Dr. In Time');
    await expectNoText('Dr. Too Late');
    expect(problems).toEqual([]);
  });

  test.each(requestLists)(
    'does not replace the requests of another tab: $id',
    async ({ id, path }) => {
      const backend = startBackend({ cancels });
      const list = (description: string) => async () =>
        Response.json({
          requests: wireRequests(1, true).map((request) => ({ ...request, description })),
          totalCount: 1,
        });
      const late = deferred(list('Too late'));
      backend.answer(id, late.respond);
      const { problems } = visit({ path, viewer: 'owner' });
      const tab = main().getByRole('tab', { name: 'Answered requests', exact: true });
      await expect.element(tab).toBeVisible();
      backend.answer(id, list('In time'));
      await tab.click();
      await expectText('In time');
      late.release();
      await settle();
      await expectText('In time');
      await expectNoText('Too late');
      expect(problems).toEqual([]);
    },
  );

  test('does not replace the profile of another doctor', async () => {
    const backend = startBackend({ cancels });
    const { go, problems } = visit({ path: paths.doctors(), viewer: 'visitor' });
    await expectText('20 doctors found');
    const late = deferred(async () => Response.json({ doctorId: 1, name: 'Too Late' }));
    backend.answer('getDoctor', late.respond);
    await go(paths.doctorProfile('Too Late'));
    await expect.poll(() => backend.callsOf('getDoctor')).toHaveLength(1);
    backend.restore('getDoctor');
    await go(paths.doctorProfile('In Time'));
    await expectPage('Dr. In Time');
    late.release();
    await settle();
    await expectPage('Dr. In Time');
    expect(problems).toEqual([]);
  });
});

describe('show more', () => {
  const ofDoctors = { before: 'Showing 9 of 20', after: 'Showing 18 of 20' };
  const ofRequests = { before: 'Showing 9 of 12', after: 'Showing 12 of 12' };
  const lists = [
    { id: 'listDoctors', path: paths.doctors(), viewer: 'visitor', ...ofDoctors },
    ...requestLists.map((list) => ({ ...list, viewer: 'owner', ...ofRequests }) as const),
  ] as const;
  const faultsOfLists = lists.flatMap((list) =>
    faultTable
      .filter(({ fault }) => fault !== 'status 401')
      .map((fault) => ({ ...list, ...fault })),
  );

  test.each(sampled(faultsOfLists))('$id, $fault: keeps the shown items', async (list) => {
    const backend = startBackend();
    const { problems } = visit(list);
    await expectText(list.before);
    const shown = () => main().getByRole('article').elements();
    const articles = shown();
    backend.answer(list.id, list.respond);
    const showMore = main().getByRole('button', { name: 'Show more' });
    await showMore.click();
    await expect
      .element(main().getByRole('alert'))
      .toHaveTextContent('We could not load more. Try again.');
    expect(shown()).toEqual(articles);
    backend.restore(list.id);
    await showMore.click();
    await expectText(list.after);
    expect(shown().slice(0, articles.length)).toEqual(articles);
    expect(problems).toEqual([]);
  });

  // Not by role: that would render hundreds of off-screen cards one by one.
  const cards = () => [...document.querySelectorAll('main article')];

  /** The top of a card once it is stable: off-screen cards get their height only when rendered. */
  const settledTop = async (card: Element | undefined) => {
    const top = () => card?.getBoundingClientRect().top;
    let before: number | undefined;
    do {
      before = top();
      // oxlint-disable-next-line no-await-in-loop -- polls until stable
      await settle();
    } while (top() !== before);
    return before;
  };

  const presses = [
    [9, 18],
    [45, 90],
    [891, 900],
    [900, 960],
  ] as const;

  test.each(sampled(presses))(
    'from %i to %i keeps scroll position and focus',
    async (shown, then) => {
      const backend = startBackend();
      const doctors = wireDoctors(960);
      backend.answer(
        'listDoctors',
        mock.listDoctors.ok(({ query }) => {
          const size = Number(query.get('pageSize'));
          const start = (Number(query.get('pageNumber')) - 1) * size;
          // Starts with `shown` doctors, as after many presses of the button.
          const end = start === 0 ? Math.max(size, shown) : start + size;
          return { doctors: doctors.slice(start, end), totalCount: doctors.length };
        }),
      );
      const { problems } = visit({ path: paths.doctors(), viewer: 'visitor' });
      await expectText(`Showing ${shown} of 960`);
      const showMore = main().getByRole('button', { name: 'Show more' });
      showMore.element().scrollIntoView({ block: 'end' });
      const last = cards().at(-1);
      const top = await settledTop(last);
      await showMore.click();
      await expectText(`Showing ${then} of 960`);
      expect(await settledTop(last)).toBe(top);
      expect(cards()).toHaveLength(then);
      // With the last items the button disappears, and the count gets the focus.
      const next = then === 960 ? main().getByText(`Showing ${then} of 960`) : showMore;
      await expect.element(next).toHaveFocus();
      expect(problems).toEqual([]);
    },
  );
});
