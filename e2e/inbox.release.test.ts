// What is new reaches the people it concerns, with the extension and without it.
import type { BrowserContext, Locator } from 'playwright';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { isCoreOnly, type Watched } from './browser.ts';
import { clientOf, doctor, tokenOf } from './demo.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import type { Product } from './portal.ts';
import {
  button,
  expectNoProblems,
  fill,
  heading,
  logIn,
  logOut,
  see,
  seeNo,
  toast,
} from './steps.ts';

const patient = {
  name: 'Larkspur Inbox-Test',
  email: 'larkspur@journey.example',
  password: 'a letter on the doormat',
};

let product: Product;
let asDoctor: ReturnType<typeof clientOf>;
let asPatient: ReturnType<typeof clientOf>;
let doctorId: number;
let patientContext: BrowserContext;
let patientWindow: Watched;
const opened: Record<string, Watched> = {};

beforeAll(async () => {
  product = await startServer();
  (await clientOf(product.url).registerPatient({ body: patient })).orThrow();
  asDoctor = clientOf(product.url, await tokenOf(product.url, doctor));
  asPatient = clientOf(product.url, await tokenOf(product.url, patient));
  ({ doctorId } = (await asDoctor.getDoctor({ name: doctor.name })).orThrow());
  patientContext = await openContext();
  patientWindow = await openIn('patient', patientContext);
});

afterEach(() => {
  expectNoProblems(Object.values(opened));
});

async function openIn(name: string, context: BrowserContext): Promise<Watched> {
  const watched = await openWindow(context, product.url);
  opened[name] = watched;
  await watched.page.goto(product.url);
  return watched;
}

async function answeredRequest(diagnosis: string) {
  (await asPatient.createRequest({ doctorId, body: { description: 'What is it?' } })).orThrow();
  const { requests } = (await asPatient.listPatientRequests({ isAnswered: false })).orThrow();
  const { requestId = 0, patientId = 0 } = requests[0] ?? {};
  const names = { doctorName: doctor.name, patientName: patient.name };
  const response = { requestId, doctorId, patientId, ...names, generalReport: { diagnosis } };
  (await asDoctor.createResponse({ body: response })).orThrow();
}

/** Presses the locators one after the other. */
function presses() {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    count: () => count,
  };
}

it.skipIf(isCoreOnly)(
  'a patient is one press away from a new diagnosis after the log-in',
  async () => {
    const { page } = patientWindow;
    await logIn(page, patient);
    await see(page.getByRole('region', { name: 'For you' }));
    await logOut(page, patient.name);
    await answeredRequest('Nothing unusual');

    await logIn(page, patient);
    await expect.poll(() => page.title()).toMatch(/^\(1\) /);
    const { press, count } = presses();
    const forYou = page.getByRole('region', { name: 'For you' });
    await press(forYou.getByRole('link', { name: `Dr. ${doctor.name}` }));
    await see(page.getByText('Nothing unusual'));
    expect(count()).toBeLessThanOrEqual(2);
    await expect.poll(() => page.title()).not.toMatch(/^\(/);
  },
);

it.skipIf(isCoreOnly)('the count drops in every open tab, without a reload', async () => {
  await answeredRequest('Still nothing unusual');
  const { page } = patientWindow;
  await page.goto(product.url);
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  const second = await openIn('second tab', patientContext);
  await expect.poll(() => second.page.title()).toMatch(/^\(1\) /);
  await second.page.getByRole('link', { name: `Dr. ${doctor.name}` }).click();
  await see(heading(second.page, `Response from Dr. ${doctor.name}`));
  await expect.poll(() => page.title()).not.toMatch(/^\(/);
  await seeNo(page.getByRole('banner').getByText('1', { exact: true }));
  await second.page.close();
  delete opened['second tab'];
});

it('a doctor answers the oldest request with three presses and the typing', async () => {
  const { page } = await openIn('doctor', await openContext());
  const read = { isAnswered: false, pageSize: 1 };
  const { totalCount } = (await asDoctor.listDoctorRequests(read)).orThrow();
  const last = { ...read, pageNumber: totalCount };
  const oldest = (await asDoctor.listDoctorRequests(last)).orThrow().requests[0]?.requestId;
  await logIn(page, doctor);
  const { press, count } = presses();
  const forYou = page.getByRole('region', { name: 'For you' });
  await press(forYou.getByRole('link', { name: 'Reply' }).first());
  await see(heading(page, 'Write a response'));
  await fill(page, { Diagnosis: 'Nothing that could not wait' });
  await press(button(page, 'Save'));
  await see(toast(page, 'Response sent successfully'));
  expect(count()).toBeLessThanOrEqual(3);
  const next = (
    await asDoctor.listDoctorRequests({ ...last, pageNumber: totalCount - 1 })
  ).orThrow();
  expect(next.totalCount).toBe(totalCount - 1);
  expect(next.requests[0]?.requestId).not.toBe(oldest);
  await see(page.getByText(/^Next: .+, waiting \d+ days$/));
  await see(page.getByRole('link', { name: 'Next request' }));
});
