import { createHash } from 'node:crypto';
import unhomoglyph from 'unhomoglyph';

/**
 * The key by which names are compared, searched and sorted: NFC and lower case. Not computed in SQL,
 * since `lower()` depends on the locale of the database.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().normalize('NFC');
}

/** The key by which free text is searched, like that of a name. */
export const toTextKey = toNameKey;

/**
 * The case-insensitive skeleton of a name (Unicode TR39), equal for look-alike names. Hashed, since index
 * entries are limited in length.
 */
export function toNameSkeleton(name: string): string {
  const visible = name
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  // Before and after case folding, since upper and lower case have different look-alikes.
  const skeleton = toPrototypes(toPrototypes(visible).toUpperCase().toLowerCase())
    // A capital I looks like an l, so i and l are equal when case is ignored. A combining dot above an i
    // is invisible.
    .replaceAll(/[il]\u0307?/g, 'l');
  return createHash('sha256').update(skeleton).digest('base64url');
}

const toPrototypes = (text: string) => unhomoglyph(text.normalize('NFD')).normalize('NFD');

export function toEmailKey(email: string): string {
  return toNameKey(email.trim());
}

/** Parses an id in canonical decimal form; undefined for anything else. */
export function toId(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : undefined;
}
