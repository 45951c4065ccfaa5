// Who is logged in: the token in local storage, what it says, and everybody who wants to know of a change.
import { jwtDecode } from 'jwt-decode';
import { useSyncExternalStore } from 'react';

/** Where the browser keeps the token. */
export const STORAGE_KEY = 'userToken';

/** The user that the token names. For display only: the server decides by itself who may do what. */
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

const loggedOut: Session = { status: 'loggedOut' };

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

/** What becomes of a session that ended by itself, in words for a toast. */
export type Notice = 'expired' | 'unreadable';

/** Who hears of what happens to the session by itself. */
export interface SessionFollower {
  /** Somebody logged in or out in another tab. */
  onOtherTab: () => void;
  /** The server refused the token. */
  onExpired: () => void;
}

/** The one session of this tab. */
class SessionStore {
  #current: Session = loggedOut;
  #listeners = new Set<() => void>();
  #follower: SessionFollower | undefined;

  #followOtherTab = ({ key }: StorageEvent): void => {
    if (key !== STORAGE_KEY && key !== null) return;
    const token = localStorage.getItem(STORAGE_KEY);
    this.#change(token === null ? loggedOut : readToken(token, Date.now()));
    this.#follower?.onOtherTab();
  };

  /**
   * Takes over the stored token and follows the other tabs, for `follower` in place of an earlier one.
   * @returns why a stored token was thrown away, when it was.
   */
  start(follower: SessionFollower): Notice | undefined {
    this.#follower = follower;
    window.addEventListener('storage', this.#followOtherTab);
    const stored = localStorage.getItem(STORAGE_KEY);
    this.#current = stored === null ? loggedOut : readToken(stored, Date.now());
    if (stored === null) return undefined;
    if (this.#current.status === 'loggedIn') return undefined;
    localStorage.removeItem(STORAGE_KEY);
    return readToken(stored, 0).status === 'loggedIn' ? 'expired' : 'unreadable';
  }

  /** Ends what `start` began, unless another follower has taken over. */
  stop(follower: SessionFollower): void {
    if (this.#follower !== follower) return;
    this.#follower = undefined;
    window.removeEventListener('storage', this.#followOtherTab);
  }

  /** The session now. */
  get = (): Session => this.#current;

  /** The user now, if anybody is logged in. */
  user = (): User | undefined =>
    this.#current.status === 'loggedIn' ? this.#current.user : undefined;

  /** The token now, for the client's calls. */
  token = (): string | undefined =>
    this.#current.status === 'loggedIn' ? this.#current.token : undefined;

  /** Calls `listener` after each change; returns the function that ends it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps the token and logs its user in. Returns false for a token that names nobody. */
  logIn(token: string): boolean {
    const next = readToken(token, Date.now());
    if (next.status === 'loggedOut') return false;
    localStorage.setItem(STORAGE_KEY, token);
    this.#change(next);
    return true;
  }

  /** Forgets the token and the user, in all tabs. */
  logOut(): void {
    localStorage.removeItem(STORAGE_KEY);
    this.#change(loggedOut);
  }

  /** Forgets a token that the server refused. The page stays as it is, with what was typed on it. */
  expire(): void {
    this.logOut();
    this.#follower?.onExpired();
  }

  #change(next: Session): void {
    this.#current = next;
    for (const listener of this.#listeners) listener();
  }
}

export const session = new SessionStore();

/** The session, kept up to date in a component. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Whether two names mean the same account: names are unique without regard to case. */
export function isSameName(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();
}
