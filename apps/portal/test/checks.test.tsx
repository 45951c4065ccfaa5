// Tests the checks themselves with pages that are broken on purpose.
import { PageHeading } from '@medportal/ui';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../src/paths.ts';
import { startBackend } from './backend.ts';
import { fillIn, pressTwice, sendButton } from './form-actions.ts';
import {
  expectDone,
  expectFailedRead,
  expectFailedWrite,
  expectLocked,
  expectLogInAsked,
  expectNoText,
  expectPage,
  expectFocusedPage,
  expectSent,
  expectInputKept,
  expectText,
  pollOptions,
} from './page-checks.ts';
import { portalWith, visit } from './visit.tsx';
import { writes } from './writes.ts';

const path = paths.login();

const visitBroken = (content: ReactNode) =>
  visit({ path, viewer: 'visitor', routes: portalWith({ path, element: content }) });

/** Checks of broken pages run into the timeout. */
function shortenTimeout() {
  pollOptions.timeout = 200;
  return () => {
    pollOptions.timeout = undefined;
  };
}

const failed = 'The doctors could not be loaded';
const help = 'Check your connection and try again.';

const failureMessage = (
  <p role="alert">
    {failed}. {help}
  </p>
);

/** A correct page with a failed read. Each case breaks one thing. */
function Failure({
  heading = 'Doctors',
  button = 'Retry',
  children,
}: {
  heading?: string;
  button?: string;
  children: ReactNode;
}) {
  return (
    <>
      {heading && <h1>{heading}</h1>}
      {children}
      <button>{button}</button>
    </>
  );
}

test('the checks accept a correct page', async () => {
  visitBroken(<Failure>{failureMessage}</Failure>);
  await expectFailedRead(failed);
});

describe('rejects a page that', () => {
  beforeEach(shortenTimeout);

  const cases: readonly { fault: string; content: ReactNode; check: () => Promise<void> }[] = [
    { fault: 'is blank', content: null, check: () => expectPage('Doctors') },
    {
      fault: 'has nothing below its heading',
      content: <PageHeading>Doctors</PageHeading>,
      check: () => expectPage('Doctors'),
    },
    {
      fault: 'does not take the focus',
      content: (
        <>
          <PageHeading>Doctors</PageHeading>
          <p>Some doctors</p>
        </>
      ),
      check: () => expectFocusedPage('Doctors'),
    },
    {
      fault: 'swallows a failure',
      content: (
        <Failure>
          <p>No doctors found!</p>
        </Failure>
      ),
      check: () => expectFailedRead(failed),
    },
    {
      fault: 'does not announce a failure',
      content: (
        <Failure>
          <p>
            {failed}. {help}
          </p>
        </Failure>
      ),
      check: () => expectFailedRead(failed),
    },
    {
      fault: 'gives no advice with a failure',
      content: (
        <Failure>
          <p role="alert">{failed}</p>
        </Failure>
      ),
      check: () => expectFailedRead(failed),
    },
    {
      fault: 'has no Retry',
      content: <Failure button="Reload">{failureMessage}</Failure>,
      check: () => expectFailedRead(failed),
    },
    {
      fault: 'has no heading beside its failure',
      content: <Failure heading="">{failureMessage}</Failure>,
      check: () => expectFailedRead(failed),
    },
    {
      fault: 'does not lead back from the log-in',
      content: (
        <>
          <h1>Log in to see this record</h1>
          <a href={path}>Log in</a>
        </>
      ),
      check: () => expectLocked('Log in to see this record', paths.doctors()),
    },
    {
      fault: 'asks for a log-in without moving the focus there',
      content: (
        <dialog open aria-label="Your session has ended">
          <input aria-label="Email address" />
        </dialog>
      ),
      check: expectLogInAsked,
    },
    {
      fault: 'still shows removed content',
      content: <p>Too late</p>,
      check: async () => {
        await expectText('Too late');
        await expectNoText('Too late');
      },
    },
    { fault: 'lacks its text', content: <p>Too late</p>, check: () => expectText('In time') },
  ];

  test.each(cases)('$fault', async ({ content, check }) => {
    visitBroken(content);
    await expect(check()).rejects.toThrow();
  });
});

const login = writes.find(({ id }) => id === 'login');
if (!login) throw new Error('The table has no log-in.');

const call = (key: string) =>
  fetch('/api/Authentication/login', { method: 'POST', headers: { 'Idempotency-Key': key } });

/** A bare log-in form; `onSend` implements the fault of the case. */
function Form({
  onSend,
  children,
}: {
  onSend?: (form: HTMLFormElement) => void;
  children?: ReactNode;
}) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.(event.currentTarget);
      }}
    >
      {children}
      <label>
        Email address <input />
      </label>
      <label>
        Password <input />
      </label>
      <button aria-busy>Log In</button>
    </form>
  );
}

describe('rejects a form that', () => {
  beforeEach(shortenTimeout);

  test('loses its input', async () => {
    visitBroken(<Form onSend={(form) => form.reset()} />);
    await fillIn(login);
    await expectInputKept(login);
    await sendButton(login).click();
    await expect(expectInputKept(login)).rejects.toThrow();
  });

  test('never completes', async () => {
    visitBroken(<Form />);
    await fillIn(login);
    await sendButton(login).click();
    await expect(expectDone(login)).rejects.toThrow();
  });

  test('swallows its failure', async () => {
    visitBroken(<Form />);
    await expect(expectFailedWrite(login.fails)).rejects.toThrow();
  });

  test('does not move the focus to its failure', async () => {
    const summary = (
      <div role="alert" aria-label="There is a problem">
        {login.fails}
      </div>
    );
    visitBroken(<Form>{summary}</Form>);
    await expect(expectFailedWrite(login.fails)).rejects.toThrow('focus');
  });

  test('submits twice on a double press', async () => {
    const backend = startBackend();
    visitBroken(<Form onSend={() => void call('one key')} />);
    await fillIn(login);
    await pressTwice(login);
    await expect.poll(() => backend.calls).toHaveLength(3);
    expect(() => expectSent(login, backend, 1)).toThrow();
  });

  test('repeats a write under another idempotency key', async () => {
    const backend = startBackend();
    await call('one key');
    await call('another key');
    expect(() => expectSent(login, backend, 2)).toThrow();
  });
});

describe('collects', () => {
  const unseen: readonly { what: string; happen: () => void }[] = [
    { what: 'an unhandled rejection', happen: () => void Promise.reject(new Error('unseen')) },
    { what: 'an unhandled error', happen: () => reportError(new Error('unseen')) },
    { what: 'a console error', happen: () => console.error('unseen') },
    { what: 'a console warning', happen: () => console.warn('unseen') },
  ];

  test.each(unseen)('$what', async ({ happen }) => {
    const { problems } = visitBroken(<p>Doctors</p>);
    await expectText('Doctors');
    expect(problems).toEqual([]);
    happen();
    await expect.poll(() => problems.join()).toContain('unseen');
  });
});
