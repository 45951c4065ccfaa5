// What a session token says of its user. For display only: the server decides by itself who may do what.
import { jwtDecode } from 'jwt-decode';

/** The user that a token names. */
export interface User {
  name: string;
  role: string;
  persona: 'doctor' | 'patient';
}

/** Logged out, or logged in with a token and the user it names. */
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

/** Reads a token; a malformed, nameless, role-less or expired one is nobody's. `now` is in milliseconds. */
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

/** Whether two names mean the same account: names are unique without regard to case. */
export function isSameName(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();
}

/** Whether two users are the same person in the same role. */
export function isSameUser(one: User, other: User | undefined): boolean {
  return one.role === other?.role && isSameName(one.name, other.name);
}
