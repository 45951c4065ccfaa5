// A patient decides what a doctor reads, and sees who looked.
import { beforeAll, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { isCoreOnly, storageWith, type Watched } from './browser.ts';
import { clientOf, doctor, tokenOf } from './demo.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import type { Product } from './portal.ts';
import { button, expectNoProblems, heading, see } from './steps.ts';

const patient = {
  name: 'Hazel Share-Test',
  email: 'hazel@journey.example',
  password: 'a key under the mat',
};

let product: Product;
let replyPath: string;
const opened: Record<string, Watched> = {};

const record = paths.patientProfile(patient.name);
const sharing = paths.patientProfile(patient.name, { tab: 'sharing' });

beforeAll(async () => {
  product = await startServer();
  (await clientOf(product.url).registerPatient({ body: patient })).orThrow();
  const tokens = {
    patient: await tokenOf(product.url, patient),
    doctor: await tokenOf(product.url, doctor),
  };
  const asPatient = clientOf(product.url, tokens.patient);
  (await asPatient.addBloodPressure({ body: { value: '131/86' } })).orThrow();
  const { doctorId } = (await asPatient.getDoctor({ name: doctor.name })).orThrow();
  (await asPatient.createRequest({ doctorId, body: { description: 'My ears ring.' } })).orThrow();
  const { requests } = (await asPatient.listPatientRequests({})).orThrow();
  const { requestId = 0, patientId = 0 } = requests[0] ?? {};
  const names = { doctorName: doctor.name, patientName: patient.name };
  replyPath = paths.responseForm({ requestId, doctorId, patientId, ...names });
  for (const [name, token] of Object.entries(tokens)) {
    const context = await openContext({ storageState: storageWith(product.url, token) });
    opened[name] = await openWindow(context, product.url);
  }
});

const pageOf = (who: 'patient' | 'doctor') => {
  const watched = opened[who];
  if (!watched) throw new Error(`${who} has no window`);
  return watched.page;
};
const open = async (who: 'patient' | 'doctor', path: string) => {
  await pageOf(who).goto(product.url + path);
  return pageOf(who);
};

/** The browser reports each refused call. */
const refused = /status of 404/;

it.skipIf(isCoreOnly)('a doctor reads nothing once the patient stops sharing', async () => {
  await see((await open('doctor', record)).getByText('131/86 mmHg'));

  const page = await open('patient', sharing);
  await page.getByRole('button', { name: `Stop sharing with Dr. ${doctor.name}` }).click();
  await button(page.getByRole('dialog'), 'Stop sharing').click();
  await see(page.getByRole('button', { name: `Share again with Dr. ${doctor.name}` }));

  const asDoctor = await open('doctor', record);
  await see(heading(asDoctor, 'You do not have access to this record'));
  // The request stays theirs to answer.
  await open('doctor', replyPath);
  await see(asDoctor.getByText('My ears ring.'));
  await see(
    asDoctor.getByText(
      'Allergies are not shared with you: ask the patient. You can still respond.',
    ),
  );
  expectNoProblems(Object.values(opened), refused);
});

it.skipIf(isCoreOnly)('a doctor reads the parts that the patient shares again', async () => {
  const page = await open('patient', sharing);
  await page.getByRole('button', { name: `Share again with Dr. ${doctor.name}` }).click();
  const overlay = page.getByRole('dialog');
  for (const name of ['Contact and medical details', 'Medicines', 'Chronic diseases'])
    await overlay.getByRole('checkbox', { name }).uncheck();
  await button(overlay, 'Save').click();
  await see(page.getByText('Readings, Allergies'));

  const asDoctor = await open('doctor', record);
  await see(asDoctor.getByText('131/86 mmHg'));
  const details = asDoctor.getByRole('region', { name: 'Contact details' });
  await see(details.getByText('Not shared with you'));
  expectNoProblems(Object.values(opened), refused);
});

it.skipIf(isCoreOnly)('the patient sees who looked, and who was refused', async () => {
  const page = await open('patient', sharing);
  const log = page.getByRole('region', { name: 'Who has looked at your record' });
  const line = (text: RegExp) => log.getByRole('listitem').filter({ hasText: text });
  await see(line(new RegExp(`Dr\\. ${doctor.name} read: Your readings`)));
  const attempt = line(new RegExp(`Dr\\. ${doctor.name}: Your allergies`));
  await see(attempt.getByText('Refused'));
});
