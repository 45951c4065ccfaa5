import { mock } from '@medportal/api-client/msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { wireAccount, wireLogIns, wireSessions } from '../src/testing/wireSamples.ts';
import { type Backend, startBackend, startBackendFor } from './backend.ts';
import { expectLogInAsked, logInAgain } from './page-checks.ts';
import { visit } from './visit.tsx';

const account = { path: paths.account(), viewer: 'patient' } as const;

const button = (name: string | RegExp) => browser.getByRole('button', { name });
const overlay = () => browser.getByRole('dialog');

function withAccount(extension: 'account' | 'mail' = 'account'): Backend {
  const backend = startBackendFor({ extension });
  backend.answer('listSessions', mock.listSessions.ok({ sessions: wireSessions }));
  return backend;
}

test('saves the contact details, and reads them again wherever they are shown', async () => {
  const backend = withAccount('mail');
  const { problems } = visit(account);
  await button('Change contact details').click();
  await expect.element(overlay().getByLabelText(/^Phone number/)).toHaveValue('+00 000 0001');
  await overlay()
    .getByLabelText(/^Phone number/)
    .fill('');
  await overlay()
    .getByLabelText(/^Address/)
    .fill(' 9 Example Street ');
  const changed = { ...wireAccount, phoneNumber: '', address: '9 Example Street' };
  backend.answer('getAccount', mock.getAccount.ok(changed));
  await overlay().getByRole('button', { name: 'Save' }).click();
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(browser.getByText('9 Example Street', { exact: true })).toBeInTheDocument();
  const [call] = backend.callsOf('updateContact');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    phoneNumber: '',
    address: '9 Example Street',
    gender: 'Female',
  });
  expect(problems).toEqual([]);
});

test('drops unsaved contact details on Cancel', async () => {
  withAccount();
  visit(account);
  await button('Change contact details').click();
  await overlay()
    .getByLabelText(/^Address/)
    .fill('9 Example Street');
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await button('Change contact details').click();
  await expect
    .element(overlay().getByLabelText(/^Address/))
    .toHaveValue('1 Example Street, Demoville');
});

test('the account page asks for another email, whose password no storage keeps, and says what happens next', async () => {
  const backend = withAccount('mail');
  const { problems } = visit(account);
  await button('Change email').click();
  const email = overlay().getByLabelText('New email address');
  await email.fill(' robin.new@demo.example ');
  await overlay().getByLabelText('Your password').fill('a made-up password');
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join();
  expect(stored).not.toContain('made-up');
  const message = 'An account with this email already exists.';
  backend.answer(
    'changeEmail',
    mock.changeEmail.fail(409, { code: 'email-taken', message, errors: { new: [message] } }),
  );
  await overlay().getByRole('button', { name: 'Send the link' }).click();
  await expect.element(email).toHaveAccessibleDescription(new RegExp(message));
  backend.restore('changeEmail');
  backend.answer(
    'getAccount',
    mock.getAccount.ok({ ...wireAccount, newEmail: 'robin.new@demo.example' }),
  );
  await overlay().getByRole('button', { name: 'Send the link' }).click();
  await expect.element(browser.getByText('Check your mail')).toBeInTheDocument();
  const [call] = backend.callsOf('changeEmail');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    new: 'robin.new@demo.example',
    password: 'a made-up password',
  });
  expect(call?.key).toBeDefined();
  expect(problems).toEqual([]);
});

test('the account page sends the link to an email that is not confirmed again', async () => {
  const backend = withAccount('mail');
  backend.answer('getAccount', mock.getAccount.ok({ ...wireAccount, isEmailConfirmed: false }));
  const { problems } = visit(account);
  await button('Send the link again').click();
  await overlay().getByLabelText('Your password').fill('a made-up password');
  await overlay().getByRole('button', { name: 'Send the link' }).click();
  await expect.element(browser.getByText('Check your mail')).toBeInTheDocument();
  const [call] = backend.callsOf('changeEmail');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ new: wireAccount.email });
  expect(problems).toEqual([]);
});

test('downloads everything that is stored about the user as a file', async () => {
  const backend = withAccount();
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:made-up';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  backend.answer('getAccountData', mock.getAccountData.fail(500));
  const { problems } = visit(account);
  await button('Download my data').click();
  await expect.element(browser.getByText('Your data could not be downloaded')).toBeInTheDocument();
  backend.answer('getAccountData', mock.getAccountData.ok());
  await button('Download my data').click();
  await expect.element(browser.getByText('Your data is downloaded')).toBeInTheDocument();
  expect(names).toEqual([expect.stringMatching(/^medportal-\d{4}-\d\d-\d\d\.json$/)]);
  expect(JSON.parse((await blobs[0]?.text()) ?? '')).toMatchObject({
    account: { name: 'Mona Example' },
    bloodPressures: [{ value: '120/80' }],
  });
  expect(problems).toEqual([]);
});

test('confirms another email by a click alone', async () => {
  const backend = withAccount('mail');
  const { problems } = visit({ path: paths.confirmEmail('a-made-up-token'), viewer: 'patient' });
  await expect.element(button('Confirm email')).toBeInTheDocument();
  expect(backend.callsOf('confirmEmail')).toEqual([]);
  backend.answer('confirmEmail', mock.confirmEmail.fail(500));
  await button('Confirm email').click();
  await expect.element(browser.getByRole('alert')).toHaveFocus();
  backend.answer('confirmEmail', mock.confirmEmail.ok());
  await button('Confirm email').click();
  await expect
    .element(browser.getByRole('heading', { name: 'Your email is confirmed' }))
    .toHaveFocus();
  const calls = backend.callsOf('confirmEmail');
  expect(calls.map(({ body }) => JSON.parse(body ?? ''))).toEqual(
    calls.map(() => ({ token: 'a-made-up-token' })),
  );
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  await browser.getByRole('link', { name: 'Go to your account' }).click();
  await expect.element(button('Change email')).toBeInTheDocument();
  expect(problems).toEqual([]);
});

test('turns the email about a response on, and off', async () => {
  const backend = withAccount('mail');
  const { problems } = visit(account);
  for (const [isOn, name] of [
    [true, /^Turn on/],
    [false, /^Turn off/],
  ] as const) {
    const changed = { ...wireAccount, responseNotices: isOn };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.element(button(name)).toBeInTheDocument();
    backend.answer('getAccount', mock.getAccount.ok(changed));
    // oxlint-disable-next-line no-await-in-loop
    await button(name).click();
    const state = browser.getByText(isOn ? 'On' : 'Off', { exact: true });
    // oxlint-disable-next-line no-await-in-loop
    await expect.element(state).toBeInTheDocument();
  }
  const calls = backend.callsOf('updateNotices').map(({ body }) => JSON.parse(body ?? ''));
  expect(calls).toEqual([{ responses: true }, { responses: false }]);
  expect(problems).toEqual([]);
});

test('the account page says that a notice could not be changed', async () => {
  const backend = withAccount('mail');
  backend.answer('updateNotices', () => Promise.reject(new TypeError('Failed to fetch')));
  visit(account);
  await button(/^Turn on/).click();
  await expect.element(browser.getByRole('alert')).toHaveFocus();
  await expect.element(browser.getByText('Your notices could not be changed')).toBeInTheDocument();
  await expect.element(browser.getByText('Off', { exact: true })).toBeInTheDocument();
});

test.each([
  ['no emails are sent', 'account', wireAccount],
  ['the user is a doctor', 'mail', { ...wireAccount, responseNotices: null }],
] as const)('offers no notices where %s', async (_, extension, answer) => {
  const backend = withAccount(extension);
  backend.answer('getAccount', mock.getAccount.ok(answer));
  visit(account);
  await expect.element(button('Change contact details')).toBeInTheDocument();
  await expect.element(browser.getByRole('heading', { name: 'Notices' })).not.toBeInTheDocument();
});

test('turns off the emails by a click alone', async () => {
  const backend = withAccount('mail');
  const { problems } = visit({ path: paths.unsubscribe('a-made-up-token'), viewer: 'visitor' });
  await expect.element(button('Turn off')).toBeInTheDocument();
  expect(backend.callsOf('unsubscribe')).toEqual([]);
  backend.answer('unsubscribe', mock.unsubscribe.fail(500));
  await button('Turn off').click();
  await expect.element(browser.getByRole('alert')).toHaveFocus();
  backend.answer('unsubscribe', mock.unsubscribe.ok());
  await button('Turn off').click();
  await expect.element(browser.getByRole('heading', { name: 'The emails are off' })).toHaveFocus();
  const calls = backend.callsOf('unsubscribe').map(({ body }) => JSON.parse(body ?? ''));
  expect(calls).toEqual(calls.map(() => ({ token: 'a-made-up-token' })));
  expect(problems).toEqual([]);
});

test.each([
  ['confirmEmail', 'email', 'Confirm email', 'This link does not work any more'],
  ['unsubscribe', 'unsubscribe', 'Turn off', 'This link does not work'],
] as const)(
  'a link of %s that does not work leads to the account',
  async (id, kind, name, title) => {
    const backend = withAccount('mail');
    backend.answer(id, mock[id].fail(400, { code: `${kind}-link-invalid` }));
    visit({ path: paths[id]('a-made-up-token'), viewer: 'visitor' });
    await button(name).click();
    await expect.element(browser.getByRole('heading', { name: title })).toHaveFocus();
    await expect
      .element(browser.getByRole('link', { name: 'Go to your account' }))
      .toHaveAttribute('href', paths.account());
  },
);

test('logs out one device after asking, and reads the list again', async () => {
  const backend = withAccount();
  const { problems } = visit(account);
  await button(/Log out .*Safari on iOS/).click();
  expect(backend.callsOf('endSession')).toEqual([]);
  const rest = wireSessions.filter(({ sessionId }) => sessionId !== 9);
  backend.answer('listSessions', mock.listSessions.ok({ sessions: rest }));
  await overlay().getByRole('button', { name: 'Log out' }).click();
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(browser.getByText('Safari on iOS')).not.toBeInTheDocument();
  expect(backend.callsOf('endSession')).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('logs out all other devices, also after a failure', async () => {
  const backend = withAccount();
  visit(account);
  await button('Log out everywhere else').click();
  backend.answer('endOtherSessions', mock.endOtherSessions.fail(500));
  await overlay().getByRole('button', { name: 'Log out' }).click();
  await expect.element(overlay().getByText(/Something went wrong on our side/)).toBeVisible();
  backend.restore('endOtherSessions');
  backend.answer('listSessions', mock.listSessions.ok({ sessions: wireSessions.slice(0, 1) }));
  await overlay().getByRole('button', { name: 'Log out' }).click();
  await expect
    .element(browser.getByText('You are logged in on this device only.'))
    .toBeInTheDocument();
  expect(backend.callsOf('endOtherSessions')).toHaveLength(2);
});

test('lists the log-ins, older ones on demand, where the backend tells them', async () => {
  const backend = withAccount();
  backend.answer('getCapabilities', mock.getCapabilities.ok({ capabilities: { account: 2 } }));
  const [newest, ...older] = wireLogIns;
  const first = { entries: [newest!], totalCount: 3, next: '1-1' };
  const answer = mock.listLogIns.ok(({ query }) =>
    query.has('cursor') ? { entries: older, totalCount: 3 } : first,
  );
  backend.answer('listLogIns', answer);
  visit(account);
  const region = browser.getByRole('region', { name: 'Log-ins and changes' });
  await region.getByRole('button', { name: 'Show more' }).click();
  await expect.element(region.getByText(/12 times within an hour/)).toBeInTheDocument();
  await expect.element(region.getByText('Something else')).toBeInTheDocument();
  expect(backend.callsOf('listLogIns')[0]?.query.get('pageSize')).toBe('10');
});

test('changes the password, which no storage keeps', async () => {
  const backend = withAccount();
  visit(account);
  await button('Change password').click();
  await overlay().getByLabelText('Current password').fill('a made-up password');
  await overlay().getByLabelText('New password').fill('another made-up password');
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join();
  expect(stored).not.toContain('made-up');
  await overlay().getByRole('button', { name: 'Save' }).click();
  await expect
    .element(browser.getByText('Your password is changed. Other devices are logged out.'))
    .toBeInTheDocument();
  const [call] = backend.callsOf('changePassword');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    current: 'a made-up password',
    new: 'another made-up password',
  });
  expect(call?.key).toBeDefined();
  await expect.poll(() => backend.callsOf('listSessions').length).toBeGreaterThan(1);
});

test('the account page keeps both passwords and names the field when the current one is wrong', async () => {
  const backend = withAccount();
  const message = 'This is not your current password.';
  backend.answer(
    'changePassword',
    mock.changePassword.fail(403, {
      code: 'wrong-password',
      title: 'Wrong password',
      message,
      errors: { current: [message] },
    }),
  );
  visit(account);
  await button('Change password').click();
  await overlay().getByLabelText('Current password').fill('a guess');
  await overlay().getByLabelText('New password').fill('another made-up password');
  await overlay().getByRole('button', { name: 'Save' }).click();
  await expect
    .element(overlay().getByLabelText('Current password'))
    .toHaveAccessibleDescription(`Error: ${message}`);
  await expect
    .element(overlay().getByLabelText('New password'))
    .toHaveValue('another made-up password');
  await overlay().getByRole('button', { name: 'Cancel' }).click();
  await button('Change password').click();
  await expect.element(overlay().getByLabelText('Current password')).toHaveValue('');
});

test('the account is in the menu and has a page only with the extension', async () => {
  const backend = startBackend();
  backend.answer('getCapabilities', mock.getCapabilities.ok({ capabilities: {} }));
  visit(account);
  await expect
    .element(browser.getByRole('heading', { name: 'Unexpected Application Error!' }))
    .toBeInTheDocument();
  expect(backend.callsOf('listSessions')).toEqual([]);
  await expect
    .element(browser.getByRole('link', { name: 'Account', includeHidden: true }))
    .not.toBeInTheDocument();

  const older = withAccount();
  visit(account);
  await expect
    .element(browser.getByRole('link', { name: 'Account', includeHidden: true }).first())
    .toBeInTheDocument();
  await expect.element(browser.getByRole('heading', { name: 'Log-ins' })).not.toBeInTheDocument();
  expect(older.callsOf('listLogIns')).toEqual([]);
});

async function closeAccount() {
  await button('Close my account').click();
  await overlay().getByLabelText('Your password').fill('a made-up password');
  await overlay().getByRole('button', { name: 'Close my account' }).click();
}

const closedHeading = () => browser.getByRole('heading', { name: 'Your account is closed' });

test('the account page closes the account: the user is logged out, and the page says until when to come back', async () => {
  const backend = withAccount();
  const { problems } = visit(account);
  sessionStorage.setItem('draft:Robin Meadow:contact', '{"address":"Not for others."}');
  await closeAccount();
  await expect.element(closedHeading()).toHaveFocus();
  expect(document.title).toBe('Your account is closed – MedPortal');
  await expect.element(browser.getByText(/^We delete it on/)).toBeInTheDocument();
  expect(backend.callsOf('closeAccount').map(({ body }) => JSON.parse(body))).toEqual([
    { password: 'a made-up password' },
  ]);
  // The server has ended the session already.
  expect(backend.callsOf('logOut')).toEqual([]);
  expect(localStorage.getItem('userToken')).toBeNull();
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join();
  expect(stored).not.toMatch(/made-up|Not for others/);
  await browser.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect.element(browser.getByRole('heading', { name: 'Log in' })).toHaveFocus();
  expect(problems).toEqual([]);
});

test('the account page closes the account after all when its user has opened it again over the page', async () => {
  const backend = withAccount();
  const { problems } = visit(account);
  await expect.element(button('Close my account')).toBeInTheDocument();
  // The first answer is lost, so that the second call finds no session.
  backend.answer('closeAccount', () => Promise.reject(new TypeError('Failed to fetch')));
  await closeAccount();
  await expect
    .element(browser.getByText('We do not know if your account is closed'))
    .toBeInTheDocument();
  backend.answer('closeAccount', mock.closeAccount.fail(401));
  const token = `${localStorage.getItem('userToken')}renewed`;
  backend.answer('login', mock.login.ok({ token, isReopened: true }));
  await overlay().getByRole('button', { name: 'Close my account' }).click();
  await expectLogInAsked();
  backend.restore('closeAccount');
  await logInAgain();
  await expect.element(closedHeading()).toHaveFocus();
  const keys = backend.callsOf('closeAccount').map(({ key }) => key);
  expect(keys).toHaveLength(3);
  // A server would answer for the first key what it answered before the account was open again.
  expect(keys[2]).not.toBe(keys[0]);
  expect(localStorage.getItem('userToken')).toBeNull();
  expect(problems).toEqual([]);
});

test('an account cannot be closed where the backend does not say for how long it is kept', async () => {
  const backend = withAccount();
  backend.answer('getAccount', mock.getAccount.ok({ ...wireAccount, retentionDays: undefined }));
  visit(account);
  await expect.element(button('Change contact details')).toBeInTheDocument();
  await expect.element(button('Close my account')).not.toBeInTheDocument();
});

test.each([
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['lacks the operation', mock.logOut.fail(401)],
])('a log-out is done at once, also when the backend %s', async (_, respond) => {
  const backend = withAccount();
  backend.answer('logOut', respond);
  const { problems } = visit(account);
  await expect.element(button('Change password')).toBeInTheDocument();
  const token = localStorage.getItem('userToken');
  await button('Robin Meadow').click();
  await browser.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect.poll(() => backend.callsOf('logOut')).toHaveLength(1);
  expect(backend.callsOf('logOut')[0]?.token).toBe(token);
  expect(localStorage.getItem('userToken')).toBeNull();
  expect(problems).toEqual([]);
});
