// A patient finds a session that is not theirs and ends it, closes the account and comes back; a log-out ends a token for
// good.
import { afterEach, beforeAll, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { isCoreOnly, storageWith, type Watched } from './browser.ts';
import { clientOf, tokenOf } from './demo.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import type { Product } from './portal.ts';
import {
  button,
  expectNoProblems,
  heading,
  logOut,
  see,
  seeNo,
  submitLogin,
  toast,
} from './steps.ts';

const patient = {
  name: 'Aspen Door-Test',
  email: 'aspen@journey.example',
  password: 'a bolt on the barn',
};

let product: Product;
let opened: Record<string, Watched> = {};

beforeAll(async () => {
  product = await startServer();
  (await clientOf(product.url).registerPatient({ body: patient })).orThrow();
});

afterEach(() => {
  // The calls of an ended session, and a wrong password.
  expectNoProblems(Object.values(opened), /status of 40[13]/, /failed: 40[13]$/);
  opened = {};
});

/** Opens the record in a browser of its own, with a session of its own. */
async function openRecord(name: string) {
  const token = await tokenOf(product.url, patient);
  const context = await openContext({ storageState: storageWith(product.url, token) });
  const window = await openWindow(context, product.url);
  opened[name] = window;
  await window.page.goto(product.url + paths.patientProfile(patient.name));
  await see(heading(window.page, patient.name));
  return { page: window.page, token };
}

const statusOf = async (token: string) => {
  const result = await clientOf(product.url, token).listPatientRequests({});
  return result.ok ? 200 : result.error.status;
};

it('a log-out ends the token on the server', async () => {
  const { page, token } = await openRecord('owner');
  const other = await openRecord('second');
  expect(await statusOf(token)).toBe(200);
  await logOut(page, patient.name);
  await expect.poll(() => statusOf(token)).toBe(401);
  expect(await statusOf(other.token)).toBe(200);
});

it.skipIf(isCoreOnly)('the owner ends the session of a thief, who must log in', async () => {
  const thief = await openRecord('thief');
  const { page, token } = await openRecord('owner');
  await page.getByRole('button', { name: patient.name }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await see(heading(page, 'Account'));
  await button(page, 'Log out everywhere else').click();
  await button(page.getByRole('dialog'), 'Log out').click();
  await see(page.getByText('You are logged in on this device only.'));
  expect(await statusOf(thief.token)).toBe(401);
  expect(await statusOf(token)).toBe(200);

  await thief.page.reload();
  await see(thief.page.getByRole('dialog').getByLabel('Password', { exact: true }));
  await seeNo(thief.page.getByText(patient.email));
});

it.skipIf(isCoreOnly)('the owner closes the account, and comes back to all of it', async () => {
  const other = await openRecord('second');
  const { page, token } = await openRecord('owner');
  (await clientOf(product.url, token).addBloodSugar({ body: { value: 93 } })).orThrow();
  const tab = await openWindow(page.context(), product.url);
  await tab.page.goto(product.url + paths.patientProfile(patient.name));
  await see(heading(tab.page, patient.name));
  await page.goto(product.url + paths.account());
  await button(page, 'Close my account').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not this one');
  await button(dialog, 'Close my account').click();
  await see(dialog.getByText('This is not your current password.').first());
  await dialog.getByLabel('Your password').fill(patient.password);
  await button(dialog, 'Close my account').click();
  await see(heading(page, 'Your account is closed'));
  expect([await statusOf(token), await statusOf(other.token)]).toEqual([401, 401]);
  await see(toast(tab.page, 'You logged out in another tab.'));
  await seeNo(heading(tab.page, patient.name));
  await page.goBack();
  await seeNo(page.getByText(patient.email));

  // A reload of the page does not confirm the closure again.
  await page.goForward();
  await page.reload();
  await submitLogin(page, patient);
  await see(toast(page, 'Welcome back. Your account is open again.'));
  await see(heading(page, 'Account'));
  await see(page.getByText(patient.email));
  await page.goto(product.url + paths.patientProfile(patient.name));
  await see(page.getByText('93'));
});

it.skipIf(isCoreOnly)('a doctor who leaves is found by nobody, and who waits is told', async () => {
  const doctor = {
    name: 'Clover Leave-Test',
    email: 'clover@journey.example',
    password: 'a lamp in the hall',
  };
  const body = { ...doctor, medicalSpecificationId: 1 };
  (await clientOf(product.url).registerDoctor({ body })).orThrow();
  const { page, token } = await openRecord('patient');
  const { doctorId } = (await clientOf(product.url).getDoctor({ name: doctor.name })).orThrow();
  const request = { doctorId, body: { description: 'May I run again?' } };
  (await clientOf(product.url, token).createRequest(request)).orThrow();

  const storageState = storageWith(product.url, await tokenOf(product.url, doctor));
  const window = await openWindow(await openContext({ storageState }), product.url);
  opened['doctor'] = window;
  await window.page.goto(product.url + paths.account());
  await button(window.page, 'Close my account').click();
  const dialog = window.page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(doctor.password);
  await button(dialog, 'Close my account').click();
  await see(heading(window.page, 'Your account is closed'));
  await window.page.goto(product.url + paths.doctors());
  await see(heading(window.page, 'Doctors'));
  await seeNo(window.page.getByText(doctor.name));

  await page.goto(product.url + paths.patientProfile(patient.name, { tab: 'requests' }));
  await see(page.getByText('The doctor no longer responds here'));
  await page.getByRole('link', { name: 'Find another doctor' }).click();
  await see(heading(page, 'Doctors'));
});
