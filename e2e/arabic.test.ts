// The main journey in Arabic, with the keyboard alone, on a phone.
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { languageNames } from '../apps/portal/src/core/i18n/language.ts';
import { paths } from '../apps/portal/src/paths.ts';
import {
  arabic,
  chooseInMenu,
  english,
  expectArabic,
  languageLink,
  languageOf,
  open,
  openPhone,
} from './arabic.ts';
import type { Watched } from './browser.ts';
import * as demo from './demo.ts';
import { startServer } from './journey.ts';
import { back, Keys, retype } from './keyboard.ts';
import type { Product } from './portal.ts';
import {
  barLink,
  button,
  expectNoProblems,
  heading,
  type Login,
  see,
  seeNo,
  tab,
  menuButton,
} from './steps.ts';

const { data, pages, ui, writes } = arabic;
const { titles } = pages;

const { doctor } = demo;
const patient = {
  name: 'ليلى تجربة',
  email: 'layla@journey.example',
  password: 'a cup of mint tea',
};
const question = 'أشعر بالدوار صباحًا، وضغطي 185/121.\nهل أتابع تناول Testamine 20 mg؟';
const diagnosis = 'ضغط مرتفع (185/121)';
const allergy = 'حساسية من Penicillin';
const doctorTitle = pages.doctor({ name: doctor.name });

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });

let product: Product;
let patientKeys: Keys;
let doctorKeys: Keys;
const windows: Watched[] = [];

async function openKeys(): Promise<Keys> {
  const watched = await openPhone(product.url, 'ar');
  windows.push(watched);
  return new Keys(watched.page);
}

beforeAll(async () => {
  product = await startServer();
  patientKeys = await openKeys();
  doctorKeys = await openKeys();
});

async function submitLogin(keys: Keys, { email, password }: Login) {
  await keys.fill(keys.page, { [ui.login.email]: email, [ui.login.password]: password });
  await keys.press('Enter');
}

async function openOwnProfile(keys: Keys, name: string) {
  await chooseInMenu(keys, barLink(keys.page, ui.appBar.profile));
  await keys.expectPage(name);
}

it('a patient registers: errors lead to the fields, and a taken name is refused', async () => {
  const keys = patientKeys;
  const { page } = keys;
  await open(page, product.url, ui.home.title);
  await expectArabic(keys, titles.home.title);
  await chooseInMenu(keys, barLink(page, ui.appBar.signUp));
  await keys.expectPage(ui.registerChoice.title);
  await expectArabic(keys, titles.register.title);
  await keys.choose(link(page, new RegExp(`^${ui.registerChoice.patient}`)));
  await keys.expectPage(ui.patientRegister.title);
  await expectArabic(keys, titles.patientRegister.title);

  const { registration } = ui;
  await keys.choose(button(page, registration.submit));
  await keys.expectAt(page.getByRole('alert'));
  await see(page.getByRole('alert').getByText(ui.errorSummary.title));
  await expectArabic(keys, ui.form.errorPrefix + titles.patientRegister.title);
  await keys.choose(page.getByRole('alert').getByRole('link', { name: registration.enterName }));
  const name = page.getByLabel(registration.name, { exact: true });
  await keys.expectAt(name);
  await keys.type(demo.patient.name);
  await keys.fill(page, {
    [registration.email]: patient.email,
    [registration.password]: patient.password,
  });
  await keys.to(page.getByLabel(ui.gender.male, { exact: true }));
  await keys.step('ArrowDown');
  await keys.choose(button(page, registration.submit));
  await keys.expectAnnounced(data.problems['name-taken'].message);
  await expectArabic(keys, ui.form.errorPrefix + titles.patientRegister.title);
  await keys.to(name);
  await retype(keys, patient.name);
  await keys.press('Enter');
  await keys.expectAnnounced(writes.toasts.signedUp);
  await keys.expectPage(ui.login.title);
  await expectArabic(keys, titles.login.title);
});

it('the patient logs in, after a wrong password', async () => {
  const keys = patientKeys;
  const { page } = keys;
  await submitLogin(keys, { ...patient, password: 'a cup of coffee' });
  await keys.expectAnnounced(data.problems['wrong-credentials'].message);
  await expectArabic(keys, ui.form.errorPrefix + titles.login.title);
  await keys.to(page.getByLabel(ui.login.password, { exact: true }));
  await retype(keys, patient.password);
  await keys.press('Enter');
  await keys.expectAnnounced(writes.toasts.loggedIn);
  await keys.expectPage(ui.home.title);
  await expectArabic(keys, titles.home.title);
  // Also with reduced motion, as here.
  await keys.page.locator('.Toastify__toast').last().waitFor({ state: 'detached' });
});

it('the patient finds a doctor', async () => {
  const keys = patientKeys;
  const { page } = keys;
  await chooseInMenu(keys, barLink(page, pages.navigation.doctors));
  await keys.expectPage(ui.doctors.title);
  await expectArabic(keys, titles.doctors.title);
  await keys.to(page.getByRole('searchbox'));
  for (const [text, count] of [
    ['zzz', 0],
    ['he', 3],
    ['ridge', 2],
    [doctor.name, 1],
  ] as const) {
    await retype(keys, text);
    await keys.expectAnnounced(ui.doctors.found({ count }));
    await expectArabic(keys, titles.doctors.title);
  }
  await keys.choose(link(page, new RegExp(doctor.name)));
  await keys.expectPage(doctorTitle);
  await expectArabic(keys, doctorTitle);
});

it('the patient sends a request, which a change of the language leaves as it is', async () => {
  const keys = patientKeys;
  const { page } = keys;
  await keys.choose(link(page, ui.doctorProfile.contact));
  await keys.expectPage(ui.requestForm.title);
  const title = titles.requestForm({ name: doctor.name });
  await expectArabic(keys, title);
  await keys.fill(page, { [ui.requestForm.description]: question });
  await keys.choose(languageLink(page, 'en'));
  await see(heading(page, english.ui.requestForm.title));
  const description = page.getByLabel(english.ui.requestForm.description, { exact: true });
  expect(await description.inputValue()).toBe(question);
  await keys.choose(languageLink(page, 'ar'));
  await see(heading(page, ui.requestForm.title));
  await expectArabic(keys, title);
  await keys.choose(button(page, ui.requestForm.submit), back);
  await keys.expectAnnounced(writes.toasts.requestSent);
  await keys.expectPage(doctorTitle);
});

it('the patient logs readings', async () => {
  const keys = patientKeys;
  const { page } = keys;
  const { tabs, systolic, diastolic, bloodPressure, bloodSugar } = ui.patientProfile;
  await openOwnProfile(keys, patient.name);
  await expectArabic(keys, patient.name);
  await keys.to(tab(page, tabs.info));
  await keys.openTab(tabs.dailyCheck, 'ArrowLeft');
  const title = titles.patient.dailyCheck({ name: patient.name });
  await expectArabic(keys, title);
  await keys.fill(page, { [systolic.label]: '185', [diastolic.label]: '121' });
  await keys.expectAnnounced(ui.readings.veryHigh);
  await keys.press('Enter');
  await keys.expectAnnounced(bloodPressure.saved);
  await see(page.getByRole('cell').getByText('185/121', { exact: true }));
  await keys.to(page.getByRole('textbox', { name: bloodSugar.heading }));
  await keys.type('5.5');
  await keys.press('Enter');
  await keys.expectAt(button(page, ui.patientProfile.changeNumber));
  await expectArabic(keys, title);
  await keys.choose(page.getByRole('button', { name: /5\.5 mg\/dL$/ }));
  await seeNo(page.getByRole('dialog'));
  await keys.expectAnnounced(bloodSugar.saved);
  await see(page.getByRole('cell').getByText('5.5', { exact: true }));
  await expectArabic(keys, title);
});

it('the doctor replies', async () => {
  const keys = doctorKeys;
  const { page } = keys;
  const { names } = ui.responseForm;
  const { sections: tabs, fields } = ui.clinicalFields;
  await open(page, `${product.url}${paths.login()}`, ui.login.title);
  await submitLogin(keys, doctor);
  await keys.expectPage(ui.home.title);
  await openOwnProfile(keys, doctorTitle);
  await expectArabic(keys, doctorTitle);
  await keys.to(tab(page, ui.doctorProfile.about));
  await keys.openTab(ui.doctorProfile.requests, 'ArrowLeft');
  await expectArabic(keys, titles.ownDoctor.requests({ name: doctor.name }));
  const request = page.getByRole('article').filter({ hasText: patient.name });
  await keys.choose(request.getByRole('link').last());
  await keys.expectPage(ui.responseForm.title);
  const title = titles.replyTo({ name: patient.name });
  await see(page.getByText('Testamine 20 mg؟'));
  await expectArabic(keys, title);

  await keys.fill(page, { [fields.diagnosis]: diagnosis });
  await keys.to(tab(page, tabs.generalReport), back);
  await keys.openTab(tabs.medicine, 'ArrowLeft');
  await expectArabic(keys, title);
  await keys.fill(page, {
    [names.medicine]: 'Testamine XR',
    [fields.dosage]: '2 × 20 mg',
  });
  await keys.to(tab(page, tabs.medicine), back);
  await keys.openTab(tabs.chronicDisease, 'ArrowLeft');
  await expectArabic(keys, title);
  await keys.fill(page, {
    [names.chronicDisease]: 'ارتفاع ضغط الدم',
    // Equal, because the order of day and month depends on the browser.
    [fields.dateOfDiagnosis]: '02022024',
  });
  await keys.to(tab(page, tabs.chronicDisease), back);
  await keys.openTab(tabs.allergy, 'ArrowLeft');
  await keys.fill(page, { [names.allergy]: allergy });
  await expectArabic(keys, title);
  await keys.choose(button(page, ui.responseForm.save));
  await keys.expectAnnounced(writes.toasts.responseSent);
  await keys.expectPage(doctorTitle);
});

it('the patient reads the response', async () => {
  const keys = patientKeys;
  const { page } = keys;
  const tabs = { description: ui.responseView.descriptionTab, ...ui.clinicalFields.sections };
  await keys.to(tab(page, ui.patientProfile.tabs.dailyCheck), back);
  await keys.openTab(ui.patientProfile.tabs.requests, 'ArrowLeft');
  await keys.to(tab(page, ui.requestList.unanswered));
  await keys.openTab(ui.requestList.answered, 'ArrowRight');
  await expectArabic(keys, titles.patient.requests({ name: patient.name }));
  await keys.choose(page.getByRole('article').getByRole('link').last());
  const title = titles.responseFrom({ name: doctor.name });
  await keys.expectPage(title);
  await see(page.getByText(diagnosis, { exact: true }));
  await expectArabic(keys, title);
  await keys.to(tab(page, tabs.generalReport));
  await keys.openTab(tabs.description, 'ArrowRight');
  await see(page.getByText(question));
  await expectArabic(keys, title);
  for (const [name, ...texts] of [
    [tabs.generalReport, diagnosis],
    [tabs.medicine, 'Testamine XR', '2 × 20 mg'],
    [tabs.chronicDisease, 'ارتفاع ضغط الدم', '2 فبراير 2024'],
    [tabs.allergy, allergy],
  ] as const) {
    await keys.openTab(name, 'ArrowLeft');
    for (const text of texts) await see(page.getByText(text, { exact: true }));
    await expectArabic(keys, title);
  }
});

it('the patient switches to English and back in the menu, and logs out', async () => {
  const keys = patientKeys;
  const { page } = keys;
  await chooseInMenu(keys, barLink(page, languageNames.en));
  await keys.expectAt(menuButton(page, english.ui.appBar.menu));
  await see(heading(page, english.pages.titles.responseFrom({ name: doctor.name })));
  expect(await languageOf(page)).toBe('en ltr');
  await see(page.getByText(allergy, { exact: true }));
  await keys.press('Enter');
  await keys.choose(barLink(page, languageNames.ar));
  await keys.expectAt(menuButton(page, ui.appBar.menu));
  const { x = -1 } = (await tab(page, ui.clinicalFields.sections.allergy).boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  await expectArabic(keys, titles.responseFrom({ name: doctor.name }));
  await keys.press('Enter');
  await keys.choose(button(page, ui.appBar.logOut));
  await keys.expectPage(ui.home.title);
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  await expectArabic(keys, titles.home.title);
  expectNoProblems(windows, /40[19]/);
});
