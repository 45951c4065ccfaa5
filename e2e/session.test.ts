import type { Page } from 'playwright';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { storageWith, type Watched } from './browser.ts';
import { clientOf, type DemoIds, demoIds, doctor, patient, stranger, tokenOf } from './demo.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import type { Product } from './portal.ts';
import {
  button,
  dialog,
  expectNoProblems,
  fill,
  heading,
  see,
  seeNo,
  toast,
  type Login,
} from './steps.ts';

const question = 'My knee has hurt for two weeks.';
const note = /^What you typed before is still here/;
const expectedErrors = [
  /the server responded with a status of 401/,
  /^(login|createRequest) failed: 401$/,
];

let product: Product;
let window: Watched;
let ids: DemoIds;
let token: string;

beforeAll(async () => {
  product = await startServer();
  token = await tokenOf(product.url, patient);
  ids = await demoIds(product.url, token);
});

afterEach(() => {
  expectNoProblems([window], ...expectedErrors);
});

async function openRequestForm(): Promise<Page> {
  // A log-out has ended the token of the test before.
  token = await tokenOf(product.url, patient);
  const context = await openContext({ storageState: storageWith(product.url, token) });
  window = await openWindow(context, product.url);
  const { page } = window;
  await page.goto(product.url + paths.request(doctor.name, ids.doctorId));
  await see(heading(page, 'Send a request'));
  return page;
}

/** Ends the session on the server when the page sends a request, so that none of its reads finds it ended before. */
const endSessionOnSending = (page: Page) =>
  page.route(
    '**/api/patient/request/*',
    async (route) => {
      (await clientOf(product.url, token).logOut()).orThrow();
      await route.continue();
    },
    { times: 1 },
  );

const description = (page: Page) => page.getByLabel('Description', { exact: true });

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

/** Reloads the page and accepts the browser's question about unsaved changes. */
async function reload(page: Page) {
  page.once('dialog', (prompt) => void prompt.accept());
  await page.reload();
  await see(heading(page, 'Send a request'));
}

async function logInAgain(page: Page, { email, password }: Login) {
  const over = dialog(page, 'Your session has ended');
  await see(over);
  await fill(over, { 'Email address': email, Password: password });
  await button(over, 'Log In').click();
}

it('a request is sent once after a log-in in the dialog', async () => {
  const page = await openRequestForm();
  await description(page).fill(question);
  await endSessionOnSending(page);
  await button(page, 'Send Request').click();
  await logInAgain(page, { ...patient, password: 'not the password' });
  await see(dialog(page, 'Your session has ended').getByRole('alert'));
  expect(await description(page).inputValue()).toBe(question);
  await logInAgain(page, patient);
  await see(toast(page, 'Request sent successfully'));
  await see(heading(page, `Dr. ${doctor.name}`));
  await page.goto(product.url + paths.patientProfile(patient.name, { tab: 'requests' }));
  await see(page.getByText(question));
  expect(await page.getByText(question).count()).toBe(1);
});

it('another user who logs in does not see the draft', async () => {
  const page = await openRequestForm();
  await description(page).fill(question);
  await endSessionOnSending(page);
  await button(page, 'Send Request').click();
  const questions: string[] = [];
  page.on('dialog', (prompt) => {
    questions.push(prompt.type());
    void prompt.dismiss();
  });
  await logInAgain(page, stranger);
  await see(toast(page, `You are now logged in as ${stranger.name}.`));
  await see(page.getByRole('button', { name: stranger.name }));
  expect(new URL(page.url()).pathname).toBe(paths.home());
  expect(questions).toEqual([]);
  expect(await drafts(page)).toEqual([]);
  await page.goto(product.url + paths.request(doctor.name, ids.doctorId));
  await see(heading(page, 'Send a request'));
  expect(await description(page).inputValue()).toBe('');
  await seeNo(page.getByText(note));
});

it('a draft survives a reload and is deleted on log-out', { tags: 'release' }, async () => {
  const page = await openRequestForm();
  await description(page).fill(question);
  await reload(page);
  await see(page.getByText(note));
  expect(await description(page).inputValue()).toBe(question);
  expect(await drafts(page)).toHaveLength(1);
  await page.getByRole('button', { name: patient.name }).click();
  await button(page, 'Log out').click();
  await button(dialog(page, 'Leave without saving?'), 'Leave without saving').click();
  await page.waitForURL(product.url + paths.home());
  await see(page.getByRole('link', { name: 'Log In' }));
  expect(await drafts(page)).toEqual([]);
});
