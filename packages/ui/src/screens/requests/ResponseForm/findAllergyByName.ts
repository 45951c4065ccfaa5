import type { AllergyItem } from '../../../clinicalSections.ts';

/** Removes case, whitespace, accents and invisible characters. */
function normalizeName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\s\p{Mn}\p{Cf}]/gu, '')
    .toUpperCase();
}

/**
 * Finds the first allergy with the same name as a medicine. It knows no ingredients or related medicines, so a
 * medicine without a match is not necessarily safe.
 */
export function findAllergyByName(
  medicine: string,
  allergies: readonly AllergyItem[],
): AllergyItem | undefined {
  const target = normalizeName(medicine);
  if (target === '') return undefined;
  return allergies.find(({ name = '' }) => normalizeName(name) === target);
}
