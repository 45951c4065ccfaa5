// Runs the loaders of all routes against malformed HTTP responses: each read settles, and no raw value leaks into it.
import { createStaticHandler } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../test/memory-storage.ts';

vi.stubEnv('VITE_API_HOST', 'http://api.elsewhere.test');
vi.stubEnv('SSR', false);
vi.stubGlobal('localStorage', new MemoryStorage());
const { queryClient } = await import('../core/api/queryClient.ts');
const { explain } = await import('../core/api/errors.ts');
const { dataTexts } = await import('../core/i18n/dataTexts.ts');
const { paths } = await import('../paths.ts');
const { routes } = await import('../router.tsx');
const { session } = await import('../core/session/session.ts');

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (role: string) => `${part({ alg: 'none' })}.${part({ name: 'Bo', role })}.`;

const ids = { requestId: 5, doctorId: 7, doctorName: 'Bo', patientId: 3, patientName: 'Ann' };
const pages = [
  paths.home(),
  paths.features(),
  paths.doctors({ searchName: 'b' }),
  paths.specializations(),
  paths.specializationDoctors('ENT', 1),
  paths.login(),
  paths.register(),
  paths.patientRegister(),
  paths.doctorRegister(),
  paths.doctorProfile('Bo', { tab: 'requests' }),
  paths.patientProfile('Bo', { tab: 'requests' }),
  paths.patientProfile('Bo', { tab: 'medHistory' }),
  paths.patientProfile('Bo', { tab: 'dailyCheck' }),
  paths.request('Bo', 7),
  paths.response(5, 'Doctor'),
  paths.responseForm(ids),
];

const answers: [string, string, number][] = [
  ['null', 'null', 200],
  ['nothing', '', 200],
  ['a list of null', '[null]', 200],
  ['an empty object', '{}', 200],
  ['lists of null', '{"doctors":[null],"requests":[null],"totalCount":"1"}', 200],
  ['HTML', '<!doctype html><p>Sign in to the network</p>', 200],
  ['an HTML error', '<h1>502 Bad Gateway</h1>', 502],
  ['another error body', '{"status":"error","message":["No."]}', 500],
  ['a 401 without a body', '', 401],
];

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Waits for the reads that the loaders started; returns their data or error messages. */
async function readsOf(page: string): Promise<unknown[]> {
  const reads = queryClient.getQueryCache().getAll();
  await vi.waitFor(() => {
    for (const { state } of reads) expect(state.fetchStatus, page).toBe('idle');
  });
  for (const { state } of reads) expect(state.status, page).not.toBe('pending');
  return reads.map(({ state }) => state.data ?? explain(state.error!, dataTexts()));
}

beforeEach(() =>
  session.subscribe(() => {
    if (session.expiredUser()) session.declineRenewal();
  }),
);

it.each(answers)('loads every page when every response is %s', async (_, body, status) => {
  const backend = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', backend);
  for (const role of [undefined, 'Patient', 'Doctor'])
    for (const page of pages) {
      session.logOut();
      queryClient.clear();
      if (role) expect(session.logIn(tokenOf(role))).toBe(true);
      const context = await createStaticHandler(routes).query(
        new Request(new URL(page, 'http://portal.test')),
      );
      if (context instanceof Response) expect(context.status).toBe(302);
      else {
        expect(context.errors, page).toBeNull();
        expect(JSON.stringify(await readsOf(page)), page).not.toMatch(
          /NaN|undefined|Invalid Date|\[object/,
        );
      }
    }
  expect(backend.mock.calls.length).toBeGreaterThan(30);
});
