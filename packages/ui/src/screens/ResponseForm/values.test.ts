import { describe, expect, test } from 'vitest';
import { checkResponse, emptyDraft, readResponse, sectionOf } from './values.ts';

const today = '2026-02-03';

describe('an answer', () => {
  test('that says nothing is refused, though the medicine is marked as permanent', () => {
    expect(checkResponse({ ...emptyDraft, 'allergy.name': '  ' }, today)).toEqual({
      form: 'Fill in at least one field before you save',
    });
  });

  test('with one field is enough', () => {
    expect(checkResponse({ ...emptyDraft, 'generalReport.notes': 'Rest' }, today)).toEqual({});
  });

  test.each([
    ['2026-02-03', []],
    ['2026-02-04', ['chronicDisease.dateOfDiagnosis']],
  ])('dated %s has problems %j', (date, names) => {
    const draft = {
      ...emptyDraft,
      'chronicDisease.name': 'Sample disease',
      'chronicDisease.dateOfDiagnosis': date,
    };
    expect(Object.keys(checkResponse(draft, today))).toEqual(names);
  });

  test.each([
    ['medicine.dosage', 'medicine.name', 'Enter the medicine name'],
    ['chronicDisease.causes', 'chronicDisease.name', 'Enter the chronic disease name'],
    ['allergy.symptoms', 'allergy.name', 'Enter the allergy name'],
  ])('with %s names what it describes', (filled, name, problem) => {
    const draft = { ...emptyDraft, [filled]: 'something' };
    expect(checkResponse(draft, today)).toEqual({ [name]: problem });
    expect(checkResponse({ ...draft, [name]: 'A name' }, today)).toEqual({});
  });

  test('keeps to the lengths', () => {
    const draft = {
      ...emptyDraft,
      'medicine.name': 'n'.repeat(201),
      'medicine.dosage': 'd'.repeat(4000),
      'allergy.name': 'Pollen',
      'allergy.symptoms': 's'.repeat(4001),
    };
    expect(Object.keys(checkResponse(draft, today))).toEqual(['medicine.name', 'allergy.symptoms']);
  });

  test('is read in sections, without blanks around the texts', () => {
    const draft = { ...emptyDraft, 'medicine.name': ' Examplazole ', 'allergy.name': 'Pollen' };
    const { medicine, allergy } = readResponse(draft);
    expect(medicine).toEqual({
      name: 'Examplazole',
      dosage: '',
      frequency: '',
      instructions: '',
      isMaintenance: true,
    });
    expect(allergy).toEqual({ name: 'Pollen', symptoms: '' });
  });

  test('knows the section of every field', () => {
    expect(Object.keys(emptyDraft).filter((name) => !sectionOf(name))).toEqual([]);
    expect(sectionOf('unknown')).toBeUndefined();
  });
});
