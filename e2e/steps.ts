// What people find and do on the portal with a pointer, in the words of the page: the steps of the journeys.
import type { Frame, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Watched } from './browser.ts';

/** What an account logs in with. */
export interface Login {
  email: string;
  password: string;
}

export const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const toast = (page: Page, text: string) =>
  page.locator('.Toastify__toast').filter({ hasText: text });

/** Waits until there is such an element on the page. */
export async function see(locator: Locator) {
  await locator.first().waitFor({ state: 'visible' });
}

/** Waits until there is no such element on the page. */
export async function seeNo(locator: Locator) {
  await locator.first().waitFor({ state: 'detached' });
}

/** Waits until nothing on the page is still to come. */
export async function settle(page: Page) {
  await page.waitForFunction(
    () => !document.querySelector('[data-state="loading"], [aria-busy=true]'),
  );
}

/** Waits until the scripts have taken over: the menu of the bar can be pressed. */
export async function hydrated(page: Page | Frame) {
  await page.waitForFunction(() => document.querySelector('header button:enabled') !== null);
}

/** Fills fields by their labels. */
export async function fill(scope: Page | Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await scope.getByLabel(label, { exact: true }).fill(value);
}

/** Fills the log-in page and sends it. */
export async function submitLogin(page: Page, { email, password }: Login) {
  await see(heading(page, 'Log in'));
  await fill(page, { 'Email address': email, Password: password });
  await button(page, 'Log In').click();
}

/** Logs in from any page, and arrives at the start page. */
export async function logIn(page: Page, login: Login) {
  await page.getByRole('link', { name: 'Log In' }).click();
  await submitLogin(page, login);
  await see(toast(page, 'Log in successfully'));
  await page.waitForURL((url) => url.pathname === '/');
}

/** Goes to one's own profile by the menu of the bar. */
export async function openOwnProfile(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await see(heading(page, new RegExp(name)));
}

/** Logs out by the menu of the bar; the token is gone. */
export async function logOut(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await button(page, 'Log out').click();
  await see(page.getByRole('link', { name: 'Log In' }));
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
}

/**
 * Nothing went wrong in the windows without anybody looking.
 * @param expected - What the console should show, since a step refuses something on purpose.
 */
export function expectQuiet(windows: Watched[], ...expected: RegExp[]) {
  const problems = windows.flatMap((window) => window.problems);
  expect(problems.filter((text) => !expected.some((one) => one.test(text)))).toEqual([]);
}
