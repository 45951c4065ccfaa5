import { describe, expect, test } from 'vitest';
import { validateResponse, emptyDraft, parseResponse, sectionOf } from './values.ts';

const today = '2026-02-03';

describe('a response', () => {
  test('needs at least one text, and the default of the checkbox does not count', () => {
    expect(validateResponse({ ...emptyDraft, 'allergy.name': '  ' }, today)).toEqual({
      form: 'Fill in at least one field before you save',
    });
  });

  test('with one field is enough', () => {
    expect(validateResponse({ ...emptyDraft, 'generalReport.notes': 'Rest' }, today)).toEqual({});
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
    expect(Object.keys(validateResponse(draft, today))).toEqual(names);
  });

  test.each([
    ['medicine.dosage', 'medicine.name', 'Enter the medicine name'],
    ['chronicDisease.causes', 'chronicDisease.name', 'Enter the chronic disease name'],
    ['allergy.symptoms', 'allergy.name', 'Enter the allergy name'],
  ])('with %s also needs %s', (filled, name, problem) => {
    const draft = { ...emptyDraft, [filled]: 'something' };
    expect(validateResponse(draft, today)).toEqual({ [name]: problem });
    expect(validateResponse({ ...draft, [name]: 'A name' }, today)).toEqual({});
  });

  test('rejects texts over the maximum length', () => {
    const draft = {
      ...emptyDraft,
      'medicine.name': 'n'.repeat(201),
      'medicine.dosage': 'd'.repeat(4000),
      'allergy.name': 'Pollen',
      'allergy.symptoms': 's'.repeat(4001),
    };
    expect(validateResponse(draft, today)).toEqual({
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
    expect(allergy).toEqual({ name: 'Pollen', symptoms: '' });
  });

  test('has a section for every field', () => {
    expect(Object.keys(emptyDraft).filter((name) => !sectionOf(name))).toEqual([]);
    expect(sectionOf('unknown')).toBeUndefined();
  });
});
