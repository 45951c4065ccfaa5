import type { AllergyItem } from '../../components/HistoryCard/HistoryCard.tsx';

/** A name without what two people write differently: case, spaces, accents and unseen marks. */
function bare(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\s\p{Mn}\p{Cf}]/gu, '')
    .toUpperCase();
}

/**
 * The first allergy that has the name of a medicine. Equal names only: it knows of no ingredient and
 * no relation, so that finding none says nothing about whether the medicine is safe.
 */
export function allergyNamed(
  medicine: string,
  allergies: readonly AllergyItem[],
): AllergyItem | undefined {
  const wanted = bare(medicine);
  return wanted === '' ? undefined : allergies.find(({ name = '' }) => bare(name) === wanted);
}
