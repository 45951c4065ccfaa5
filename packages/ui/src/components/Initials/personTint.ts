import { css } from 'styled-components';
import { color } from '../../theme/theme.ts';

/** How many tints there are. */
export const tintCount = 6;

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
export function personTint(name = ''): number {
  return name.trim() === '' ? 1 : (hashOf(name) % tintCount) + 1;
}

/** Sets `--tint` and `--on-tint` by the attribute `data-tint`. */
export const tinted = css`
  --tint: ${color.tint1};
  --on-tint: ${color.onTint1};

  &[data-tint='2'] {
    --tint: ${color.tint2};
    --on-tint: ${color.onTint2};
  }
  &[data-tint='3'] {
    --tint: ${color.tint3};
    --on-tint: ${color.onTint3};
  }
  &[data-tint='4'] {
    --tint: ${color.tint4};
    --on-tint: ${color.onTint4};
  }
  &[data-tint='5'] {
    --tint: ${color.tint5};
    --on-tint: ${color.onTint5};
  }
  &[data-tint='6'] {
    --tint: ${color.tint6};
    --on-tint: ${color.onTint6};
  }
`;
