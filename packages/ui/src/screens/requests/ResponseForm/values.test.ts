import { describe, expect, test } from 'vitest';
import type { ResponseDraft } from '../../../clinicalSections.ts';
import { clinicalFields } from '../../../messages/en/clinicalFields.ts';
import { form } from '../../../messages/en/form.ts';
import { responseForm } from '../../../messages/en/responseForm.ts';
import { textsIn } from '../../../messages/textsIn.ts';
import {
  validateResponse,
  emptyDraft,
  filledSections,
  parseResponse,
  sectionOf,
} from './values.ts';

const t = {
  ...textsIn('en-GB', responseForm),
  fields: textsIn('en-GB', clinicalFields).fields,
};
const { tooLong } = textsIn('en-GB', form);

const problemsOf = (draft: ResponseDraft) => validateResponse(draft, '2026-02-03', t, tooLong);

describe('a response', () => {
  test('needs at least one text, and the default of the checkbox does not count', () => {
    expect(problemsOf({ ...emptyDraft, 'allergy.name': '  ' })).toEqual({
      form: 'Fill in at least one field before you save',
    });
  });

  test('with one field is enough', () => {
    expect(problemsOf({ ...emptyDraft, 'generalReport.notes': 'Rest' })).toEqual({});
  });

  test.each([
    ['2026-02-03', []],
    ['2026-02-04', ['chronicDisease.dateOfDiagnosis']],
  ])('with the diagnosis date %s has errors %j', (date, names) => {
    const draft = {
      ...emptyDraft,
      'chronicDisease.name': 'Sample disease',
      'chronicDisease.dateOfDiagnosis': date,
    };
    expect(Object.keys(problemsOf(draft))).toEqual(names);
  });

  test.each([
    ['medicine.dosage', 'medicine.name', 'Enter the medicine name'],
    ['chronicDisease.causes', 'chronicDisease.name', 'Enter the chronic disease name'],
    ['allergy.symptoms', 'allergy.name', 'Enter the allergy name'],
  ])('with %s also needs %s', (filled, name, problem) => {
    const draft = { ...emptyDraft, [filled]: 'something' };
    expect(problemsOf(draft)).toEqual({ [name]: problem });
    expect(problemsOf({ ...draft, [name]: 'A name' })).toEqual({});
  });

  test('rejects texts over the maximum length', () => {
    const draft = {
      ...emptyDraft,
      'medicine.name': 'n'.repeat(201),
      'medicine.dosage': 'd'.repeat(4000),
      'allergy.name': 'Pollen',
      'allergy.symptoms': 's'.repeat(4001),
    };
    expect(problemsOf(draft)).toEqual({
      'medicine.name': 'Medicine name must be 200 characters or fewer',
      'allergy.symptoms': 'Symptoms must be 4000 characters or fewer',
    });
  });

  test('is parsed into sections of trimmed texts', () => {
    const draft = { ...emptyDraft, 'medicine.name': ' Examplazole ', 'allergy.name': 'Pollen' };
    const { medicine, allergy } = parseResponse(draft);
    expect(medicine).toEqual({
      name: 'Examplazole',
      dosage: '',
      frequency: '',
      instructions: '',
      isMaintenance: true,
    });
    expect(allergy).toMatchObject({ name: 'Pollen', symptoms: '' });
  });

  test('has no section for a field that it does not know', () => {
    expect(sectionOf('allergy.symptoms')).toBe('allergy');
    expect(sectionOf('unknown')).toBeUndefined();
  });
});

describe('filledSections', () => {
  test('contains the sections with text, in the order of the tabs', () => {
    const draft = { ...emptyDraft, 'allergy.symptoms': 'Sneezing', 'generalReport.notes': 'Rest' };
    expect([...filledSections(draft)]).toEqual(['generalReport', 'allergy']);
  });

  test('ignores spaces and the tick that a medicine has at first', () => {
    expect(filledSections({ ...emptyDraft, 'medicine.name': ' \n' }).size).toBe(0);
  });
});
