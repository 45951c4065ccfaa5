import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { isCoreOnly, type Watched } from './browser.ts';
import { doctor, patient as owner } from './demo.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import { back, focusProblems, Keys } from './keyboard.ts';
import type { Product } from './portal.ts';
import {
  barLink,
  button,
  dialog,
  expectNoProblems,
  heading,
  type Login,
  see,
  seeNo,
  settle,
  tab,
  menuButton,
} from './steps.ts';

const patient = {
  name: 'Kay Board-Test',
  email: 'kay@journey.example',
  password: 'ten fingers and a desk',
};
const question = 'My wrists ache after typing. What can I do?';

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });

const forYou = (page: Page) => page.getByRole('region', { name: 'For you' });

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

async function logIn(keys: Keys, { email, password }: Login) {
  await keys.fill(keys.page, { 'Email address': email, Password: password });
  await keys.press('Enter');
  await keys.expectAnnounced('Log in successfully');
  await keys.expectPage(/./);
}

async function openOwnProfile(keys: Keys, name: string) {
  const account = keys.page.getByRole('button', { name });
  await keys.choose(account, back);
  await keys.choose(keys.page.getByRole('link', { name: 'My Profile' }));
  await keys.expectPage(name);
}

describe('with the keyboard alone', () => {
  let patientKeys: Keys;
  let doctorKeys: Keys;

  beforeAll(async () => {
    patientKeys = await openKeys();
    doctorKeys = await openKeys();
  });

  afterEach(() => {
    expect([...patientKeys.problems, ...doctorKeys.problems]).toEqual([]);
  });

  it('a patient finds the sign-up form, and the errors lead to the fields', async () => {
    const { page } = patientKeys;
    await page.goto(product.url);
    await see(heading(page, /./));
    await patientKeys.choose(page.getByRole('link', { name: 'Skip to content' }));
    await patientKeys.expectAt(page.getByRole('main'));
    await patientKeys.choose(barLink(page, 'Sign Up'), back);
    await patientKeys.expectPage('Sign up');
    await patientKeys.choose(link(page, /^Patient/));
    await patientKeys.expectPage('Sign up as a patient');
    await patientKeys.choose(button(page, 'Sign Up'));
    await patientKeys.expectAt(page.getByRole('alert'));
    expect(await page.title()).toMatch(/^Error: /);
    await patientKeys.choose(page.getByRole('alert').getByRole('link').first());
    await patientKeys.expectAt(page.getByLabel('Name', { exact: true }));
  });

  it('the patient registers and logs in', async () => {
    const { page } = patientKeys;
    await patientKeys.type(patient.name);
    await patientKeys.fill(page, { 'Email address': patient.email, Password: patient.password });
    await patientKeys.choose(button(page, 'Show password'));
    await patientKeys.expectAnnounced('Your password is visible');
    await patientKeys.to(page.getByLabel('Male', { exact: true }));
    await patientKeys.step('ArrowRight');
    expect(await page.getByLabel('Female', { exact: true }).isChecked()).toBe(true);
    await patientKeys.choose(button(page, 'Sign Up'));
    await patientKeys.expectAnnounced('Sign up successfully');
    await patientKeys.expectPage('Log in');
    await logIn(patientKeys, patient);
  });

  it('the patient finds a doctor and sends a request', async () => {
    const { page } = patientKeys;
    await patientKeys.choose(barLink(page, 'Doctors'), back);
    await patientKeys.expectPage('Doctors');
    await patientKeys.to(page.getByRole('searchbox'));
    await patientKeys.type(doctor.name);
    await patientKeys.expectAnnounced('1 doctor found');
    await patientKeys.expectAt(page.getByRole('searchbox'));
    await patientKeys.choose(link(page, new RegExp(doctor.name)));
    await patientKeys.expectPage(`Dr. ${doctor.name}`);
    await patientKeys.choose(link(page, 'Contact'));
    await patientKeys.expectPage('Send a request');
    await patientKeys.fill(page, { Description: question });
    await patientKeys.choose(button(page, 'Send Request'));
    await patientKeys.expectAnnounced('Request sent successfully');
    await patientKeys.expectPage(`Dr. ${doctor.name}`);
  });

  it('the patient logs readings and confirms the unit', async () => {
    const { page } = patientKeys;
    await openOwnProfile(patientKeys, patient.name);
    // On the profile itself, the link only closes the menu.
    const account = page.getByRole('button', { name: patient.name });
    await patientKeys.choose(account, back);
    await patientKeys.choose(page.getByRole('link', { name: 'My Profile' }));
    await patientKeys.expectAt(account);
    await patientKeys.to(tab(page, 'Info'));
    await patientKeys.openTab('Daily check', 'ArrowRight');
    await patientKeys.fill(page, { 'Upper value (systolic)': '185' });
    await patientKeys.fill(page, { 'Lower value (diastolic)': '121' });
    await patientKeys.expectAnnounced('This blood pressure is very high');
    await patientKeys.press('Enter');
    await patientKeys.expectAnnounced('Blood pressure saved');
    await see(page.getByRole('cell', { name: /185/ }));
    const sugar = page.getByRole('textbox', { name: 'Blood sugar' });
    await patientKeys.to(sugar);
    await patientKeys.type('5.5');
    await patientKeys.press('Enter');
    await patientKeys.expectAt(button(page, 'Go back and change it'));
    await patientKeys.choose(page.getByRole('button', { name: /^Save as .* mmol\/L/ }));
    await seeNo(page.getByRole('dialog'));
    await patientKeys.expectAnnounced('Blood sugar saved');
    await patientKeys.expectAt(sugar);
    await see(page.getByRole('cell', { name: /99/ }));
  });

  it('the patient edits medical information: Escape discards, Save keeps, focus returns', async () => {
    const { page } = patientKeys;
    const edit = button(page, 'Edit medical information');
    const height = page.getByLabel(/^Height/);
    await patientKeys.to(tab(page, 'Daily check'), back);
    // With the extension, the last tab is that of sharing, which comes later than the others.
    if (!isCoreOnly) await see(tab(page, 'Sharing'));
    if (!isCoreOnly) await patientKeys.openTab('Sharing', 'End');
    await patientKeys.openTab('Medical history', isCoreOnly ? 'End' : 'ArrowLeft');
    await patientKeys.openTab('Info', 'Home');
    await patientKeys.choose(edit);
    await patientKeys.expectAt(page.getByLabel(/^Blood type/));
    await patientKeys.to(height);
    await patientKeys.type('180');
    await patientKeys.press('Escape');
    await patientKeys.expectAt(edit);
    expect(await page.getByText('180 cm').count()).toBe(0);

    await patientKeys.press('Enter');
    await patientKeys.expectAt(page.getByLabel(/^Blood type/));
    await patientKeys.step('ArrowDown');
    await patientKeys.to(height);
    expect(await height.inputValue()).toBe('');
    await patientKeys.type('170');
    await patientKeys.choose(button(dialog(page, 'Edit medical information'), 'Save'));
    await see(page.getByText('170 cm'));
    await see(page.getByText('O+', { exact: true }));
    await patientKeys.expectAt(edit);
  });

  it('the doctor answers, from tab to tab', async () => {
    const { page } = doctorKeys;
    await page.goto(`${product.url}${paths.login()}`);
    await see(heading(page, 'Log in'));
    await logIn(doctorKeys, doctor);
    await doctorKeys.choose(
      forYou(page)
        .getByRole('link', { name: /^Reply to / })
        .first(),
    );
    await doctorKeys.expectPage('Write a response');
    await openOwnProfile(doctorKeys, doctor.name);
    await doctorKeys.to(tab(page, 'About'));
    await doctorKeys.openTab('Requests', 'ArrowRight');
    await doctorKeys.to(tab(page, 'Not answered requests'));
    await doctorKeys.to(page.getByRole('searchbox'));
    await doctorKeys.type(patient.name);
    await doctorKeys.expectAnnounced(/^1 request found/);
    await doctorKeys.expectAt(page.getByRole('searchbox'));
    await doctorKeys.choose(link(page, `Reply to ${patient.name}`));
    await doctorKeys.expectPage('Write a response');

    await doctorKeys.to(tab(page, 'General Report'));
    await doctorKeys.openTab('Allergy', 'End');
    await doctorKeys.fill(page, { 'Allergy name': 'Test wool' });
    await doctorKeys.to(tab(page, 'Allergy'), back);
    await doctorKeys.openTab('Chronic Disease', 'ArrowLeft');
    await doctorKeys.fill(page, { 'Chronic disease name': 'Test cramp' });
    // Day and month are equal, because their order depends on the browser.
    await doctorKeys.fill(page, { 'Date of diagnosis': '02022024' });
    expect(await page.getByLabel('Date of diagnosis').inputValue()).toBe('2024-02-02');
    await doctorKeys.to(tab(page, 'Chronic Disease'), back);
    await doctorKeys.openTab('Medicine', 'ArrowLeft');
    await doctorKeys.fill(page, { 'Medicine name': 'Testamine' });
    const maintenance = page.getByLabel('Long-term medicine');
    await doctorKeys.to(maintenance);
    await doctorKeys.press('Space');
    expect(await maintenance.isChecked()).toBe(false);
    await doctorKeys.to(tab(page, 'Medicine'), back);
    await doctorKeys.openTab('General Report', 'Home');
    await doctorKeys.fill(page, { Diagnosis: 'Tired wrists', 'Treatment plan': 'Pauses' });
    await doctorKeys.choose(button(page, 'Save'));
    await doctorKeys.expectAnnounced('Response sent successfully');
    await doctorKeys.expectPage(`Dr. ${doctor.name}`);
  });

  it('the patient reads the response, and logs out', async () => {
    const { page } = patientKeys;
    await patientKeys.to(tab(page, 'Info'), back);
    await patientKeys.openTab('Daily check', 'ArrowRight');
    await patientKeys.openTab('Requests', 'ArrowRight');
    await patientKeys.to(tab(page, 'Not answered requests'));
    await patientKeys.openTab('Answered requests', 'ArrowLeft');
    // As when the patient comes back from another window; again, because the list may not listen yet.
    const comeBack = async () => {
      await page.evaluate(() => window.dispatchEvent(new FocusEvent('focus')));
      return link(page, /^Response/).count();
    };
    await expect.poll(comeBack).toBe(1);
    await patientKeys.choose(barLink(page, 'Home'), back);
    const newResponse = forYou(page).getByRole('link', { name: `Dr. ${doctor.name}` });
    await see(newResponse);
    await patientKeys.choose(newResponse);
    await patientKeys.expectPage(`Response from Dr. ${doctor.name}`);
    await patientKeys.to(tab(page, 'General Report'));
    await see(page.getByText('Tired wrists'));
    for (const [name, text] of [
      ['Medicine', 'Testamine'],
      ['Chronic Disease', '2 February 2024'],
      ['Allergy', 'Test wool'],
    ] as const) {
      await patientKeys.openTab(name, 'ArrowDown');
      await see(page.getByText(text));
    }
    await patientKeys.choose(page.getByRole('button', { name: patient.name }), back);
    await patientKeys.choose(button(page, 'Log out'));
    await page.waitForURL(product.url + paths.home());
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
    await patientKeys.expectPage('Better health, with a doctor to ask');

    // Also from the page that a log-out leads to.
    await doctorKeys.choose(barLink(doctorKeys.page, 'Home'), back);
    await doctorKeys.expectPage('Better health, with a doctor to ask');
    await doctorKeys.choose(doctorKeys.page.getByRole('button', { name: doctor.name }), back);
    await doctorKeys.choose(button(doctorKeys.page, 'Log out'));
    await doctorKeys.expectPage('Better health, with a doctor to ask');
    expectNoProblems(windows);
  });
});

it('a patient opens and closes a medicine of the history on a phone', async () => {
  const keys = await openKeys({ width: 390, height: 844 });
  const { page } = keys;
  const next = paths.patientProfile(owner.name, { tab: 'medHistory' });
  await page.goto(product.url + paths.login({ next }));
  await see(heading(page, 'Log in'));
  await logIn(keys, owner);
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

const faults = [
  {
    name: 'a focus without a ring',
    css: ':focus-visible { outline: none !important; box-shadow: none !important; }',
    caught: /has no ring/,
  },
  {
    name: 'a header that covers the focus',
    css: 'html { scroll-padding: 0 !important; } header { block-size: 70vb; }',
    caught: /is covered/,
  },
  {
    name: 'a control outside the window',
    css: 'main a { position: fixed; inset-block-start: -900px; }',
    caught: /is out of view/,
  },
];

describe('the checks find', () => {
  it.each(faults)('$name', { tags: 'release' }, async ({ css, caught }) => {
    const keys = await openKeys();
    const { page } = keys;
    await page.goto(`${product.url}${paths.features()}`);
    await see(heading(page, 'Features'));
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    await keys.to(page.getByRole('contentinfo').getByRole('link').last());
    await keys.to(page.getByRole('link', { name: 'Skip to content' }), back);
    expect(keys.problems.join('\n')).toMatch(caught);
  });

  it('a lost focus', async () => {
    const { page } = await openKeys();
    await page.goto(product.url);
    expect(await focusProblems(page)).toEqual(['nothing has the focus']);
  });

  it('an unreachable element', { tags: 'release' }, async () => {
    const keys = await openKeys();
    await keys.page.goto(product.url);
    await see(heading(keys.page, /./));
    const missing = keys.page.getByRole('link', { name: 'There is no such link' });
    await expect(keys.to(missing)).rejects.toThrow('does not lead to');
  });
});
