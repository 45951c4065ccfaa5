// Who is logged in: the token in local storage, what it says, and everybody who wants to know of a change.
import { jwtDecode } from 'jwt-decode';
import { useSyncExternalStore } from 'react';
import { inStorage } from '../data/storage.ts';

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

// Where a browser forbids storage, a session lasts as long as the page.
const storedToken = (): string | null =>
  inStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY)) ?? null;

function storeToken(token: string | null): void {
  inStorage('localStorage', (storage) =>
    token === null ? storage.removeItem(STORAGE_KEY) : storage.setItem(STORAGE_KEY, token),
  );
}

/** What becomes of a session that ended by itself, in words for a toast. */
export type Notice = 'expired' | 'unreadable';

/** Who hears of what happens to the session. */
export interface SessionFollower {
  /** Somebody logged in or out: the page may show less, or more, than they may see. */
  onChange: () => void;
  /** The user logged out, here or in another tab, or somebody else logged in: what was kept for them has to go. */
  onUserGone: () => void;
  /** Somebody else logged in while the user's page was open: nothing of it may stay. */
  onReplaced: () => void;
}

/** The one session of this tab. */
class SessionStore {
  #current: Session = loggedOut;
  /** The user, also after the session has ended: who has to log in again for the page to go on. */
  #lastUser: User | undefined;
  #renewal: PromiseWithResolvers<string | undefined> | undefined;
  #listeners = new Set<() => void>();
  #follower: SessionFollower | undefined;

  #followOtherTab = ({ key }: StorageEvent): void => {
    if (key !== STORAGE_KEY && key !== null) return;
    const token = storedToken();
    const isReplaced = this.#become(token === null ? loggedOut : readToken(token, Date.now()));
    if (isReplaced) this.#follower?.onReplaced();
    else this.#follower?.onChange();
  };

  /**
   * Takes over the stored token and follows the other tabs, for `follower` in place of an earlier one.
   * @returns why a stored token was thrown away, when it was.
   */
  start(follower: SessionFollower): Notice | undefined {
    this.#follower = follower;
    this.#endRenewal(undefined);
    window.addEventListener('storage', this.#followOtherTab);
    const stored = storedToken();
    this.#current = stored === null ? loggedOut : readToken(stored, Date.now());
    this.#lastUser = this.user();
    if (stored === null) return undefined;
    if (this.#current.status === 'loggedIn') return undefined;
    storeToken(null);
    return readToken(stored, 0).status === 'loggedIn' ? 'expired' : 'unreadable';
  }

  /** Ends what `start` began, unless another follower has taken over. Returns whether it did. */
  stop(follower: SessionFollower): boolean {
    if (this.#follower !== follower) return false;
    this.#follower = undefined;
    this.#endRenewal(undefined);
    window.removeEventListener('storage', this.#followOtherTab);
    return true;
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
    storeToken(token);
    const isOverPage = this.#renewal !== undefined;
    if (this.#become(next) && isOverPage) this.#follower?.onReplaced();
    return true;
  }

  /** Forgets the token and the user, in all tabs. */
  logOut(): void {
    storeToken(null);
    this.#become(loggedOut);
    this.#follower?.onChange();
  }

  /**
   * Waits for a log-in over the page, after the server refused a call that carried `refused`. Calls that are refused at
   * the same time share the wait.
   * @returns the token to go on with; nothing when nobody was logged in, and when the reader goes on without.
   */
  renew(refused: string | undefined): Promise<string | undefined> {
    const now = this.token();
    // Another call has been through this meanwhile.
    if (now !== undefined && now !== refused) return Promise.resolve(now);
    if (!this.#lastUser) return Promise.resolve(undefined);
    const renewal = (this.#renewal ??= Promise.withResolvers());
    this.#tell();
    return renewal.promise;
  }

  /** The user who is asked to log in again, while a call waits for it. */
  endedUser = (): User | undefined => (this.#renewal ? this.#lastUser : undefined);

  /** Goes on without a log-in. The page stays as it is, with what was typed on it. */
  giveUp(): void {
    storeToken(null);
    this.#current = loggedOut;
    this.#endRenewal(undefined);
  }

  /** Takes over `next`. Returns whether it is somebody else's than the last. */
  #become(next: Session): boolean {
    const before = this.#lastUser;
    this.#current = next;
    const user = this.user();
    this.#lastUser = user;
    const isGone = before !== undefined && !isSameUser(before, user);
    if (isGone) this.#follower?.onUserGone();
    const isOther = isGone && user !== undefined;
    this.#endRenewal(isOther ? undefined : this.token());
    return isOther;
  }

  #endRenewal(token: string | undefined): void {
    this.#renewal?.resolve(token);
    this.#renewal = undefined;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const session = new SessionStore();

/** The session, kept up to date in a component. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => loggedOut);
}

/** The user who is asked to log in again over the page, if anybody is, kept up to date in a component. */
export function useEndedUser(): User | undefined {
  return useSyncExternalStore(session.subscribe, session.endedUser, () => undefined);
}

/** Whether two names mean the same account: names are unique without regard to case. */
export function isSameName(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();
}

function isSameUser(one: User, other: User | undefined): boolean {
  return one.role === other?.role && isSameName(one.name, other.name);
}
