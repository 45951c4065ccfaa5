import type { Frame, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Watched } from './browser.ts';

export interface Login {
  email: string;
  password: string;
}

export const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });
/** A tab, also with a note: 'Medicine empty'. */
export const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}( |$)`) });
/** A link in the bar, or in its menu. */
export const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
/** The button of the bar's menu, also with the number of what is new. */
export const menuButton = (page: Page, name = 'Menu') =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

/** The title without the number of what is new. */
export const titleOf = async (page: Page) => (await page.title()).replace(/^\(\d+\) /, '');

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const toast = (page: Page, text: string) =>
  page.locator('.Toastify__toast').filter({ hasText: text });

export async function see(locator: Locator) {
  await locator.first().waitFor({ state: 'visible' });
}

export async function seeNo(locator: Locator) {
  await locator.first().waitFor({ state: 'detached' });
}

/** Waits until nothing on the page is loading. */
export async function settle(page: Page) {
  await page.waitForFunction(
    () => !document.querySelector('[data-state="loading"], [aria-busy=true]'),
  );
}

/** Waits for hydration, which enables the buttons of the header. */
export async function hydrated(page: Page | Frame) {
  await page.waitForFunction(() => document.querySelector('header button:enabled') !== null);
}

/** Waits two frames: the styles of a part that has just appeared, and what follows a resize, are complete then. */
export async function painted(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}

export async function fill(scope: Page | Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await scope.getByLabel(label, { exact: true }).fill(value);
}

export async function submitLogin(page: Page, { email, password }: Login) {
  await see(heading(page, 'Log in'));
  await fill(page, { 'Email address': email, Password: password });
  await button(page, 'Log In').click();
}

export async function logIn(page: Page, login: Login) {
  await page.getByRole('link', { name: 'Log In' }).click();
  await submitLogin(page, login);
  await see(toast(page, 'Log in successfully'));
  await page.waitForURL((url) => url.pathname === '/');
}

export async function openOwnProfile(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await see(heading(page, new RegExp(name)));
}

export async function logOut(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await button(page, 'Log out').click();
  await see(page.getByRole('link', { name: 'Log In' }));
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
}

/**
 * Asserts that the windows have no problems.
 * @param expected - Console messages that a step causes on purpose.
 */
export function expectNoProblems(windows: Watched[], ...expected: RegExp[]) {
  const problems = windows.flatMap((window) => window.problems);
  expect(problems.filter((text) => !expected.some((one) => one.test(text)))).toEqual([]);
}
