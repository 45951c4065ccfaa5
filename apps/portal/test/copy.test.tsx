import type { Bundle } from '@medplum/fhirtypes';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampled } from '../../../scripts/sample.ts';
import { paths } from '../src/paths.ts';
import { people } from '../src/testing/people.ts';
import { wireRecord } from '../src/testing/wireRecord.ts';
import { type Backend, faults, faultTable, startBackend } from './backend.ts';
import { expectText } from './page-checks.ts';
import { settle } from './settle.ts';
import { visit } from './visit.tsx';

const { name } = people.patient;
const record = paths.patientProfile(name);
const overlay = page.getByRole('dialog', { name: 'Download my record' });

afterEach(() => vi.restoreAllMocks());

async function openOverlay() {
  await page.getByRole('button', { name: 'Download my record' }).click();
  await expect.element(overlay).toBeVisible();
}

async function create(format: string) {
  await openOverlay();
  await overlay.getByRole('radio', { name: format }).click();
  await overlay.getByRole('button', { name: 'Create copy' }).click();
}

async function contentOf(file: string | RegExp, dialog = overlay): Promise<string> {
  const link = dialog.getByRole('link', { name: file });
  await expect.element(link).toBeVisible();
  const response = await network(String(link.element().getAttribute('href')));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

// The backend replaces `fetch`.
const network = window.fetch.bind(window);

const writes = ({ calls }: Backend) =>
  calls.filter(({ id }) => !id.startsWith('get') && !id.startsWith('list'));

describe('a copy of a record', () => {
  test('has the readings and requests as CSV, and sends nothing', async () => {
    const backend = startBackend();
    const { problems } = visit({ path: record, viewer: 'owner' });
    await create('CSV files');
    const [header, ...lines] = (await contentOf('Download blood-pressure.csv')).split('\r\n');
    expect(header).toBe(
      '\u{FEFF}Date and time,"Upper value, systolic (mmHg)","Lower value, diastolic (mmHg)",As it was recorded',
    );
    expect(lines).toHaveLength(wireRecord.pressures.length);
    expect(lines.at(-1)).toMatch(/^2026-11-\d\dT07:00:00\+00:00,117,75,$/);
    const sugars = await contentOf('Download blood-sugar.csv');
    expect(sugars.split('\r\n')).toHaveLength(1 + wireRecord.sugars.length);
    const requests = await contentOf('Download requests-and-responses.csv');
    expect(requests).toContain('Low blood pressure in the mornings');
    expect(writes(backend)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('has the chosen sections as FHIR, and reads no other', async () => {
    const backend = startBackend();
    visit({ path: paths.patientProfile(name, { tab: 'requests' }), viewer: 'owner' });
    await openOverlay();
    await overlay.getByRole('radio', { name: 'FHIR R4 file' }).click();
    await overlay.getByRole('checkbox', { name: 'Chronic diseases' }).click();
    await overlay.getByRole('checkbox', { name: 'Requests and responses' }).click();
    await overlay.getByRole('button', { name: 'Create copy' }).click();
    const bundle: Bundle = JSON.parse(await contentOf(/^Download health-record-Robin-Meadow-/));
    const types = new Set(bundle.entry?.map(({ resource }) => resource?.resourceType));
    expect(types).toEqual(
      new Set([
        'Patient',
        'Observation',
        'MedicationStatement',
        'AllergyIntolerance',
        'Practitioner',
      ]),
    );
    expect(backend.callsOf('listChronicDiseases')).toEqual([]);
    expect(backend.callsOf('getRequest')).toEqual([]);
    const sizes = backend.callsOf('listPatientRequests').map(({ query }) => query.get('pageSize'));
    expect(sizes).not.toContain('900');
    await expect
      .element(overlay.getByRole('heading', { name: 'Your copy is ready' }))
      .toHaveFocus();
  });

  test.each(sampled(faultTable))(
    'names a section that fails with $fault, and has no file',
    async (fault) => {
      const backend = startBackend();
      backend.answer('listMedicines', fault.respond);
      visit({ path: paths.patientProfile(name, { tab: 'requests' }), viewer: 'owner' });
      await create('FHIR R4 file');
      if (fault.fault === 'status 401')
        await page.getByRole('button', { name: 'Continue logged out' }).click();
      await expect
        .element(overlay.getByRole('alert'))
        .toMatchTextContent(/Nothing was downloaded.*We could not read: Medicines\. ./);
      await expect.element(overlay.getByRole('link')).not.toBeInTheDocument();
      if (fault.fault === 'status 401') return;
      backend.restore('listMedicines');
      await overlay.getByRole('button', { name: 'Try again' }).click();
      expect(await contentOf(/^Download health-record/)).toContain('Examplazole');
    },
  );

  test('names the requests when one response cannot be read, and has no file', async () => {
    const backend = startBackend();
    backend.answer('getRequest', faults['status 500']);
    visit({ path: record, viewer: 'owner' });
    await create('Printable page');
    await expect
      .element(overlay.getByRole('alert'))
      .toMatchTextContent(/Nothing was downloaded.*We could not read: Requests and responses\. ./);
    expect(document.querySelector('[data-printout]')).toBeNull();
  });

  test('is not made after Cancel', async () => {
    const backend = startBackend();
    const { promise, resolve } = Promise.withResolvers<Response>();
    backend.answer('listMedicines', () => promise);
    visit({ path: paths.patientProfile(name, { tab: 'requests' }), viewer: 'owner' });
    const created = vi.spyOn(URL, 'createObjectURL');
    await create('FHIR R4 file');
    await expect.element(overlay.getByRole('status')).toMatchTextContent('6 of 7');
    await userEvent.keyboard('{Escape}');
    await expect.element(overlay).not.toBeInTheDocument();
    resolve(Response.json([]));
    await settle();
    expect(created).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: 'Download my record' })).toHaveFocus();
  });

  test('is printed in place of the page, and is gone after Close', async () => {
    startBackend();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    visit({ path: record, viewer: 'owner' });
    await create('Printable page');
    await overlay.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(print).toHaveBeenCalledOnce();
    const printout = document.querySelector('[data-printout]');
    expect(printout?.textContent).toContain('Sample hypotension');
    expect(printout?.textContent).toContain('Come back in two weeks');
    expect(printout && getComputedStyle(printout).display).toBe('none');
    await overlay.getByRole('button', { name: 'Close' }).click();
    expect(document.querySelector('[data-printout]')).toBeNull();
  });

  test('is the owner’s alone', async () => {
    startBackend();
    visit({ path: record, viewer: 'doctor' });
    await expectText('172 cm');
    await expect
      .element(page.getByRole('button', { name: 'Download my record' }))
      .not.toBeInTheDocument();
  });
});

describe('a copy of a response', () => {
  const answer = page.getByRole('dialog', { name: 'Download this response' });

  test('has what the doctor wrote as FHIR, and sends nothing', async () => {
    const backend = startBackend();
    const { problems } = visit({ path: paths.response(100, 'Patient'), viewer: 'patient' });
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const bundle: Bundle = JSON.parse(await contentOf('Download FHIR R4 file', answer));
    expect(JSON.stringify(bundle)).toContain('Low blood pressure in the mornings');
    expect(writes(backend)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('prints the page without the overlay', async () => {
    startBackend();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      expect(document.querySelector('dialog[open]')).toBeNull();
    });
    visit({ path: paths.response(100, 'Patient'), viewer: 'patient' });
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await answer.getByRole('button', { name: 'Print or save as PDF' }).click();
    expect(print).toHaveBeenCalledOnce();
    await expect.element(answer).not.toBeInTheDocument();
  });
});
