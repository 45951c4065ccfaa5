// Tests the checks themselves with pages that are broken on purpose.
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../src/paths.ts';
import { startBackend } from './backend.ts';
import { fillIn, pressTwice, sendButton } from './form-actions.ts';
import {
  expectFailedRead,
  expectSent,
  expectInputKept,
  expectText,
  pollOptions,
} from './page-checks.ts';
import { portalWith, visit } from './visit.tsx';
import { writeOf } from './writes.ts';

const path = paths.login();

const visitBroken = (content: ReactNode) =>
  visit({ path, viewer: 'visitor', routes: portalWith({ path, element: content }) });

/** Checks of broken pages run into the timeout. */
beforeEach(() => {
  pollOptions.timeout = 200;
  return () => {
    pollOptions.timeout = undefined;
  };
});

test('the checks of reads reject a page that does not announce a failure', async () => {
  const failed = 'The doctors could not be loaded';
  visitBroken(
    <>
      <h1>Doctors</h1>
      <p>{failed}. Check your connection and try again.</p>
      <button>Retry</button>
    </>,
  );
  await expectText('Doctors');
  await expect(expectFailedRead(failed)).rejects.toThrow();
});

const login = writeOf('login');

const send = () =>
  fetch('/api/Authentication/login', { method: 'POST', headers: { 'Idempotency-Key': 'one key' } });

test('the checks of writes reject a form that loses its input and submits twice on a double press', async () => {
  const backend = startBackend();
  visitBroken(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.reset();
        void send();
      }}
    >
      <label>
        Email address <input />
      </label>
      <label>
        Password <input />
      </label>
      <button aria-busy>Log In</button>
    </form>,
  );
  await fillIn(login);
  await expectInputKept(login);
  await sendButton(login).click();
  await expect(expectInputKept(login)).rejects.toThrow();
  await pressTwice(login);
  await expect.poll(() => backend.calls).toHaveLength(4);
  expect(() => expectSent(login, backend, 1)).toThrow();
});

test('a visit collects errors that the page does not handle', async () => {
  const { problems } = visitBroken(<p>Doctors</p>);
  await expectText('Doctors');
  expect(problems).toEqual([]);
  void Promise.reject(new Error('unseen'));
  await expect.poll(() => problems.join()).toContain('unseen');
});
