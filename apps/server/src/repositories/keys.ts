import { createHash } from 'node:crypto';
import unhomoglyph from 'unhomoglyph';

/**
 * What names are compared, searched and sorted by: composed (NFC) and in lower case. Computed here,
 * since the database's own lower case depends on the locale that it was created with.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().normalize('NFC');
}

/**
 * The skeleton of a name by Unicode TR39, without regard to case: names that look alike have the same.
 * Hashed, since an index entry is limited in length.
 */
export function toNameSkeleton(name: string): string {
  const visible = name
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  // Before and after case folding, since capitals have other look-alikes than small letters.
  const skeleton = toPrototypes(toPrototypes(visible).toUpperCase().toLowerCase())
    // A capital I looks like an l, so without regard to case i and l are one letter. A combining dot
    // above an i cannot be seen.
    .replaceAll(/[il]\u0307?/g, 'l');
  return createHash('sha256').update(skeleton).digest('base64url');
}

const toPrototypes = (text: string) => unhomoglyph(text.normalize('NFD')).normalize('NFD');

/** What email addresses are compared by: trimmed, composed (NFC) and in lower case. */
export function toEmailKey(email: string): string {
  return toNameKey(email.trim());
}

/** The id that a text from outside says, in its one spelling; undefined when no id can be so. */
export function toId(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : undefined;
}
