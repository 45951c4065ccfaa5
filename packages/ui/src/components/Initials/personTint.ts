import { css } from 'styled-components';
import { color } from '../../theme/theme.ts';

const tints = [1, 2, 3, 4, 5, 6] as const;

/** How many tints there are. */
export const tintCount = tints.length;

const title = /^(?:dr\b|د(?=[.\s]))\.?\s*/i;

/** A name without the title 'Dr.', which would otherwise be the initial of every doctor. */
export function withoutTitle(name: string): string {
  const trimmed = name.normalize('NFC').trim();
  return trimmed.replace(title, '') || trimmed;
}

/**
 * A number that is the same for the same name everywhere. Title and case make no difference.
 * @returns A whole number from 0 to 2147483646.
 */
export function hashOf(name: string): number {
  let hash = 0;
  for (const character of withoutTitle(name).toLowerCase())
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  return hash;
}

/** The tint of a person, from 1 to 6: always the same for the same name, and the first without one. */
export const personTint = (name = ''): number => (hashOf(name) % tintCount) + 1;

/** Sets `--tint` and `--on-tint` by the attribute `data-tint`. */
export const tinted = css`
  ${tints.map(
    (tint) => `&[data-tint='${tint}'] {
      --tint: ${color[`tint${tint}`]};
      --on-tint: ${color[`onTint${tint}`]};
    }`,
  )}
`;
