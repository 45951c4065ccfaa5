import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  arabicRecord,
  emptyRecord,
  oddRecord,
  printedRecord,
  printedRequests,
} from './RecordCopy.fixtures.ts';
import { RecordDocument } from './RecordPrintout.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Record printout',
  component: RecordDocument,
  tags: ['screen', 'persona:owner'],
  args: { record: printedRecord, generatedAt: '2026-11-26T10:00:00Z' },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: /^24 readings/ }));
    await expect(table.getByRole('columnheader', { name: 'Blood sugar (mmol/L)' })).toBeVisible();
    await expect(canvas.getAllByText(/^By Dr\./)).not.toHaveLength(0);
    await expect(canvas.getByText(/^Created on/)).toHaveTextContent(
      'Created on 26 November 2026 at 10:00 with MedPortal. Times are in the time zone UTC.',
    );
  },
});

/** An empty list says where nothing is recorded, and that allergies are possible all the same. */
export const Empty = meta.story({
  args: { record: emptyRecord },
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('None recorded here')).toHaveLength(5);
    await expect(
      canvas.getByText('None recorded here. This does not mean that the patient has no allergies.'),
    ).toBeVisible();
  },
});

/** Every field of a response, and which requests have none. */
export const Requests = meta.story({
  args: { record: printedRequests },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('heading', { name: 'Request to Dr. Sami Sample' }),
    ).toHaveLength(5);
    await expect(canvas.getByText('The doctor has not replied yet.')).toBeVisible();
    await expect(canvas.getByText('The doctor no longer responds here.')).toBeVisible();
    const [full, mixed, empty] = canvas.getAllByRole('table').map((table) =>
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    );
    await expect(full).toEqual([
      'General Report',
      'DiagnosisNothing out of the ordinary in this made-up case',
      'Treatment planRest for a week',
      'NotesWrite again if it does not get better.',
      expect.stringContaining('Attachmenthttps://files.example/report'),
      'Medicine',
      'NameExamplazole',
      'Dosage1 tablet of 20 mg',
      'FrequencyOnce a day',
      'InstructionsWith water, before breakfast',
      'Chronic Disease',
      'NameExample syndrome',
      'DescriptionAn invented disease.',
      'CausesUnknown',
      'SymptomsTiredness',
      'DiagnosisFound in a routine check',
      'TreatmentRest',
      'Date of diagnosis20 February 2024',
      'Allergy',
      'NameExample pollen',
      'SymptomsSneezing',
    ]);
    await expect(mixed).toContain('DosageNone reported');
    await expect(empty).toEqual([
      'General ReportNone reported',
      'MedicineNone reported',
      'Chronic DiseaseNone reported',
      'AllergyNone reported',
    ]);
  },
});

/** Chronic diseases were not chosen, so nothing is said about them. */
export const ValuesAsRecorded = meta.story({
  args: { record: oddRecord },
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('high')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Chronic diseases' })).toBeNull();
    await expect(canvas.queryByText('None recorded here')).toBeNull();
  },
});

export const RightToLeft = meta.story({
  args: { record: arabicRecord },
  globals: { direction: 'rtl' },
  tags: ['state:edge'],
});
