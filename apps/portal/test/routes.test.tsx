// What holds between pages: focus and titles, answers that come late, lists that grow, and addresses of nothing.
import { mock } from '@medportal/api-client/msw';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { wireDoctors, wireRequests } from '../src/testing/wireSamples.ts';
import { people, type Viewer } from '../src/testing/PortalAt.tsx';
import { faultTable, held, type OperationId, startBackend } from './backend.ts';
import { expectNot, expectPage, expectPageTaken, expectWords } from './page-checks.ts';
import { addresses, pages } from './pages.ts';
import { portalWith, visit } from './visit.tsx';

const main = () => page.getByRole('main');
const doctor = people.doctor.name;
const patient = people.patient.name;

describe('A new page', () => {
  test.each(['visitor', 'patient', 'doctor'] as const)(
    'has its own title, and takes the focus of a %s to its heading',
    async (viewer) => {
      startBackend();
      const { go, path, problems } = visit({ path: '/nowhere', viewer });
      await expectPage('Unexpected Application Error!');
      const titles = new Map<string, string>();
      for (const { path: next, heading } of pages.filter((one) => one.viewer === viewer)) {
        await go(next);
        await expectPageTaken(heading);
        titles.set(path().replace(/\?.*/, ''), document.title);
      }
      const all = [...titles.values()];
      expect(all.filter((title) => !title.endsWith(' – MedPortal'))).toEqual([]);
      expect(new Set(all).size).toBe(titles.size);
      expect(problems).toEqual([]);
    },
  );
});

describe('An address of nothing', () => {
  const unknown: readonly {
    path: string;
    viewer: Viewer;
    /** The read that finds nothing, where the address does not tell by itself. */
    id?: OperationId;
    heading: string;
    link: string;
  }[] = [
    {
      path: paths.doctorProfile('Nobody Known'),
      viewer: 'visitor',
      id: 'getDoctor',
      heading: 'Doctor not found',
      link: 'All doctors',
    },
    {
      path: paths.specializationDoctors('Alchemy', 99),
      viewer: 'visitor',
      id: 'listDoctorsBySpecialization',
      heading: 'Specialization not found',
      link: 'All specializations',
    },
    {
      path: paths.request('Nobody Known', 7),
      viewer: 'patient',
      id: 'getDoctor',
      heading: 'Doctor not found',
      link: 'All doctors',
    },
    {
      path: paths.request(doctor, 8),
      viewer: 'patient',
      heading: 'Doctor not found',
      link: 'All doctors',
    },
    {
      path: paths.response(12345, 'Patient'),
      viewer: 'patient',
      id: 'getRequest',
      heading: 'Response not found',
      link: 'Your requests',
    },
    {
      path: paths.response(100, 'Patient').replace('Patient', 'Nurse'),
      viewer: 'visitor',
      heading: 'Response not found',
      link: 'Home',
    },
    {
      path: addresses.responseForm,
      viewer: 'doctor',
      id: 'getRequest',
      heading: 'Request not found',
      link: 'Your requests',
    },
    {
      path: '/nowhere',
      viewer: 'visitor',
      heading: 'Unexpected Application Error!',
      link: 'Doctors',
    },
  ];
  const answered = unknown.flatMap((one) =>
    (one.id ? [404, 400] : [200]).map((status) => ({ ...one, status })),
  );

  test.each(answered)('$path, answered $status, says so and leads on', async (one) => {
    const backend = startBackend();
    if (one.id) backend.answer(one.id, mock[one.id].fail(one.status));
    const { problems } = visit(one);
    await expectPage(one.heading);
    await main().getByRole('link', { name: one.link, exact: true }).click();
    await expectNot(one.heading);
    expect(problems).toEqual([]);
  });

  test('A record that is not there looks like one that is not to be read', async () => {
    const backend = startBackend();
    backend.answer('getPatient', mock.getPatient.fail(404));
    visit({ path: paths.patientProfile('Nobody Known'), viewer: 'doctor' });
    await expectPage('You do not have access to this record');
  });

  test('A page whose code does not arrive is told apart from a blank one', async () => {
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

/** Time for an answer to be shown that should not be. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

describe.each([
  { browser: 'cancels the call', cancels: true },
  { browser: 'delivers the answer', cancels: false },
])('An answer that comes too late, where the browser $browser,', ({ cancels }) => {
  test('does not replace the doctors of a newer search', async () => {
    const backend = startBackend({ cancels });
    const { problems } = visit({ path: paths.doctors(), viewer: 'visitor' });
    await expectWords('20 doctors found');
    const [someone] = wireDoctors(1);
    const late = held(async () =>
      Response.json({ doctors: [{ ...someone, name: 'Too Late' }], totalCount: 1 }),
    );
    backend.answer('listDoctors', late.respond);
    const box = main().getByRole('searchbox');
    await box.fill('first');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => backend.callsOf('listDoctors')).toHaveLength(2);
    await expectWords('Dr. Sample Doctor 1');

    backend.answer('listDoctors', async () =>
      Response.json({ doctors: [{ ...someone, name: 'In Time' }], totalCount: 1 }),
    );
    await box.fill('second');
    await userEvent.keyboard('{Enter}');
    await expectWords('Dr. In Time');
    late.release();
    await aWhile();
    await expectWords('Dr. In Time');
    await expectNot('Dr. Too Late');
    expect(problems).toEqual([]);
  });

  test.each([
    { id: 'listDoctorRequests', path: paths.doctorProfile(doctor, { tab: 'requests' }) },
    { id: 'listPatientRequests', path: paths.patientProfile(patient, { tab: 'requests' }) },
  ] as const)('does not replace the requests of another tab: $id', async ({ id, path }) => {
    const backend = startBackend({ cancels });
    const list = (description: string) => async () =>
      Response.json({
        requests: wireRequests(1, true).map((request) => ({ ...request, description })),
        totalCount: 1,
      });
    const late = held(list('Too late'));
    backend.answer(id, late.respond);
    const { problems } = visit({ path, viewer: 'owner' });
    const tab = main().getByRole('tab', { name: 'Answered requests', exact: true });
    await expect.element(tab).toBeVisible();
    backend.answer(id, list('In time'));
    await tab.click();
    await expectWords('In time');
    late.release();
    await aWhile();
    await expectWords('In time');
    await expectNot('Too late');
    expect(problems).toEqual([]);
  });

  test('does not replace the profile of another doctor', async () => {
    const backend = startBackend({ cancels });
    const { go, problems } = visit({ path: paths.doctors(), viewer: 'visitor' });
    await expectWords('20 doctors found');
    const late = held(async () => Response.json({ doctorId: 1, name: 'Too Late' }));
    backend.answer('getDoctor', late.respond);
    await go(paths.doctorProfile('Too Late'));
    await expect.poll(() => backend.callsOf('getDoctor')).toHaveLength(1);
    backend.heal('getDoctor');
    await go(paths.doctorProfile('In Time'));
    await expectPage('Dr. In Time');
    late.release();
    await aWhile();
    await expectPage('Dr. In Time');
    expect(problems).toEqual([]);
  });
});

describe('Show more', () => {
  const lists = [
    {
      id: 'listDoctors',
      path: paths.doctors(),
      viewer: 'visitor',
      before: 'Showing 9 of 20',
      after: 'Showing 18 of 20',
    },
    {
      id: 'listDoctorRequests',
      path: paths.doctorProfile(doctor, { tab: 'requests' }),
      viewer: 'owner',
      before: 'Showing 9 of 12',
      after: 'Showing 12 of 12',
    },
    {
      id: 'listPatientRequests',
      path: paths.patientProfile(patient, { tab: 'requests' }),
      viewer: 'owner',
      before: 'Showing 9 of 12',
      after: 'Showing 12 of 12',
    },
  ] as const;
  // A session that ends asks for a log-in first; reads.test.tsx has it.
  const faultsOfLists = lists.flatMap((list) =>
    faultTable
      .filter(({ fault }) => fault !== 'status 401')
      .map((fault) => ({ ...list, ...fault })),
  );

  test.each(faultsOfLists)('$id, $fault: keeps what is shown', async (list) => {
    const backend = startBackend();
    const { problems } = visit(list);
    await expectWords(list.before);
    const shown = () => main().getByRole('article').elements();
    const articles = shown();
    backend.answer(list.id, list.respond);
    const showMore = main().getByRole('button', { name: 'Show more' });
    await showMore.click();
    await expect
      .element(main().getByRole('alert'))
      .toHaveTextContent('More could not be loaded. Try again.');
    expect(shown()).toEqual(articles);
    backend.heal(list.id);
    await showMore.click();
    await expectWords(list.after);
    expect(shown().slice(0, articles.length)).toEqual(articles);
    expect(problems).toEqual([]);
  });

  // Not by their role: looking at each alone would draw hundreds one by one.
  const cards = () => [...document.querySelectorAll('main article')];

  /** Where it is once it stays there: cards that come near are drawn, and only then have their height. */
  const restingPlace = async (card: Element | undefined) => {
    const place = () => card?.getBoundingClientRect().top;
    let before: number | undefined;
    do {
      before = place();
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await aWhile();
    } while (place() !== before);
    return before;
  };

  test.each([
    [9, 18],
    [45, 90],
    [891, 900],
    [900, 960],
  ])('from %i to %i leaves place and focus as they are', async (shown, then) => {
    const backend = startBackend();
    const doctors = wireDoctors(960);
    backend.answer(
      'listDoctors',
      mock.listDoctors.ok(({ query }) => {
        const size = Number(query.get('pageSize'));
        const start = (Number(query.get('pageNumber')) - 1) * size;
        // As if the button had been pressed many times before.
        const end = start === 0 ? Math.max(size, shown) : start + size;
        return { doctors: doctors.slice(start, end), totalCount: doctors.length };
      }),
    );
    const { problems } = visit({ path: paths.doctors(), viewer: 'visitor' });
    await expectWords(`Showing ${shown} of 960`);
    const showMore = main().getByRole('button', { name: 'Show more' });
    showMore.element().scrollIntoView({ block: 'end' });
    const last = cards().at(-1);
    const place = await restingPlace(last);
    await showMore.click();
    await expectWords(`Showing ${then} of 960`);
    expect(await restingPlace(last)).toBe(place);
    expect(cards()).toHaveLength(then);
    // The last of them take the button away, and the focus is on the line that says so.
    const next = then === 960 ? main().getByText(`Showing ${then} of 960`) : showMore;
    await expect.element(next).toHaveFocus();
    expect(problems).toEqual([]);
  });
});
