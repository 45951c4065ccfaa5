// The main journey on real servers: a patient sends a request, a doctor responds, the patient reads the response.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Watched } from './browser.ts';
import { isSampled } from '../scripts/sample.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import {
  button,
  expectNoProblems,
  fill,
  heading,
  logIn,
  logOut,
  openOwnProfile,
  see,
  tab,
  toast,
} from './steps.ts';
import { startServers } from './two-servers.ts';

const doctor = {
  name: 'Dr-Test Juniper Vale',
  email: 'juniper.vale@journey.example',
  password: 'a journey by the sea',
};
const patient = {
  name: 'Žofie Ålander-Test',
  email: 'zofie@journey.example',
  password: 'a walk in the mountains',
};
const question = 'I feel dizzy in the mornings.\nIs my blood pressure too low?';

// In `npm test` on the embedded database only.
const products = [
  { name: 'the embedded database', start: () => startServer() },
  { name: 'PostgreSQL, with two servers', start: () => startServers() },
];

describe.each(isSampled ? products.slice(0, 1) : products)('on $name', ({ start }) => {
  let url: string;
  let doctorWindow: Watched;
  let patientWindow: Watched;

  beforeAll(async () => {
    ({ url } = await start());
    doctorWindow = await openWindow(await openContext(), url);
    patientWindow = await openWindow(await openContext(), url);
  });

  it('a doctor registers and logs in', async () => {
    const { page } = doctorWindow;
    await page.goto(url);
    await page.getByRole('link', { name: 'Sign Up' }).first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Doctor/ })
      .click();
    await see(heading(page, 'Sign up as a doctor'));
    await fill(page, {
      Name: doctor.name,
      'Email address': doctor.email,
      Password: doctor.password,
    });
    await page.getByLabel('Male', { exact: true }).check();
    await page.getByLabel('Medical specialization').selectOption({ label: 'Neurology' });
    await button(page, 'Sign Up').click();
    await see(toast(page, 'Sign up successfully'));
    await page.waitForURL(/\/Login$/);
    await logIn(page, doctor);
  });

  it('a patient sees the errors of an empty form, registers and logs in', async () => {
    const { page } = patientWindow;
    await page.goto(`${url}/PatientRegister`);
    await button(page, 'Sign Up').click();
    await see(page.getByRole('heading', { name: 'There is a problem' }));
    await fill(page, {
      Name: patient.name,
      'Email address': patient.email,
      Password: patient.password,
    });
    await page.getByLabel('Female', { exact: true }).check();
    await button(page, 'Sign Up').click();
    await see(toast(page, 'Sign up successfully'));
    await page.waitForURL(/\/Login$/);
    await logIn(page, patient);
  });

  it('the patient finds the doctor and sends a request', async () => {
    const { page } = patientWindow;
    await page.getByRole('link', { name: 'Doctors', exact: true }).first().click();
    await see(heading(page, 'Doctors'));
    await page.getByRole('searchbox').fill('JUNIPER V');
    await page.waitForURL(/searchName=JUNIPER/);
    const card = page.getByRole('link', { name: new RegExp(doctor.name) });
    await see(card);
    await card.click();
    await see(heading(page, `Dr. ${doctor.name}`));
    await page.getByRole('link', { name: 'Contact' }).click();
    await page.getByLabel('Description').fill(question);
    await button(page, 'Send Request').click();
    await see(toast(page, 'Request sent successfully'));
    await see(heading(page, `Dr. ${doctor.name}`));
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/DoctorProfile/${doctor.name}`);
  });

  it('the doctor finds it, reads the patient’s profile and answers with all four sections', async () => {
    const { page } = doctorWindow;
    await openOwnProfile(page, doctor.name);
    await tab(page, 'Requests').click();
    await see(tab(page, 'Not answered requests').and(page.locator('[aria-selected=true]')));
    await see(page.getByText('I feel dizzy in the mornings.'));

    await page.getByRole('link', { name: patient.name, exact: true }).click();
    await see(heading(page, patient.name));
    await see(page.getByText('Not recorded (default +O)'));
    await page.goBack();
    await see(page.getByText('I feel dizzy in the mornings.'));

    await page.getByRole('link', { name: `Reply to ${patient.name}` }).click();
    await see(page.getByText('I feel dizzy in the mornings.'));
    await fill(page, {
      Diagnosis: 'Low blood pressure in the mornings',
      'Treatment plan': 'Drink a glass of water before you get up',
    });
    await tab(page, 'Medicine').click();
    await fill(page, { 'Medicine name': 'Testamine', Dosage: '5 mg' });
    await tab(page, 'Chronic Disease').click();
    await fill(page, {
      'Chronic disease name': 'Test hypotension',
      'Date of diagnosis': '2024-01-31',
    });
    await tab(page, 'Allergy').click();
    await fill(page, { 'Allergy name': 'Test pollen', Symptoms: 'Sneezing' });
    await button(page, 'Save').click();
    await see(toast(page, 'Response sent successfully'));
    await see(heading(page, `Dr. ${doctor.name}`));

    await tab(page, 'Requests').click();
    await see(page.getByText('No requests yet!'));
    await tab(page, 'Answered requests').click();
    await see(page.getByText('I feel dizzy in the mornings.'));
  });

  it('the patient reads the response, with ticks and crosses', async () => {
    const { page } = patientWindow;
    await openOwnProfile(page, patient.name);
    await tab(page, 'Requests').click();
    await see(page.getByText('No requests yet!'));
    await tab(page, 'Answered requests').click();
    await page.getByRole('link', { name: /^Response/ }).click();
    await see(page.getByText('Low blood pressure in the mornings'));
    await see(page.getByText('Reported', { exact: true }));
    await see(page.getByText('None reported', { exact: true }));
    await tab(page, 'Description').click();
    await see(page.getByText('Is my blood pressure too low?'));
    await tab(page, 'Medicine').click();
    await see(page.getByText('Testamine'));
    await tab(page, 'Chronic Disease').click();
    await see(page.getByText('31 January 2024'));
    await tab(page, 'Allergy').click();
    await see(page.getByText('Test pollen'));
    await see(page.getByRole('link', { name: new RegExp(doctor.name) }));
  });

  it('the history names the doctor who added each item', async () => {
    const { page } = patientWindow;
    await openOwnProfile(page, patient.name);
    await tab(page, 'Medical history').click();
    for (const [name, item] of [
      ['Medicine', 'Testamine'],
      ['Chronic Disease', 'Test hypotension'],
      ['Allergy', 'Test pollen'],
    ] as const) {
      await tab(page, name).click();
      await see(page.getByText(item));
      await see(page.getByText(`By Dr.${doctor.name}`));
    }
  });

  it('the patient logs blood pressure and blood sugar', async () => {
    const { page } = patientWindow;
    await tab(page, 'Daily check').click();
    await see(page.getByText('No Data for Blood Pressure yet!'));
    await see(page.getByText('No Data for Blood Sugar yet!'));
    const pressure = page.getByRole('form', { name: 'Add a blood pressure reading' });
    await pressure.getByLabel(/Upper value/).fill('118');
    await pressure.getByLabel(/Lower value/).fill('76');
    await pressure.getByRole('button').click();
    await see(page.getByRole('cell', { name: /118/ }));
    const sugar = page.getByRole('form', { name: 'Add a blood sugar reading' });
    await sugar.getByLabel(/Blood sugar/).fill('95');
    await sugar.getByRole('button').click();
    await see(page.getByRole('cell', { name: /95/ }));
    await page.reload();
    await see(page.getByRole('cell', { name: /118/ }));
  });

  it('the doctor sees the readings but cannot add any', async () => {
    const { page } = doctorWindow;
    await page.goto(`${url}/patient/${encodeURIComponent(patient.name)}?tab=dailyCheck`);
    await see(page.getByRole('cell', { name: /118/ }));
    expect(await page.getByRole('form', { name: 'Add a blood pressure reading' }).count()).toBe(0);
  });

  it('both log out, and the record is locked', async () => {
    const { page } = patientWindow;
    await logOut(page, patient.name);
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.goBack();
    await see(page.getByText('Log in to see this record'));
    await logOut(doctorWindow.page, doctor.name);
    // A visitor's calls for the record answer 401.
    expectNoProblems([patientWindow, doctorWindow], /401|getPatient|listBlood/);
  });
});
