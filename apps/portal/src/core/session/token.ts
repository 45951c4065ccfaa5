// Token claims are for display only: the server enforces access.
import { jwtDecode } from 'jwt-decode';

export interface User {
  name: string;
  role: string;
  persona: 'doctor' | 'patient';
}

export type Session = { status: 'loggedOut' } | { status: 'loggedIn'; token: string; user: User };

interface Claims {
  name?: unknown;
  role?: unknown;
  exp?: unknown;
}

export const loggedOut: Session = { status: 'loggedOut' };

function claimsOf(token: string): Claims {
  try {
    return jwtDecode<Claims | null>(token) ?? {};
  } catch {
    return {};
  }
}

/**
 * Reads a token. A malformed or expired one, or one without a name or role, means logged out.
 * @param now - In milliseconds since the epoch.
 */
export function readToken(token: string, now: number): Session {
  const { name, role, exp } = claimsOf(token);
  if (typeof name !== 'string' || name === '' || typeof role !== 'string' || role === '')
    return loggedOut;
  if (typeof exp === 'number' && exp * 1000 <= now) return loggedOut;
  return {
    status: 'loggedIn',
    token,
    user: { name, role, persona: role === 'Doctor' ? 'doctor' : 'patient' },
  };
}

/** Whether two names belong to the same account: names are case-insensitive. */
export function isSameName(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();
}

export function isSameUser(one: User, other: User | undefined): boolean {
  return one.role === other?.role && isSameName(one.name, other.name);
}
