// Somebody who has forgotten their password: from the log-in page, by the link in an email, to the log-in.
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { type MailServer, startMailServer } from '../apps/server/test/mail-server.ts';
import {
  isCoreOnly,
  keepScreenshots,
  newContext,
  openBrowser,
  openWindow,
  storageWith,
  type Watched,
} from './browser.ts';
import { clientOf, tokenOf } from './demo.ts';
import { idleMail, type Product, startProduct } from './portal.ts';
import {
  button,
  expectNoProblems,
  fill,
  heading,
  see,
  seeNo,
  submitLogin,
  toast,
} from './steps.ts';

const patient = {
  name: 'Alder Gate-Test',
  email: 'alder@journey.example',
  password: 'a key under the mat',
};
const newPassword = 'a key that is kept';

let mailServer: MailServer;
let product: Product;
let browser: Browser;
let opened: Record<string, Watched> = {};

beforeAll(async () => {
  mailServer = await startMailServer();
  [product, browser] = await Promise.all([
    startProduct({ ...idleMail, SMTP_URL: mailServer.url }),
    openBrowser(),
  ]);
  (await clientOf(product.url).registerPatient({ body: patient })).orThrow();
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await keepScreenshots(opened);
  for (const { page } of Object.values(opened)) await page.context().close();
  expectNoProblems(Object.values(opened), /status of 40[01]/, /failed: 40[01]$/);
  opened = {};
});

afterAll(async () => {
  await browser?.close();
  expect(await product?.stop()).toBe(0);
  await mailServer?.close();
});

async function openAs(name: string, token?: string) {
  const context = await newContext(browser, { storageState: storageWith(product.url, token) });
  const window = await openWindow(context, product.url);
  opened[name] = window;
  return window.page;
}

it.skipIf(isCoreOnly)('chooses a new password with the link, once, and logs in', async () => {
  const token = await tokenOf(product.url, patient);
  const elsewhere = await openAs('elsewhere', token);
  await elsewhere.goto(product.url + paths.patientProfile(patient.name));
  await see(heading(elsewhere, patient.name));

  const page = await openAs('forgetful');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url(), JSON.stringify(request.headers())));
  await page.goto(product.url + paths.login());
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await see(heading(page, 'Forgot your password?'));
  await fill(page.getByRole('main'), { 'Email address': patient.email });
  await button(page, 'Send the link').click();
  await see(heading(page, 'Check your mail'));

  await expect.poll(() => mailServer.mails, { timeout: 20_000 }).toHaveLength(1);
  const [mail] = mailServer.mails;
  expect(mail?.to).toEqual([patient.email]);
  const link = /https:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { origin, pathname, hash } = new URL(link);
  expect({ origin, pathname }).toEqual({ origin: idleMail.PUBLIC_URL, pathname: '/reset' });

  await page.goto(product.url + pathname + hash);
  await see(heading(page, 'Choose a new password'));
  await page.reload();
  await fill(page.getByRole('main'), { 'New password': newPassword });
  await button(page, 'Change password').click();
  await see(heading(page, 'Your password is changed'));
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await see(heading(page, 'Log in'));
  await submitLogin(page, { ...patient, password: newPassword });
  await see(toast(page, 'Log in successfully'));
  expect(requested.join()).not.toContain(hash.slice(1));

  // Every session from before has ended.
  await elsewhere.reload();
  await see(elsewhere.getByRole('dialog').getByLabel('Password', { exact: true }));
  await seeNo(elsewhere.getByText(patient.email));

  const second = await openAs('second use');
  await second.goto(product.url + pathname + hash);
  await fill(second.getByRole('main'), { 'New password': 'a third one for today' });
  await button(second, 'Change password').click();
  await see(heading(second, 'This link does not work any more'));
  await second.getByRole('main').getByRole('link', { name: 'Get a new link' }).click();
  await see(heading(second, 'Forgot your password?'));
  await tokenOf(product.url, { ...patient, password: newPassword });
});
