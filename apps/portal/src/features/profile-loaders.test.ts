import { createStaticHandler } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('VITE_API_HOST', 'http://api.elsewhere.test');
vi.stubEnv('SSR', false);
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
const { paths } = await import('../paths.ts');
const { routes } = await import('../router.tsx');
const { queryClient } = await import('../core/api/queryClient.ts');
const { session } = await import('../core/session/session.ts');

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (name: string, role: string) => `${part({ alg: 'none' })}.${part({ name, role })}.`;

const backend = vi.fn<typeof fetch>(async () => Response.json({}));

beforeEach(() => {
  backend.mockClear();
  queryClient.clear();
  vi.stubGlobal('fetch', backend);
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => session.logOut());

async function callsOf(page: string): Promise<string[]> {
  await createStaticHandler(routes).query(new Request(new URL(page, 'http://portal.test')));
  const all = backend.mock.calls.map(([input]) => new URL(new Request(input).url).pathname);
  // What every page of a user asks.
  return all.filter((path) => path !== '/api/capabilities');
}

const doctor = tokenOf('Bo', 'Doctor');
const patient = tokenOf('Ann', 'Patient');

it.each([
  ['a doctor on their own profile', doctor, paths.doctorProfile('Bo'), ['/api/doctor/Bo']],
  [
    'a doctor on their own requests',
    doctor,
    paths.doctorProfile('Bo', { tab: 'requests' }),
    ['/api/doctor/Bo', '/api/doctor/requests'],
  ],
  [
    'a doctor on the requests of another doctor',
    doctor,
    paths.doctorProfile('Cy', { tab: 'requests' }),
    ['/api/doctor/Cy'],
  ],
  [
    'a patient on their own profile',
    patient,
    paths.patientProfile('Ann'),
    [
      '/api/patient/Ann',
      '/api/patient/allergies/Ann',
      '/api/patient/medicine/Ann',
      '/api/patient/bloodPressures/Ann',
      '/api/patient/bloodSugars/Ann',
      '/api/patient/requests',
    ],
  ],
  [
    'a doctor on the profile of a patient',
    doctor,
    paths.patientProfile('Ann'),
    ['/api/patient/Ann'],
  ],
  [
    'a patient on their own requests',
    patient,
    paths.patientProfile('Ann', { tab: 'requests' }),
    ['/api/patient/Ann', '/api/patient/requests'],
  ],
  [
    'a doctor on the requests of a patient',
    doctor,
    paths.patientProfile('Ann', { tab: 'requests' }),
    ['/api/patient/Ann'],
  ],
])('%s loads only what the page shows', async (_, token, page, calls) => {
  expect(session.logIn(token)).toBe(true);
  expect(await callsOf(page)).toEqual(calls);
});
