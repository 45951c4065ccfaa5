// The checks themselves, against pages that are broken on purpose: each must be caught by the check that is for it.
import { PageHeading } from '@medportal/ui';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../src/paths.ts';
import { startBackend } from './backend.ts';
import { fillIn, pressTwice, sendButton } from './form-hands.ts';
import {
  expectDone,
  expectFailedRead,
  expectFailedWrite,
  expectLocked,
  expectLogInAsked,
  expectNot,
  expectPage,
  expectPageTaken,
  expectSent,
  expectTyped,
  expectWords,
  patience,
} from './page-checks.ts';
import { portalWith, visit } from './visit.tsx';
import { writes } from './writes.ts';

const path = paths.login();

/** Visits a page with this content in the portal's own layout. */
const visitBroken = (content: ReactNode) =>
  visit({ path, viewer: 'visitor', routes: portalWith({ path, element: content }) });

/** What a check waits for does not come to a broken page: it need not wait for long. */
function hurry() {
  patience.timeout = 200;
  return () => {
    patience.timeout = undefined;
  };
}

const failed = 'The doctors could not be loaded';
const help = 'Check your connection and try again.';

const told = (
  <p role="alert">
    {failed}. {help}
  </p>
);

/** A page whose read failed, sound by itself: each case takes away one thing. */
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

test('A sound page is not caught', async () => {
  visitBroken(<Failure>{told}</Failure>);
  await expectFailedRead(failed);
});

describe('A page is caught that', () => {
  beforeEach(hurry);

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
      check: () => expectPageTaken('Doctors'),
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
      fault: 'names a failure and does not help',
      content: (
        <Failure>
          <p role="alert">{failed}</p>
        </Failure>
      ),
      check: () => expectFailedRead(failed),
    },
    {
      fault: 'has no Retry',
      content: <Failure button="Reload">{told}</Failure>,
      check: () => expectFailedRead(failed),
    },
    {
      fault: 'has no heading beside its failure',
      content: <Failure heading="">{told}</Failure>,
      check: () => expectFailedRead(failed),
    },
    {
      fault: 'has no way back from the log-in',
      content: (
        <>
          <h1>Log in to see this record</h1>
          <a href={path}>Log in</a>
        </>
      ),
      check: () => expectLocked('Log in to see this record', paths.doctors()),
    },
    {
      fault: 'asks for a log-in without taking the focus there',
      content: (
        <dialog open aria-label="Your session has ended">
          <input aria-label="Email address" />
        </dialog>
      ),
      check: expectLogInAsked,
    },
    {
      fault: 'still shows what is gone',
      content: <p>Too late</p>,
      check: async () => {
        await expectWords('Too late');
        await expectNot('Too late');
      },
    },
    { fault: 'lacks its words', content: <p>Too late</p>, check: () => expectWords('In time') },
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

/** A log-in form without the portal's care; `onSend` does what the case does wrong. */
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

describe('A form is caught that', () => {
  beforeEach(hurry);

  test('loses what was typed', async () => {
    visitBroken(<Form onSend={(form) => form.reset()} />);
    await fillIn(login);
    await expectTyped(login);
    await sendButton(login).click();
    await expect(expectTyped(login)).rejects.toThrow();
  });

  test('is never done', async () => {
    visitBroken(<Form />);
    await fillIn(login);
    await sendButton(login).click();
    await expect(expectDone(login)).rejects.toThrow();
  });

  test('swallows its failure', async () => {
    visitBroken(<Form />);
    await expect(expectFailedWrite(login.fails)).rejects.toThrow();
  });

  test('names its failure out of sight of those who listen', async () => {
    const summary = (
      <div role="alert" aria-label="There is a problem">
        {login.fails}
      </div>
    );
    visitBroken(<Form>{summary}</Form>);
    await expect(expectFailedWrite(login.fails)).rejects.toThrow('focus');
  });

  test('sends a press twice', async () => {
    const backend = startBackend();
    visitBroken(<Form onSend={() => void call('one key')} />);
    await fillIn(login);
    await pressTwice(login);
    await expect.poll(() => backend.calls).toHaveLength(3);
    expect(() => expectSent(login, backend, 1)).toThrow();
  });

  test('sends the same again under another key', async () => {
    const backend = startBackend();
    await call('one key');
    await call('another key');
    expect(() => expectSent(login, backend, 2)).toThrow();
  });
});

describe('What goes wrong unseen is noted:', () => {
  const unseen: readonly { what: string; happen: () => void }[] = [
    { what: 'a rejection', happen: () => void Promise.reject(new Error('unseen')) },
    { what: 'an error', happen: () => reportError(new Error('unseen')) },
    { what: 'a word in the console', happen: () => console.error('unseen') },
    { what: 'a warning', happen: () => console.warn('unseen') },
  ];

  test.each(unseen)('$what', async ({ happen }) => {
    const { problems } = visitBroken(<p>Doctors</p>);
    await expectWords('Doctors');
    expect(problems).toEqual([]);
    happen();
    await expect.poll(() => problems.join()).toContain('unseen');
  });
});
