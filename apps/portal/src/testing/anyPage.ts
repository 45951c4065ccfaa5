// What stories of several pages share.
import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../paths.ts';
import { people } from './PortalAt.tsx';
import { overviewHandlers } from './wireRecord.ts';
import { wireDoctor, wireDoctors, wirePatient, wireRequests, wireResponse } from './wireSamples.ts';

/** Answers to the reads of every page. */
export const readHandlers = () => [
  mock.listDoctors.ok({ doctors: wireDoctors(9), totalCount: 20 }),
  mock.getDoctor.ok(wireDoctor),
  mock.listDoctorRequests.ok({ requests: wireRequests(2, false), totalCount: 2 }),
  mock.getPatient.ok(wirePatient),
  ...overviewHandlers(),
  mock.getRequest.ok(wireResponse),
];

/** A backend with the inbox, and the other reads of the home page. */
export const inboxHandlers = () => [
  mock.getCapabilities.ok({ capabilities: { inbox: 1 } }),
  ...readHandlers(),
];

/** The args of page stories. */
export const pages = {
  doctors: { path: paths.doctors(), viewer: 'visitor' },
  logIn: { path: paths.login(), viewer: 'visitor' },
  dailyCheck: {
    path: paths.patientProfile(wirePatient.name, { tab: 'dailyCheck' }),
    viewer: 'owner',
  },
  requestForm: { path: paths.request(people.doctor.name, 7), viewer: 'patient' },
} as const;

/** The fields of the log-in, by label. */
export const credentials: [string, string][] = [
  ['Email address', 'robin.meadow@demo.example'],
  ['Password', 'a long example phrase'],
];

/** Asserts that the page does not scroll sideways. */
export async function expectNoOverflow() {
  await waitFor(() =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
  );
}
