// What a page shows of backends that keep the contract, but not its manners. How each answer is read is tested with the
// resources; here it is what becomes of it on the screen.
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { wireDoctor, wireRequests } from '../src/testing/wireSamples.ts';
import { people } from '../src/testing/PortalAt.tsx';
import { type OperationId, startBackend } from './backend.ts';
import { fillIn, sendButton } from './form-hands.ts';
import { expectDone, expectFailedWrite, expectTyped, expectWords } from './page-checks.ts';
import { visit } from './visit.tsx';
import { writes } from './writes.ts';

const main = () => page.getByRole('main');

describe('A write that is confirmed without a body', () => {
  // A log-in cannot be confirmed without its token.
  const keyed = writes.filter(({ id }) => id !== 'login');

  test.each(keyed)('is done: $id', async (write) => {
    const backend = startBackend();
    backend.answer(write.id, async () => new Response(null, { status: 204 }));
    const { problems } = visit(write);
    await fillIn(write);
    await sendButton(write).click();
    await expectDone(write);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(problems).toEqual([]);
  });
});

describe('A refused registration', () => {
  const refusals = [
    {
      form: '{title, errors}, with field names as frameworks write them',
      body: {
        title: 'One or more values were refused.',
        errors: { Email: ['This address has an account.'] },
      },
      says: 'One or more values were refused.',
      field: 'This address has an account.',
    },
    {
      form: '{status, message}',
      body: { status: 'error', message: 'This address has an account.' },
      says: 'This address has an account.',
    },
  ];
  const register = writes.filter(({ id }) => id === 'registerPatient' || id === 'registerDoctor');
  const cases = register.flatMap((write) => refusals.map((refusal) => ({ ...refusal, write })));

  test.each(cases)('in the form $form: $write.id', async ({ write, body, says, field }) => {
    const backend = startBackend();
    backend.answer(write.id, async () => Response.json(body, { status: 400 }));
    visit(write);
    await fillIn(write);
    await sendButton(write).click();
    await expectFailedWrite(says);
    await expectTyped(write);
    const email = page.getByLabelText(/^Email address/);
    if (field)
      await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(field));
    else await expect.element(email).not.toHaveAttribute('aria-invalid');
  });
});

test('An error page of something between says nothing of itself', async () => {
  const backend = startBackend();
  const html = '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';
  backend.answer('getDoctor', async () => new Response(html, { status: 502 }));
  visit({ path: paths.doctorProfile('Sample Doctor 1'), viewer: 'visitor' });
  await expectWords('This doctor could not be loaded');
  expect(main().element().textContent).not.toMatch(/nginx|Gateway|<|502/);
});

describe('A list that is null', () => {
  const owner = (tab: string, history?: string) =>
    paths.patientProfile(people.patient.name, { tab, history });
  const lists: readonly { id: OperationId; path: string; body: unknown; empty: string }[] = [
    {
      id: 'listDoctors',
      path: paths.doctors(),
      body: { doctors: null, totalCount: 0 },
      empty: 'No doctors found!',
    },
    {
      id: 'listPatientRequests',
      path: owner('requests'),
      body: { requests: null, totalCount: 0 },
      empty: 'No requests yet!',
    },
    {
      id: 'listBloodPressures',
      path: owner('dailyCheck'),
      body: null,
      empty: 'No Data for Blood Pressure yet!',
    },
    {
      id: 'listBloodSugars',
      path: owner('dailyCheck'),
      body: null,
      empty: 'No Data for Blood Sugar yet!',
    },
    {
      id: 'listAllergies',
      path: owner('medHistory', 'allergy'),
      body: null,
      empty: 'None recorded here',
    },
  ];

  test.each(lists)('is an empty one: $id', async ({ id, path, body, empty }) => {
    const backend = startBackend();
    backend.answer(id, async () => Response.json(body));
    const { problems } = visit({ path, viewer: 'patient' });
    await expectWords(empty);
    expect(problems).toEqual([]);
  });
});

test('A moment without a zone is one in UTC, wherever it was', async () => {
  const backend = startBackend();
  const [request] = wireRequests(1, false);
  backend.answer('listPatientRequests', async () =>
    Response.json({ requests: [{ ...request, date: '2026-11-18T09:30:00' }], totalCount: 1 }),
  );
  visit({ path: paths.patientProfile(people.patient.name, { tab: 'requests' }), viewer: 'owner' });
  const time = main().getByRole('article').getByRole('time');
  await expect.element(time).toHaveAttribute('datetime', '2026-11-18T09:30:00.000Z');
});

test('Fields that nobody has heard of, and numbers as texts, change nothing', async () => {
  const backend = startBackend();
  backend.answer('getDoctor', async () =>
    Response.json({
      ...wireDoctor,
      doctorId: '7',
      rating: 5,
      clinic: { ...wireDoctor.clinic, x: 1 },
    }),
  );
  const { problems } = visit({ path: paths.doctorProfile(people.doctor.name), viewer: 'patient' });
  const contact = main().getByRole('link', { name: 'Contact' });
  await expect.element(contact).toHaveAttribute('href', paths.request(people.doctor.name, 7));
  await expectWords('Green Leaf Clinic');
  expect(problems).toEqual([]);
});
