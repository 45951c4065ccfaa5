// Links in emails: a new password for somebody who has forgotten theirs, a new email for somebody who moves, and the end of
// the notices that somebody gets.
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { type MailServer, startMailServer } from '../apps/server/test/mail/mail-server.ts';
import { isCoreOnly, storageWith, type Watched } from './browser.ts';
import { clientOf, doctor, tokenOf } from './demo.ts';
import { atEnd, openContext, openWindow, startServer } from './journey.ts';
import { idleMail, type Product } from './portal.ts';
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

const mover = {
  name: 'Rowan Move-Test',
  email: 'rowan.old@journey.example',
  password: 'a crate in the van',
};
const newEmail = 'rowan.new@journey.example';

const reader = {
  name: 'Hazel Notice-Test',
  email: 'hazel@journey.example',
  password: 'a letter on the mat',
};

let mailServer: MailServer;
let product: Product;
let opened: Record<string, Watched> = {};

beforeAll(async () => {
  mailServer = await startMailServer();
  atEnd(() => mailServer.close());
  product = await startServer({ ...idleMail, SMTP_URL: mailServer.url });
  const client = clientOf(product.url);
  for (const body of isCoreOnly ? [] : [patient, mover, reader]) {
    (await client.registerPatient({ body })).orThrow();
    const token = (await linkTo(body.email)).hash.slice(1);
    (await client.confirmEmail({ body: { token } })).orThrow();
  }
  mailServer.mails.length = 0;
});

afterEach(() => {
  expectNoProblems(Object.values(opened), /status of 40[01]/, /failed: 40[01]$/);
  opened = {};
});

async function openAs(name: string, token?: string) {
  const context = await openContext({ storageState: storageWith(product.url, token) });
  const window = await openWindow(context, product.url);
  opened[name] = window;
  return window.page;
}

/** The link in the only email to an address. */
async function linkTo(address: string): Promise<URL> {
  const received = () => mailServer.mails.filter(({ to }) => to[0] === address);
  await vi.waitFor(() => expect(received()).toHaveLength(1), 15_000);
  const link = new URL(/https:\S+/.exec(received()[0]?.text ?? '')?.[0] ?? '');
  expect(link.origin).toBe(idleMail.PUBLIC_URL);
  return link;
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

  const { pathname, hash } = await linkTo(patient.email);
  expect(pathname).toBe('/reset');

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

it.skipIf(isCoreOnly)(
  'changes the email with the link, once, and logs in with it',
  { tags: 'release' },
  async () => {
    const page = await openAs('mover', await tokenOf(product.url, mover));
    const requested: string[] = [];
    page.on('request', (request) =>
      requested.push(request.url(), JSON.stringify(request.headers())),
    );
    await page.goto(product.url + paths.account());
    await button(page, 'Change email').click();
    await fill(page.getByRole('dialog'), {
      'New email address': newEmail,
      'Your password': mover.password,
    });
    await button(page, 'Send the link').click();
    await see(page.getByText('Check your mail'));
    await see(page.getByText(newEmail));

    const { pathname, hash } = await linkTo(newEmail);
    expect(pathname).toBe(paths.confirmEmail());
    // The mail is read on another device.
    const phone = await openAs('phone');
    phone.on('request', (request) =>
      requested.push(request.url(), JSON.stringify(request.headers())),
    );
    await phone.goto(product.url + pathname + hash);
    await tokenOf(product.url, mover);
    await button(phone, 'Confirm email').click();
    await see(heading(phone, 'Your email is confirmed'));
    await phone.getByRole('main').getByRole('link', { name: 'Go to your account' }).click();
    await submitLogin(phone, { ...mover, email: newEmail });
    await see(heading(phone, 'Account'));
    await see(phone.getByText(newEmail));
    await seeNo(phone.getByText('Check your mail'));
    expect(requested.join()).not.toContain(hash.slice(1));

    await page.reload();
    await see(page.getByText(newEmail));
    await seeNo(page.getByText(mover.email));

    const second = await openAs('second use');
    await second.goto(product.url + pathname + hash);
    await button(second, 'Confirm email').click();
    await see(heading(second, 'This link does not work any more'));

    const received = () => mailServer.mails.filter(({ to }) => to[0] === mover.email);
    await expect.poll(received).toHaveLength(1);
    expect(received()[0]?.headers['subject']).toBe('Your email was changed');
  },
);

it.skipIf(isCoreOnly)(
  'tells of a response, until the link in the notice ends that',
  { tags: 'release' },
  async () => {
    const token = await tokenOf(product.url, reader);
    const [asReader, asDoctor] = [
      clientOf(product.url, token),
      clientOf(product.url, await tokenOf(product.url, doctor)),
    ];
    const page = await openAs('reader', token);
    await page.goto(product.url + paths.account());
    await button(page, 'Turn on the email about a response').click();
    await see(button(page, 'Turn off the email about a response'));

    const { doctorId } = (await asReader.getDoctor({ name: doctor.name })).orThrow();
    const asked = await asReader.createRequest({ doctorId, body: { description: 'A question.' } });
    const requestId = asked.orThrow()?.requestId ?? 0;
    const body = { requestId, generalReport: { diagnosis: 'Well' } };
    (await asDoctor.createResponse({ body })).orThrow();

    expect((await linkTo(reader.email)).pathname).toBe(paths.home());
    const notice = mailServer.mails.find(({ to }) => to[0] === reader.email);
    const oneClick = new URL(notice?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
    expect(oneClick.pathname.endsWith(`/${notice?.token}`)).toBe(true);

    // A mail program that knows no one click opens its address.
    const elsewhere = await openAs('elsewhere');
    await elsewhere.goto(product.url + oneClick.pathname);
    await see(heading(elsewhere, 'Turn off emails about responses'));
    expect(elsewhere.url()).toBe(product.url + paths.unsubscribe(notice?.token));
    await button(elsewhere, 'Turn off').click();
    await see(heading(elsewhere, 'The emails are off'));

    await page.reload();
    await button(page, 'Turn on the email about a response').click();
    await see(button(page, 'Turn off the email about a response'));
    const { status } = await fetch(product.url + oneClick.pathname, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(status).toBe(200);
    await page.reload();
    await see(button(page, 'Turn on the email about a response'));
  },
);
