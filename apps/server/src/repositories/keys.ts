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
