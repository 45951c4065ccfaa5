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
    const draft = { ...emptyDraft, 'chronicDisease.dateOfDiagnosis': date };
    expect(Object.keys(checkResponse(draft, today))).toEqual(names);
  });

  test('keeps to the lengths', () => {
    const draft = {
      ...emptyDraft,
      'medicine.name': 'n'.repeat(201),
      'medicine.dosage': 'd'.repeat(4000),
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
