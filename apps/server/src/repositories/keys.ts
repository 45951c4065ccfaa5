/**
 * What names are compared, searched and sorted by: composed (NFC) and in lower case. Computed here,
 * since the database's own lower case depends on the locale that it was created with.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().normalize('NFC');
}

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
