import { describe, expect, it } from 'vitest';
import { findAllergyByName } from './findAllergyByName.ts';

const recorded = [{ name: 'Example pollen' }, { name: 'Médiazol  Forte' }, {}, { name: 'دواء' }];

describe('findAllergyByName', () => {
  it.each([
    ['the exact name', 'Example pollen', 'Example pollen'],
    ['capitals', 'EXAMPLE POLLEN', 'Example pollen'],
    ['missing spaces', 'examplepollen', 'Example pollen'],
    ['extra whitespace', '\u00a0 Example\tpollen ', 'Example pollen'],
    ['missing accents', 'mediazol forte', 'Médiazol  Forte'],
    ['a decomposed accent', 'me\u0301diazol forte', 'Médiazol  Forte'],
    ['a zero-width space', 'Example\u200b pollen', 'Example pollen'],
    ['Arabic vowel marks', 'دَوَاء', 'دواء'],
  ])('matches %s', (_, typed, name) => {
    expect(findAllergyByName(typed, recorded)).toEqual({ name });
  });

  it.each([
    ['an empty name', ''],
    ['only whitespace', ' \u200b '],
    ['a part of the name', 'Example'],
    ['a longer name', 'Example pollen drops'],
    ['another letter', 'Example pollan'],
  ])('does not match %s', (_, typed) => {
    expect(findAllergyByName(typed, recorded)).toBeUndefined();
  });
});
