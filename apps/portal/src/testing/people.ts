export const people = {
  patient: { name: 'Robin Meadow', role: 'Patient' },
  doctor: { name: 'Juniper Vale', role: 'Doctor' },
} as const;

export function storyToken(claims: object): string {
  // Via bytes, since btoa accepts only Latin-1.
  const part = (value: object) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    return btoa(String.fromCodePoint(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  };
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

/** The claims of a {@link storyToken}. */
export function claimsOf(token: string): { name?: string; role?: string } {
  const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const bytes = Uint8Array.from(atob(part), (character) => character.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes));
}
