// What every page owes its reader when something goes wrong. The checks go by what a reader sees and hears, and know
// nothing of how a page is built.
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import type { Backend } from './backend.ts';
import { sendButton, typedValues, valueOf } from './form-hands.ts';
import type { WriteCase } from './writes.ts';

/** How long a check waits, in milliseconds; as long as its test may take when nothing is set. */
export const patience: { timeout?: number | undefined } = {};

const main = () => page.getByRole('main');

/** The page is there: its heading, and more than the heading. */
export async function expectPage(title: string): Promise<void> {
  await expect
    .element(main().getByRole('heading', { name: title, exact: true }), patience)
    .toBeVisible();
  const rest = main().element().textContent.replace(title, '');
  expect(rest.trim(), 'what stands below the heading').not.toBe('');
}

/** These words are in the page, or can be chosen in it. */
export async function expectWords(words: string): Promise<void> {
  const place = main().getByText(words, { exact: true }).first();
  await expect.element(place, patience).toBeInTheDocument();
  // The words of a list to choose from are not in sight before it is opened.
  const seen = place.element().closest('select') ?? place.element();
  await expect.element(seen, patience).toBeVisible();
}

/** These words are nowhere in the page. */
export async function expectNot(words: string): Promise<void> {
  await expect.element(main().getByText(words, { exact: true }), patience).not.toBeInTheDocument();
}

/** Somebody who came to the page is at its heading. */
export async function expectPageTaken(title: string): Promise<void> {
  await expectPage(title);
  await expect.element(main().getByRole('heading', { level: 1 }), patience).toHaveFocus();
}

/** A failed read is named and announced, says what to do, and can be tried again, on a page with its one heading. */
export async function expectFailedRead(title: string): Promise<void> {
  const alert = main().getByRole('alert').or(main().getByRole('status')).filter({ hasText: title });
  await expect.element(alert, patience).toBeVisible();
  expect(alert.element().textContent.replace(title, '')).toMatch(/\w\./);
  await expect.element(retryButton(), patience).toBeVisible();
  expect(main().getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
}

/** What tries a failed read again. */
export const retryButton = () => main().getByRole('button', { name: /^Retry/ });

/** What needs a log-in says so, and leads there and back again. */
export async function expectLocked(title: string, here: string): Promise<void> {
  await expectWords(title);
  const link = main().getByRole('link', { name: 'Log in' });
  // The tab that was opened meanwhile may have come to the address.
  const href = expect.stringContaining(paths.login({ next: here }));
  await expect.element(link, patience).toHaveAttribute('href', href);
}

const logIn = () => page.getByRole('dialog', { name: 'Your session has ended' });

/** A log-in is asked for over the page, and whoever reads by ear is taken there. */
export async function expectLogInAsked(): Promise<void> {
  await expect.element(logIn(), patience).toBeVisible();
  expect(logIn().element().contains(document.activeElement), 'the focus in the dialog').toBe(true);
}

/** Logs in over the page. */
export async function logInAgain(): Promise<void> {
  await expectLogInAsked();
  await logIn().getByLabelText('Email address').fill('somebody@demo.example');
  await logIn().getByLabelText('Password').fill('a made-up password');
  await logIn().getByRole('button', { name: 'Log In' }).click();
  await expect.element(logIn(), patience).not.toBeInTheDocument();
}

/** Goes on without a log-in. */
export async function goOnLoggedOut(): Promise<void> {
  await expectLogInAsked();
  await logIn().getByRole('button', { name: 'Go on without logging in' }).click();
  await expect.element(logIn(), patience).not.toBeInTheDocument();
}

/** Everything that was typed is still there. */
export async function expectTyped(write: WriteCase): Promise<void> {
  expect(await typedValues(write)).toEqual(write.entries.map(({ value }) => value));
}

/** The form is done with: its page or overlay is left, or it is empty for the next. */
export async function expectDone(write: WriteCase): Promise<void> {
  const [first] = write.entries;
  const isDone = () => sendButton(write).query() === null || valueOf(first) === '';
  await expect.poll(isDone, patience).toBe(true);
}

/** A failed write is named at its form, and the focus is there. */
export async function expectFailedWrite(title: string): Promise<void> {
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect.element(summary, patience).toMatchTextContent(title);
  await expect.element(summary, patience).toHaveFocus();
}

/**
 * A write has reached the backend so many times, always with the same body and under the same key, so that it is carried
 * out once.
 */
export function expectSent({ id }: WriteCase, { callsOf }: Backend, times: number): void {
  const [first, ...others] = callsOf(id).map(({ key, body }) => ({ key, body }));
  expect(others).toEqual(Array.from({ length: times - 1 }, () => first));
  // A log-in changes nothing, and has no key.
  if (id !== 'login') expect(first?.key).toMatch(/\w/);
}
