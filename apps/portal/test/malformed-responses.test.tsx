// Tests what pages show for malformed and non-conforming HTTP responses. Parsing is tested in src/features.
import { operations } from '@medportal/api-client';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampled } from '../../../scripts/sample.ts';
import { paths } from '../src/paths.ts';
import { wireDoctor, wireRequests } from '../src/testing/wireSamples.ts';
import { people } from '../src/testing/PortalAt.tsx';
import { type OperationId, startBackend, startBackendFor } from './backend.ts';
import { fillIn, sendButton } from './form-actions.ts';
import { expectDone, expectFailedWrite, expectInputKept, expectText } from './page-checks.ts';
import { visit } from './visit.tsx';
import { writes } from './writes.ts';

const main = () => page.getByRole('main');

describe('a write with an empty HTTP response', () => {
  const keyed = writes.filter(({ id }) => operations[id].keyed);

  test.each(sampled(keyed))('succeeds: $id', async (write) => {
    const backend = startBackendFor(write);
    backend.answer(write.id, async () => new Response(null, { status: 204 }));
    const { problems } = visit(write);
    await fillIn(write);
    await sendButton(write).click();
    await expectDone(write);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(problems).toEqual([]);
  });
});

describe('a refused registration', () => {
  const refusals = [
    {
      format: '{title, errors} with capitalized field names',
      body: {
        title: 'One or more values were refused.',
        errors: { Email: ['This address has an account.'] },
      },
      says: 'One or more values were refused.',
      field: 'This address has an account.',
    },
    {
      format: '{status, message}',
      body: { status: 'error', message: 'This address has an account.' },
      says: 'This address has an account.',
    },
  ];
  const register = writes.filter(({ id }) => id === 'registerPatient' || id === 'registerDoctor');
  const cases = register.flatMap((write) => refusals.map((refusal) => ({ ...refusal, write })));

  test.each(sampled(cases))(
    'shows an error body of the format $format: $write.id',
    async ({ write, body, says, field }) => {
      const backend = startBackend();
      backend.answer(write.id, async () => Response.json(body, { status: 400 }));
      visit(write);
      await fillIn(write);
      await sendButton(write).click();
      await expectFailedWrite(says);
      await expectInputKept(write);
      const email = page.getByLabelText(/^Email address/);
      if (field)
        await expect.element(email).toHaveAccessibleDescription(expect.stringContaining(field));
      else await expect.element(email).not.toHaveAttribute('aria-invalid');
    },
  );
});

test('does not show the HTML error page of a proxy', async () => {
  const backend = startBackend();
  const html = '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';
  backend.answer('getDoctor', async () => new Response(html, { status: 502 }));
  visit({ path: paths.doctorProfile('Sample Doctor 1'), viewer: 'visitor' });
  await expectText('This doctor could not be loaded');
  expect(main().element().textContent).not.toMatch(/nginx|Gateway|<|502/);
});

describe('a null list', () => {
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

  test.each(sampled(lists))('counts as empty: $id', async ({ id, path, body, empty }) => {
    const backend = startBackend();
    backend.answer(id, async () => Response.json(body));
    const { problems } = visit({ path, viewer: 'patient' });
    await expectText(empty);
    expect(problems).toEqual([]);
  });
});

test('reads a time without a zone as UTC', async () => {
  const backend = startBackend();
  const [request] = wireRequests(1, false);
  backend.answer('listPatientRequests', async () =>
    Response.json({ requests: [{ ...request, date: '2026-11-18T09:30:00' }], totalCount: 1 }),
  );
  visit({ path: paths.patientProfile(people.patient.name, { tab: 'requests' }), viewer: 'owner' });
  const time = main().getByRole('article').getByRole('time');
  await expect.element(time).toHaveAttribute('datetime', '2026-11-18T09:30:00.000Z');
});

test('ignores unknown fields and accepts numbers as strings', async () => {
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
  await expectText('Green Leaf Clinic');
  expect(problems).toEqual([]);
});
