import { describe, expect, it } from 'vitest';
import { allergyNamed } from './allergyNamed.ts';

const recorded = [{ name: 'Example pollen' }, { name: 'Médiazol  Forte' }, {}, { name: 'دواء' }];

describe('an allergy with the name of a medicine', () => {
  it.each([
    ['as it is written', 'Example pollen', 'Example pollen'],
    ['in capitals', 'EXAMPLE POLLEN', 'Example pollen'],
    ['without its spaces', 'examplepollen', 'Example pollen'],
    ['between blanks', '\u00a0 Example\tpollen ', 'Example pollen'],
    ['without its accent', 'mediazol forte', 'Médiazol  Forte'],
    ['with an accent in two parts', 'me\u0301diazol forte', 'Médiazol  Forte'],
    ['with an unseen mark', 'Example\u200b pollen', 'Example pollen'],
    ['in Arabic, with its vowels', 'دَوَاء', 'دواء'],
  ])('is found %s', (_, typed, name) => {
    expect(allergyNamed(typed, recorded)).toEqual({ name });
  });

  it.each([
    ['nothing is typed', ''],
    ['only blanks are typed', ' \u200b '],
    ['only a part is typed', 'Example'],
    ['more is typed', 'Example pollen drops'],
    ['another letter is typed', 'Example pollan'],
  ])('is not found while %s', (_, typed) => {
    expect(allergyNamed(typed, recorded)).toBeUndefined();
  });
});
