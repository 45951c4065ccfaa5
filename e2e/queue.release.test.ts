// A doctor's long queue whose requests all came in at the same moment.
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { openDatabase } from '../apps/server/src/database/database.ts';
import { addEarlierRequest } from '../apps/server/src/repositories/requests.ts';
import { startTestPostgres } from '../apps/server/test/databases/postgres.ts';
import { isCoreOnly, storageWith, type Watched } from './browser.ts';
import { clientOf, tokenOf } from './demo.ts';
import { atEnd, openContext, openWindow, startServer } from './journey.ts';
import type { Product } from './portal.ts';
import { button, expectNoProblems, see } from './steps.ts';

const COUNT = 1000;
const doctor = {
  name: 'Alder Queue-Test',
  email: 'alder@journey.example',
  password: 'a bell above the door',
};
const patient = { ...doctor, name: 'Fern Queue-Test', email: 'fern@journey.example' };
const descriptions = Array.from({ length: COUNT }, (_, index) => `Question ${1000 + index}`);

let product: Product;
let opened: Watched;

beforeAll(async () => {
  const postgres = await startTestPostgres();
  atEnd(() => postgres.stop());
  product = await startServer({
    DATABASE_URL: postgres.url,
    TOKEN_SECRET: 'a secret for one journey, 32 long',
  });
  const client = clientOf(product.url);
  (await client.registerDoctor({ body: { ...doctor, medicalSpecificationId: 1 } })).orThrow();
  (await client.registerPatient({ body: patient })).orThrow();
  const [doctorId, patientId] = [1, 2];
  const sentAt = new Date(Date.now() - 86_400_000);
  const database = await openDatabase({ kind: 'postgres', url: postgres.url });
  await database.transaction(async (query) => {
    for (const description of descriptions)
      await addEarlierRequest(query, { patientId, doctorId, description, sentAt, answered: null });
  });
  await database.close();
  const storageState = storageWith(product.url, await tokenOf(product.url, doctor));
  opened = await openWindow(await openContext({ storageState }), product.url);
});

const cards = () => opened.page.getByRole('main').getByText(/^Question \d{4}$/);

/** Shows the whole list and returns the descriptions in their order. */
async function readAll(): Promise<string[]> {
  await see(cards());
  for (let shown = await cards().count(); shown < COUNT; shown = await cards().count()) {
    const before = shown;
    await button(opened.page, 'Show more').click();
    await expect.poll(() => cards().count()).toBeGreaterThan(before);
  }
  return cards().allTextContents();
}

it('longest waiting first orders 1,000 requests of the same moment by their ids', async () => {
  const { page } = opened;
  await page.goto(product.url + paths.doctorProfile(doctor.name, { tab: 'requests' }));
  // Without the extension, the order can be changed once all are loaded.
  if (isCoreOnly) expect(await readAll()).toEqual(descriptions.toReversed());
  await page.getByLabel('Sort by').selectOption({ label: 'Longest waiting first' });
  await expect.poll(() => cards().first().textContent()).toBe(descriptions[0]);
  expect(await readAll()).toEqual(descriptions);
  expectNoProblems([opened]);
});
