import { mock } from '@medportal/api-client/msw';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import {
  wireDoctor,
  wireDoctorInbox,
  wirePatientInbox,
  wireResponse,
  wireUnanswered,
  wireWaiting,
} from '../src/testing/wireSamples.ts';
import { faults, type Respond, startBackend } from './backend.ts';
import { visit } from './visit.tsx';

const extensionCalls = new Set([
  'getInbox',
  'markResponsesSeen',
  'listInboxRequests',
  'listAccessLog',
]);
const withInbox = mock.getCapabilities.ok({ capabilities: { inbox: 1 } });
const home = { path: paths.home(), viewer: 'patient' } as const;
const response = { path: paths.response(100, 'Patient'), viewer: 'patient' } as const;

const forYou = () => browser.getByRole('region', { name: 'For you' });
const latest = () => browser.getByRole('heading', { name: 'Responses to your latest requests' });

const status =
  (code: number): Respond =>
  async () =>
    new Response(null, { status: code });

const json =
  (body: unknown): Respond =>
  async () =>
    Response.json(body);

test.each<[string, Respond]>([
  ['401', status(401)],
  ['403', status(403)],
  ['404', status(404)],
  ['405', status(405)],
  ['an HTML page', faults['an HTML page']],
  ['malformed JSON', faults['malformed JSON']],
  ['another shape', json([])],
  ['no capability', json({ capabilities: {} })],
  ['a version below 1', json({ capabilities: { inbox: 0 } })],
  ['a text as version', json({ capabilities: { inbox: 'yes' } })],
])('after %s the portal works without extensions', async (_what, respond) => {
  const backend = startBackend();
  backend.answer('getCapabilities', respond);
  const { problems } = visit(home);
  await expect.element(forYou()).toBeVisible();
  await expect.element(latest()).toBeVisible();
  expect(backend.calls.filter(({ id }) => extensionCalls.has(id))).toEqual([]);
  expect(backend.callsOf('getCapabilities')).toHaveLength(1);
  expect(problems).toEqual([]);
});

test.each<[string, Respond]>([
  ['500', status(500)],
  ['503', status(503)],
  ['no connection', faults.offline],
  ['a timeout', faults.timeout],
])(
  'after %s nothing of the extension is shown, until the window gets the focus',
  async (_what, respond) => {
    const backend = startBackend();
    backend.answer('getCapabilities', respond);
    backend.answer('getInbox', mock.getInbox.ok(wirePatientInbox));
    visit(home);
    await expect.element(browser.getByRole('link', { name: 'Find a doctor' })).toBeVisible();
    await expect.poll(() => backend.callsOf('getCapabilities')).toHaveLength(1);
    expect(forYou().query()).toBeNull();
    backend.answer('getCapabilities', withInbox);
    // A window that gets the focus while the first answer is still on its way asks only the next time.
    await expect
      .poll(() => {
        window.dispatchEvent(new FocusEvent('focus'));
        return browser.getByRole('link', { name: 'Dr. Juniper Vale' }).query();
      })
      .not.toBeNull();
    expect(latest().query()).toBeNull();
  },
);

test('a visitor is not asked for', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', withInbox);
  visit({ path: paths.home(), viewer: 'visitor' });
  await expect.element(browser.getByRole('link', { name: 'Join Now' })).toBeVisible();
  expect(backend.calls).toEqual([]);
});

test('a response that is opened is marked as seen, and the count drops', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', withInbox);
  backend.answer('getInbox', mock.getInbox.ok(wirePatientInbox));
  const { go } = visit(home);
  await expect.poll(() => document.title).toMatch(/^\(1\) /);
  backend.answer('getInbox', mock.getInbox.empty());
  await go(response.path);
  await expect.poll(() => document.title).not.toMatch(/^\(/);
  await expect.poll(() => backend.callsOf('markResponsesSeen')).toHaveLength(1);
  expect(JSON.parse(backend.callsOf('markResponsesSeen')[0]?.body ?? '')).toEqual({
    requestIds: [100],
  });
});

test('a doctor declines further requests of a patient, and can receive them again', async () => {
  const backend = startBackend();
  const answer = (isDeclined: boolean) => mock.getRequest.ok({ ...wireResponse, isDeclined });
  backend.answer('getRequest', answer(false));
  const { problems } = visit({ path: paths.response(100, 'Doctor'), viewer: 'doctor' });
  const decline = browser.getByRole('button', { name: /^Do not receive requests from / });
  await expect.element(decline).toBeVisible();
  backend.answer('getRequest', answer(true));
  await decline.click();
  await expect.element(browser.getByRole('button', { name: /^Receive .* again$/ })).toHaveFocus();
  expect(backend.callsOf('declineRequests').map(({ body }) => body)).toEqual([
    JSON.stringify({ isDeclined: true }),
  ]);
  expect(problems).toEqual([]);
});

test('a response says when it was answered, if the backend does', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', withInbox);
  backend.answer(
    'markResponsesSeen',
    mock.markResponsesSeen.ok({
      message: 'Marked as seen.',
      responses: [{ requestId: 100, answeredAt: '2026-11-19T15:30:00.000Z' }],
    }),
  );
  visit(response);
  await expect
    .element(browser.getByRole('main'))
    .toMatchTextContent(/Answered on 19 November 2026/);
});

test.each([
  ['a failure', status(500)],
  [
    'the response to another request',
    mock.markResponsesSeen.ok({
      message: 'Marked as seen.',
      responses: [{ requestId: 99, answeredAt: '2026-11-19T15:30:00.000Z' }],
    }),
  ],
])('a response leaves out when it was answered after %s', async (_, answer) => {
  const backend = startBackend();
  backend.answer('getCapabilities', withInbox);
  backend.answer('markResponsesSeen', answer);
  visit(response);
  await expect.poll(() => backend.callsOf('markResponsesSeen')).toHaveLength(1);
  await expect.element(browser.getByRole('main')).toMatchTextContent(/Request sent on/);
  await expect.element(browser.getByRole('main')).not.toMatchTextContent(/Answered on/);
});

test('an unanswered request is not marked as seen', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', withInbox);
  backend.answer('getInbox', mock.getInbox.ok(wirePatientInbox));
  visit({ path: paths.response(99, 'Patient'), viewer: 'patient' });
  await expect.element(browser.getByText('Not answered yet')).toBeVisible();
  expect(backend.callsOf('markResponsesSeen')).toEqual([]);
});

test('home says which requests nobody will reply to until they are opened, and marks that', async () => {
  const backend = startBackend();
  const leftRequests = [100, 99].map((requestId) => ({
    requestId,
    doctorId: 7,
    doctorName: `Doctor ${requestId}`,
    patientId: 3,
    patientName: 'Robin Meadow',
    date: '2026-03-03T09:00:00.000Z',
    description: 'My knee hurts.',
    isAnswered: false,
    hasDoctorLeft: true,
  }));
  backend.answer('getCapabilities', mock.getCapabilities.ok({ capabilities: { inbox: 2 } }));
  backend.answer(
    'getInbox',
    mock.getInbox.ok({ ...wirePatientInbox, newResponses: [], newResponsesCount: 0, leftRequests }),
  );
  const { go } = visit(home);
  await expect
    .element(forYou())
    .toMatchTextContent(/Dr\. Doctor 100 no longer responds here\. Your request of 3 March 2026/);
  backend.answer('getRequest', mock.getRequest.ok({ ...wireUnanswered, hasDoctorLeft: true }));
  backend.answer('getInbox', mock.getInbox.pending());
  await go(response.path);
  await expect.poll(() => backend.callsOf('markResponsesSeen')).toHaveLength(1);
  expect(JSON.parse(backend.callsOf('markResponsesSeen')[0]?.body ?? '')).toEqual({
    requestIds: [100],
  });
  await go(home.path);
  await expect.element(forYou()).toMatchTextContent(/Dr\. Doctor 99 no longer responds here/);
  await expect.element(forYou()).not.toMatchTextContent(/Doctor 100/);
});

test('a request whose doctor has left is not marked where the backend cannot take it', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', withInbox);
  backend.answer('getInbox', mock.getInbox.ok(wirePatientInbox));
  backend.answer('getRequest', mock.getRequest.ok({ ...wireUnanswered, hasDoctorLeft: true }));
  const { go } = visit(response);
  await expect.element(browser.getByText('No response will come')).toBeVisible();
  await go(home.path);
  await expect.element(forYou()).toMatchTextContent(/My knee has hurt/);
  expect(backend.callsOf('markResponsesSeen')).toEqual([]);
});

test('another tab loses the count without a reload', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', withInbox);
  backend.answer('getInbox', mock.getInbox.ok(wirePatientInbox));
  visit(home);
  await expect.poll(() => document.title).toMatch(/^\(1\) /);
  backend.answer('getInbox', mock.getInbox.empty());
  const otherTab = new BroadcastChannel('inbox');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  otherTab.postMessage(100);
  await expect.poll(() => document.title).not.toMatch(/^\(/);
  otherTab.close();
});

test('without the extension, home lists the latest responses in few calls, and marks none as seen', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', status(404));
  const { go } = visit(home);
  await expect.element(latest()).toBeVisible();
  const sizes = backend
    .callsOf('listPatientRequests')
    .map(({ query }) => Number(query.get('pageSize')));
  expect(Math.max(...sizes)).toBe(5);
  expect(document.title).not.toMatch(/^\(/);
  await go(response.path);
  await expect.element(browser.getByRole('tab', { name: 'General Report' })).toBeVisible();
  expect(backend.callsOf('markResponsesSeen')).toEqual([]);
});

test('a doctor’s requests are read once, and again when another number waits', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', withInbox);
  backend.answer('getInbox', mock.getInbox.ok(wireDoctorInbox));
  backend.answer('listInboxRequests', mock.listInboxRequests.ok(wireWaiting));
  visit({ path: paths.home(), viewer: 'doctor' });
  await expect.element(forYou()).toMatchTextContent(/15 requests wait for you/);
  const refresh = () => window.dispatchEvent(new FocusEvent('focus'));
  refresh();
  await expect.poll(() => backend.callsOf('getInbox')).toHaveLength(2);
  expect(backend.callsOf('listInboxRequests')).toHaveLength(1);
  backend.answer('getInbox', mock.getInbox.ok({ ...wireDoctorInbox, waitingCount: 16 }));
  const sixteen = { ...wireWaiting, totalCount: 16 };
  backend.answer('listInboxRequests', mock.listInboxRequests.ok(sixteen));
  refresh();
  await expect.element(forYou()).toMatchTextContent(/16 requests wait for you/);
  expect(backend.callsOf('listInboxRequests')).toHaveLength(2);
});

test('the home page tells a doctor that the profile is not yet checked', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', withInbox);
  backend.answer('getInbox', mock.getInbox.ok(wireDoctorInbox));
  backend.answer('getDoctor', mock.getDoctor.ok({ ...wireDoctor, review: 'pending' }));
  visit({ path: paths.home(), viewer: 'doctor' });
  await expect.element(forYou()).toMatchTextContent(/Your profile is not yet checked/);
});

test.each([
  ['are checked', mock.getCapabilities.ok({ capabilities: { doctorReview: 1 } }), 1],
  ['are not checked', mock.getCapabilities.ok({ capabilities: {} }), 0],
  ['may be checked', mock.getCapabilities.fail(503), 0],
])(
  'where doctors %s, they read it before they sign up, if it is certain',
  async (_, answer, count) => {
    const backend = startBackend();
    backend.answer('getCapabilities', answer);
    visit({ path: paths.doctorRegister(), viewer: 'visitor' });
    await expect.element(browser.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    expect(backend.callsOf('getCapabilities')).toEqual([]);
    await browser.getByRole('textbox', { name: 'Name' }).click();
    await expect.poll(() => backend.callsOf('getCapabilities')).not.toEqual([]);
    const sentence = browser.getByText('We check your profile before patients can find you.');
    await expect.poll(() => sentence.elements()).toHaveLength(count);
  },
);
