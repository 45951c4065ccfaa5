import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { isCoreOnly, type Watched } from './browser.ts';
import { doctor, patient as owner } from './demo.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import { back, focusProblems, Keys, retype } from './keyboard.ts';
import type { Product } from './portal.ts';
import {
  barLink,
  button,
  dialog,
  expectNoProblems,
  heading,
  see,
  settle,
  tab,
  menuButton,
} from './steps.ts';

let product: Product;
const windows: Watched[] = [];

async function openKeys(viewport = { width: 1280, height: 800 }): Promise<Keys> {
  const context = await openContext({ viewport });
  const watched = await openWindow(context, product.url);
  windows.push(watched);
  return new Keys(watched.page);
}

beforeAll(async () => {
  product = await startServer();
});

// The Arabic journey goes all the way with the keyboard, on a phone: this one is about what only a desktop has.
it('a patient edits medical information: Escape discards, Save keeps, focus returns', async () => {
  const keys = await openKeys();
  const { page } = keys;
  await page.goto(product.url);
  await see(heading(page, /./));
  await keys.choose(page.getByRole('link', { name: 'Skip to content' }));
  await keys.expectAt(page.getByRole('main'));
  await keys.choose(barLink(page, 'Log In'), back);
  await keys.expectPage('Log in');
  await keys.fill(page, { 'Email address': owner.email, Password: owner.password });
  await keys.choose(button(page, 'Show password'));
  await keys.expectAnnounced('Your password is visible');
  await keys.choose(button(page, 'Log In'));
  await keys.expectPage(/./);
  const account = page.getByRole('button', { name: owner.name });
  await keys.choose(account, back);
  await keys.choose(page.getByRole('link', { name: 'My Profile' }));
  await keys.expectPage(owner.name);
  // On the profile itself, the link only closes the menu.
  await keys.choose(account, back);
  await keys.choose(page.getByRole('link', { name: 'My Profile' }));
  await keys.expectAt(account);

  const edit = button(page, 'Edit medical information');
  const height = page.getByLabel(/^Height/);
  await keys.to(tab(page, 'Info'));
  await keys.openTab('Daily check', 'ArrowRight');
  // With the extension, the last tab is that of sharing, which comes later than the others.
  if (!isCoreOnly) await see(tab(page, 'Sharing'));
  if (!isCoreOnly) await keys.openTab('Sharing', 'End');
  await keys.openTab('Medical history', isCoreOnly ? 'End' : 'ArrowLeft');
  await keys.openTab('Info', 'Home');
  await keys.choose(edit);
  await keys.expectAt(page.getByLabel(/^Blood type/));
  await keys.to(height);
  await retype(keys, '180');
  await keys.press('Escape');
  await keys.expectAt(edit);
  expect(await page.getByText('180 cm').count()).toBe(0);

  await keys.press('Enter');
  await keys.expectAt(page.getByLabel(/^Blood type/));
  await keys.to(height);
  await retype(keys, '170');
  await keys.choose(button(dialog(page, 'Edit medical information'), 'Save'));
  await see(page.getByText('170 cm'));
  await keys.expectAt(edit);
  await keys.choose(account, back);
  await keys.choose(button(page, 'Log out'));
  await keys.expectPage('Better health, with a doctor to ask');
  expect(keys.problems).toEqual([]);
  expectNoProblems(windows);
});

it('a patient opens and closes a medicine of the history on a phone', async () => {
  const keys = await openKeys({ width: 390, height: 844 });
  const { page } = keys;
  const next = paths.patientProfile(owner.name, { tab: 'medHistory' });
  await page.goto(product.url + paths.login({ next }));
  await see(heading(page, 'Log in'));
  await keys.fill(page, { 'Email address': owner.email, Password: owner.password });
  await keys.press('Enter');
  await keys.expectPage(owner.name);
  const medicine = page.getByRole('article').filter({ hasText: 'Demospray' });
  const instructions = medicine.getByText('Invented for the demo.');
  await keys.choose(medicine.locator('summary'));
  await instructions.waitFor({ state: 'visible' });
  await keys.press('Space');
  await instructions.waitFor({ state: 'hidden' });
  expect(keys.problems).toEqual([]);
});

describe('at 400 % zoom', { tags: 'release' }, () => {
  let keys: Keys;

  beforeAll(async () => {
    // 1280 × 1024 at 400 % zoom.
    keys = await openKeys({ width: 320, height: 256 });
  });

  beforeEach(() => {
    keys.problems.length = 0;
  });

  it.each([
    paths.home(),
    paths.doctors(),
    paths.login(),
    paths.doctorRegister(),
    paths.doctorProfile(doctor.name),
  ])('every focusable element of %s is visible when focused', async (path) => {
    const { page } = keys;
    await page.goto(product.url + path);
    await see(heading(page, /./));
    await settle(page);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await keys.to(last);
    await keys.to(page.getByRole('link', { name: 'Skip to content' }), back);
    expect(keys.problems).toEqual([]);
  });

  it('the menu opens, and Escape returns the focus to its button', async () => {
    const { page } = keys;
    const menu = menuButton(page);
    await keys.choose(menu);
    await keys.to(barLink(page, 'Doctors'));
    await keys.press('Escape');
    await keys.expectAt(menu);
    expect(await barLink(page, 'Doctors').isVisible()).toBe(false);
    expect(keys.problems).toEqual([]);
  });
});

it('the checks of the focus find a fault of each kind', { tags: 'release' }, async () => {
  const keys = await openKeys();
  const { page } = keys;
  await page.goto(`${product.url}${paths.features()}`);
  await see(heading(page, 'Features'));
  expect(await focusProblems(page)).toEqual(['nothing has the focus']);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :focus-visible { outline: none !important; box-shadow: none !important; }
      html { scroll-padding: 0 !important; }
      header { block-size: 70vb; }
      footer a { position: fixed; inset-block-start: -900px; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  await keys.to(page.getByRole('contentinfo').getByRole('link').last());
  await keys.to(page.getByRole('link', { name: 'Skip to content' }), back);
  const found = keys.problems.join('\n');
  for (const problem of ['has no ring', 'is covered', 'is out of view'])
    expect(found).toContain(problem);
  const missing = page.getByRole('link', { name: 'There is no such link' });
  await expect(keys.to(missing)).rejects.toThrow('does not lead to');
});
