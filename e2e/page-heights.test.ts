// Long pages make people scroll past what they are looking for.
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { isCoreOnly, storageWith } from './browser.ts';
import { demoReaders, type DemoReaders, doctor, patient, type Reader } from './demo.ts';
import { openContext, startServer } from './journey.ts';
import { idleMail, type Product } from './portal.ts';
import { see, settle } from './steps.ts';

let product: Product;
let readers: DemoReaders;

beforeAll(async () => {
  // With mail, so that the account has all of its sections, and with more places where people are logged in than it shows.
  product = await startServer(idleMail);
  for (let logins = 0; logins < 3; logins += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    readers = await demoReaders(product.url);
  }
});

const account = () => paths.account();
const history = () => paths.patientProfile(patient.name, { tab: 'medHistory' });
const request = () => paths.request(doctor.name, readers.ids.doctorId);

type Row = [who: Reader, heading: string, height: number, width: number, path: () => string];

const ofAccount: Row[] = [
  ['patient', 'Close your account', 1600, 1280, account],
  ['doctor', 'Close your account', 1600, 1280, account],
];

const rows: Row[] = [
  ...(isCoreOnly ? [] : ofAccount),
  ['visitor', 'Sign up as a patient', 910, 1280, paths.patientRegister],
  ['visitor', 'Sign up as a doctor', 1010, 1280, paths.doctorRegister],
  ['patient', 'Send a request', 880, 1280, request],
  ['patient', 'Demospray', 1500, 390, history],
];

it.each(rows)('a %s sees the page with %s on %i px at most', async (who, name, height, ...rest) => {
  const [width, path] = rest;
  const storageState = storageWith(product.url, readers.tokens[who]);
  const context = await openContext({ storageState, viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.goto(product.url + path());
  await see(page.getByRole('heading', { name }));
  await settle(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    height,
  );
});
