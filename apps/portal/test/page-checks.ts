// Checks by what users see and hear, independent of how a page is built.
import { operations } from '@medportal/api-client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import type { Backend } from './backend.ts';
import { sendButton, fieldValues, valueOf } from './form-actions.ts';
import type { WriteCase } from './writes.ts';

/** Poll options of all checks. `timeout` in milliseconds; the runner's default when absent. */
export const pollOptions: { timeout?: number | undefined } = {};

const main = () => page.getByRole('main');

/** The page shows its heading and some content below it. */
export async function expectPage(title: string): Promise<void> {
  await expect
    .element(main().getByRole('heading', { name: title, exact: true }), pollOptions)
    .toBeVisible();
  const rest = main().element().textContent.replace(title, '');
  expect(rest.trim(), 'the content below the heading').not.toBe('');
}

/** The text is visible on the page, or is an option of a visible select. */
export async function expectText(text: string): Promise<void> {
  const match = main().getByText(text, { exact: true }).first();
  await expect.element(match, pollOptions).toBeInTheDocument();
  // Options are not visible while their select is closed.
  const visible = match.element().closest('select') ?? match.element();
  await expect.element(visible, pollOptions).toBeVisible();
}

export async function expectNoText(text: string): Promise<void> {
  await expect
    .element(main().getByText(text, { exact: true }), pollOptions)
    .not.toBeInTheDocument();
}

export async function expectFocusedPage(title: string): Promise<void> {
  await expectPage(title);
  await expect.element(main().getByRole('heading', { level: 1 }), pollOptions).toHaveFocus();
}

/** A failed read is announced with its title and advice, has a Retry button, and the page keeps its one heading. */
export async function expectFailedRead(title: string): Promise<void> {
  const alert = main().getByRole('alert').or(main().getByRole('status')).filter({ hasText: title });
  await expect.element(alert, pollOptions).toBeVisible();
  expect(alert.element().textContent.replace(title, '')).toMatch(/\w\./);
  await expect.element(retryButton(), pollOptions).toBeVisible();
  expect(main().getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
}

export const retryButton = () => main().getByRole('button', { name: /^Retry/ });

/** A locked part links to the log-in page, which leads back to `here`. */
export async function expectLocked(title: string, here: string): Promise<void> {
  await expectText(title);
  const link = main().getByRole('link', { name: 'Log in' });
  // A tab opened in the meantime may be part of the address.
  const href = expect.stringContaining(paths.login({ next: here }));
  await expect.element(link, pollOptions).toHaveAttribute('href', href);
}

const logInDialog = () => page.getByRole('dialog', { name: 'Your session has ended' });

export async function expectLogInAsked(): Promise<void> {
  await expect.element(logInDialog(), pollOptions).toBeVisible();
  expect(logInDialog().element().contains(document.activeElement), 'the focus in the dialog').toBe(
    true,
  );
}

export async function logInAgain(): Promise<void> {
  await expectLogInAsked();
  await logInDialog().getByLabelText('Email address').fill('somebody@demo.example');
  await logInDialog().getByLabelText('Password').fill('a made-up password');
  await logInDialog().getByRole('button', { name: 'Log In' }).click();
  await expect.element(logInDialog(), pollOptions).not.toBeInTheDocument();
}

export async function declineLogIn(): Promise<void> {
  await expectLogInAsked();
  await logInDialog().getByRole('button', { name: 'Continue logged out' }).click();
  await expect.element(logInDialog(), pollOptions).not.toBeInTheDocument();
}

export async function expectInputKept(write: WriteCase): Promise<void> {
  expect(await fieldValues(write)).toEqual(write.entries.map(({ value }) => value));
}

/** The write has succeeded: the form is closed or empty. */
export async function expectDone(write: WriteCase): Promise<void> {
  const [first] = write.entries;
  const isDone = () => sendButton(write).query() === null || valueOf(first) === '';
  await expect.poll(isDone, pollOptions).toBe(true);
}

/** The error summary of the form names the failure and has the focus. */
export async function expectFailedWrite(title: string): Promise<void> {
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect.element(summary, pollOptions).toMatchTextContent(title);
  await expect.element(summary, pollOptions).toHaveFocus();
}

/** The write was sent `times` times with the same body, and with the same idempotency key unless each has its own. */
export function expectSent(
  { id, hasOwnKeys = false }: WriteCase,
  { callsOf }: Backend,
  times: number,
): void {
  const calls = callsOf(id);
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
  expect(calls).toHaveLength(times);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(hasOwnKeys ? times : 1);
  if (operations[id].keyed) expect(calls[0]?.key).toMatch(/\w/);
}
