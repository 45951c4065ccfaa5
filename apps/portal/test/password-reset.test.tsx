import { mock } from '@medportal/api-client/msw';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { startBackend, startBackendFor } from './backend.ts';
import { visit } from './visit.tsx';

const TOKEN = 'a-made-up-token';
const main = () => browser.getByRole('main');
const button = (name: string) => main().getByRole('button', { name });
const heading = (name: string) => browser.getByRole('heading', { name, level: 1 });

test('a user asks for a link from the log-in page, and again with the same address', async () => {
  const backend = startBackendFor({ extension: 'mail' });
  const { problems } = visit({ path: paths.login(), viewer: 'visitor' });
  const email = main().getByLabelText('Email address');
  await email.fill('robin.meadow@demo.example');
  await main().getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.element(heading('Forgot your password?')).toBeInTheDocument();
  await expect.element(email).toHaveValue('robin.meadow@demo.example');
  await button('Send the link').click();
  await expect.element(heading('Check your mail')).toHaveFocus();
  await button('Try again').click();
  await expect.element(email).toHaveValue('robin.meadow@demo.example');
  await button('Send the link').click();
  await expect.element(heading('Check your mail')).toBeInTheDocument();
  const bodies = backend.callsOf('requestPasswordReset').map(({ body }) => JSON.parse(body ?? ''));
  const body = { email: 'robin.meadow@demo.example' };
  expect(bodies).toEqual([body, body]);
  expect(problems).toEqual([]);
});

test('sets the password with the token of the fragment, which no storage keeps', async () => {
  const backend = startBackend();
  visit({ path: paths.resetPassword(TOKEN), viewer: 'visitor' });
  await main().getByLabelText('New password').fill('a made-up password');
  const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join();
  expect(stored).not.toMatch(/made-up/);
  await button('Change password').click();
  await expect.element(heading('Your password is changed')).toHaveFocus();
  const [call] = backend.callsOf('resetPassword');
  expect(JSON.parse(call?.body ?? '')).toEqual({ token: TOKEN, new: 'a made-up password' });
  expect(call?.key).toBeDefined();
  await main().getByRole('link', { name: 'Log In' }).click();
  await expect.element(heading('Log in')).toBeInTheDocument();
});

test('logs out a user whose session the server has ended with it', async () => {
  startBackend();
  visit({ path: paths.resetPassword(TOKEN), viewer: 'patient' });
  await main().getByLabelText('New password').fill('a made-up password');
  expect(localStorage.getItem('userToken')).not.toBeNull();
  await button('Change password').click();
  await expect.element(heading('Your password is changed')).toBeInTheDocument();
  expect(localStorage.getItem('userToken')).toBeNull();
  await main().getByRole('link', { name: 'Log In' }).click();
  await expect.element(heading('Log in')).toBeInTheDocument();
});

test.each([
  ['leads to a new one', 'mail', 1],
  ['leads nowhere where no emails are sent', 'account', 0],
] as const)('a link that was used %s', async (_, extension, links) => {
  const backend = startBackendFor({ extension });
  backend.answer('resetPassword', mock.resetPassword.fail(400, { code: 'reset-link-invalid' }));
  visit({ path: paths.resetPassword(TOKEN), viewer: 'visitor' });
  await main().getByLabelText('New password').fill('a made-up password');
  await button('Change password').click();
  await expect.element(heading('This link does not work any more')).toHaveFocus();
  await expect.poll(() => main().getByRole('link').elements()).toHaveLength(links);
});

test('no link and no page for a forgotten password where no emails are sent', async () => {
  const backend = startBackendFor({ extension: 'account' });
  visit({ path: paths.login(), viewer: 'visitor' });
  await expect.poll(() => backend.callsOf('getCapabilities')).toHaveLength(1);
  await expect
    .element(main().getByRole('link', { name: 'Forgot your password?' }))
    .not.toBeInTheDocument();
  visit({ path: paths.forgotPassword(), viewer: 'visitor' });
  await expect.element(heading('Unexpected Application Error!')).toBeInTheDocument();
});
