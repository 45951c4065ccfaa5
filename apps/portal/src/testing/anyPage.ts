// What stories of several pages share.
import { mock } from '@medportal/api-client/msw';
import { expect, waitFor, type within } from 'storybook/test';
import { paths } from '../paths.ts';
import { fill } from './flows/fill.ts';
import { people } from './people.ts';
import { mockBackend } from './mockBackend.ts';
import {
  wireDoctorInbox,
  wireDoctors,
  wirePatient,
  wireQueue,
  wireRequests,
} from './wireSamples.ts';

/** Answers to the reads of every page. */
export const readHandlers = () => [
  mock.listDoctors.ok({ doctors: wireDoctors(9), totalCount: 20 }),
  mock.listDoctorRequests.ok({ requests: wireRequests(2, false), totalCount: 2 }),
  ...mockBackend(),
];

/** A backend with the inbox, and the other reads of the home page. */
export const inboxHandlers = () => [
  mock.getCapabilities.ok({ capabilities: { inbox: 1 } }),
  ...readHandlers(),
];

const unanswered = (query: URLSearchParams) =>
  query.get('isAnswered') === 'true' ? [] : wireQueue;

/** A core list of {@link wireQueue}, newest first. */
export const queueHandler = () =>
  mock.listDoctorRequests.ok(({ query }) => {
    const requests = unanswered(query);
    return {
      requests: requests.slice(0, Number(query.get('pageSize'))),
      totalCount: requests.length,
    };
  });

/** A backend with the inbox, which searches and sorts {@link wireQueue}. */
export const queueHandlers = () => [
  queueHandler(),
  mock.getInbox.ok({ ...wireDoctorInbox, waitingCount: wireQueue.length }),
  mock.listInboxRequests.ok(({ query }) => {
    const term = (query.get('search') ?? '').toLowerCase();
    const found = unanswered(query).filter(({ patientName, description }) =>
      `${patientName} ${description}`.toLowerCase().includes(term),
    );
    const sorted = query.get('order') === 'oldest' ? found.toReversed() : found;
    return {
      requests: sorted
        .slice(0, Number(query.get('pageSize')))
        .map((request) => ({ ...request, answeredAt: null })),
      totalCount: found.length,
    };
  }),
  ...inboxHandlers(),
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

interface Page {
  canvas: Pick<ReturnType<typeof within>, 'findByLabelText' | 'getByRole'>;
  userEvent: Parameters<typeof fill>[1];
}

/** Fills in the log-in, and presses its button. */
export async function submitLogIn({ canvas, userEvent }: Page) {
  await fill(canvas, userEvent, credentials);
  await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
}

/** Asserts that the page does not scroll sideways. */
export async function expectNoOverflow() {
  await waitFor(() =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
  );
}
