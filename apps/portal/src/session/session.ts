// Who is logged in: the token in local storage, and everybody who wants to know of a change.
import { useSyncExternalStore } from 'react';
import { inStorage } from '../data/storage.ts';
import { isSameUser, loggedOut, readToken, type Session, type User } from './token.ts';

/** Where the browser keeps the token. */
export const STORAGE_KEY = 'userToken';

// Where a browser forbids storage, a session lasts as long as the page.
const storedToken = (): string | null =>
  inStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY)) ?? null;

function storeToken(token: string | null): void {
  inStorage('localStorage', (storage) =>
    token === null ? storage.removeItem(STORAGE_KEY) : storage.setItem(STORAGE_KEY, token),
  );
}

/** Why a stored token was thrown away at the start. */
export type Discarded = 'expired' | 'unreadable';

/** What has become of the session. */
export type SessionChange =
  /** A visitor's other tab was logged in. */
  | { kind: 'logged-in-elsewhere' }
  /** The session had ended, and the reader goes on without a log-in. */
  | { kind: 'expired' }
  /** The user logged out, here or in another tab. */
  | { kind: 'logged-out'; elsewhere: boolean }
  /** Another user logged in, here over the page or in another tab. */
  | { kind: 'replaced'; by: User; elsewhere: boolean };

/** Hears of each change. */
export type SessionListener = (change: SessionChange) => void;

/** The one session of this tab. */
class SessionStore {
  #current: Session = loggedOut;
  /** The user, also after the session has ended: who has to log in again for the page to go on. */
  #lastUser: User | undefined;
  #renewal: PromiseWithResolvers<string | undefined> | undefined;
  #userIsHere = new AbortController();
  #subscribers = new Set<() => void>();
  #listener: SessionListener | undefined;

  #followStorage = (): void => {
    const token = storedToken();
    const next = token === null ? loggedOut : readToken(token, Date.now());
    const isLogIn = this.user() === undefined && next.status === 'loggedIn';
    const isOther = this.#become(next, true);
    if (isLogIn && !isOther) this.#listener?.({ kind: 'logged-in-elsewhere' });
  };

  #followOtherTab = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEY || key === null) this.#followStorage();
  };

  // A page that the browser had put to sleep has heard of nothing.
  #followHistory = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#followStorage();
  };

  /**
   * Takes over the stored token and follows the other tabs, for `listener` in place of an earlier one.
   * @returns why a stored token was thrown away, when it was.
   */
  start(listener: SessionListener): Discarded | undefined {
    this.#listener = listener;
    this.#endRenewal(undefined);
    this.#abortCalls();
    window.addEventListener('storage', this.#followOtherTab);
    window.addEventListener('pageshow', this.#followHistory);
    const stored = storedToken();
    this.#current = stored === null ? loggedOut : readToken(stored, Date.now());
    this.#lastUser = this.user();
    if (stored === null || this.#current.status === 'loggedIn') return undefined;
    storeToken(null);
    return readToken(stored, 0).status === 'loggedIn' ? 'expired' : 'unreadable';
  }

  /** Ends what `start` began, unless another listener has taken over. */
  stop(listener: SessionListener): void {
    if (this.#listener !== listener) return;
    this.#listener = undefined;
    this.#endRenewal(undefined);
    this.#abortCalls();
    window.removeEventListener('storage', this.#followOtherTab);
    window.removeEventListener('pageshow', this.#followHistory);
  }

  /** The session now. */
  get = (): Session => this.#current;

  /** The user now, if anybody is logged in. */
  user = (): User | undefined =>
    this.#current.status === 'loggedIn' ? this.#current.user : undefined;

  /** For whom pages are shown: the user, also after their session has ended; nobody for a visitor. */
  reader = (): User | undefined => this.#lastUser;

  /** The token now, for the client's calls. */
  token = (): string | undefined =>
    this.#current.status === 'loggedIn' ? this.#current.token : undefined;

  /** Aborts when the user has gone: for the calls that are made for them. */
  signal = (): AbortSignal => this.#userIsHere.signal;

  /** Calls `subscriber` after each change; returns the function that ends it. */
  subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Keeps the token and logs its user in. Returns false for a token that names nobody. */
  logIn(token: string): boolean {
    const next = readToken(token, Date.now());
    if (next.status === 'loggedOut') return false;
    storeToken(token);
    this.#become(next, false);
    return true;
  }

  /** Forgets the token and the user, in all tabs. */
  logOut(): void {
    storeToken(null);
    this.#become(loggedOut, false);
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

  /** Whether the session has ended by itself, and nobody has logged in or out since. */
  isExpired = (): boolean => this.#lastUser !== undefined && this.user() === undefined;

  /** Goes on without a log-in. The page stays as it is, with what was entered on it. */
  giveUp = (): void => {
    storeToken(null);
    this.#current = loggedOut;
    this.#endRenewal(undefined);
    this.#listener?.({ kind: 'expired' });
  };

  /** Takes over `next`. Returns whether the user has gone. */
  #become(next: Session, elsewhere: boolean): boolean {
    const before = this.#lastUser;
    this.#current = next;
    const user = this.user();
    this.#lastUser = user;
    const isGone = before !== undefined && !isSameUser(before, user);
    if (isGone) this.#abortCalls();
    this.#endRenewal(isGone ? undefined : this.token());
    if (isGone)
      this.#listener?.(
        user ? { kind: 'replaced', by: user, elsewhere } : { kind: 'logged-out', elsewhere },
      );
    return isGone;
  }

  #abortCalls(): void {
    this.#userIsHere.abort();
    this.#userIsHere = new AbortController();
  }

  #endRenewal(token: string | undefined): void {
    this.#renewal?.resolve(token);
    this.#renewal = undefined;
    this.#tell();
  }

  #tell(): void {
    for (const subscriber of this.#subscribers) subscriber();
  }
}

export const session = new SessionStore();

/** The session, kept up to date in a component. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => loggedOut);
}

/** The user who is logged in, if anybody is, kept up to date in a component. */
export function useUser(): User | undefined {
  const current = useSession();
  return current.status === 'loggedIn' ? current.user : undefined;
}

/** For whom pages are shown, kept up to date in a component: see `session.reader`. */
export function useReader(): User | undefined {
  return useSyncExternalStore(session.subscribe, session.reader, () => undefined);
}

/** The user who is asked to log in again over the page, if anybody is, kept up to date in a component. */
export function useEndedUser(): User | undefined {
  return useSyncExternalStore(session.subscribe, session.endedUser, () => undefined);
}
