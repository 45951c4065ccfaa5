import { useSyncExternalStore } from 'react';
import { withStorage } from '../storage.ts';
import { isSameUser, loggedOut, readToken, type Session, type User } from './token.ts';

export const STORAGE_KEY = 'userToken';

// When storage is blocked, the session lasts as long as the page.
const storedToken = (): string | null =>
  withStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY)) ?? null;

function storeToken(token: string | null): void {
  withStorage('localStorage', (storage) =>
    token === null ? storage.removeItem(STORAGE_KEY) : storage.setItem(STORAGE_KEY, token),
  );
}

export type DiscardReason = 'expired' | 'unreadable';

/** A change of the session. `elsewhere` means in another tab. */
export type SessionChange =
  | { kind: 'logged-in-elsewhere' }
  /** The session expired and the user declined to log in again. */
  | { kind: 'expired' }
  | { kind: 'logged-out'; elsewhere: boolean }
  /** Another user logged in, in the log-in overlay or in another tab. */
  | { kind: 'replaced'; by: User; elsewhere: boolean };

/** An account that was closed here. */
export interface Closure {
  /** When it is deleted, in ISO 8601; undefined when unknown. */
  deletedAfter: string | undefined;
}

export type SessionListener = (change: SessionChange) => void;

class SessionStore {
  #current: Session = loggedOut;
  /** The user, even after the session has expired. */
  #lastUser: User | undefined;
  /** Pending while calls wait for a new log-in; resolves to the new token. */
  #renewal: PromiseWithResolvers<string | undefined> | undefined;
  #closure: Closure | undefined;
  #abortController = new AbortController();
  #subscribers = new Set<() => void>();
  #listener: SessionListener | undefined;

  #readStorage = (): void => {
    const token = storedToken();
    const next = token === null ? loggedOut : readToken(token, Date.now());
    const isLogIn = this.user() === undefined && next.status === 'loggedIn';
    const hasUserLeft = this.#change(next, true);
    if (isLogIn && !hasUserLeft) this.#listener?.({ kind: 'logged-in-elsewhere' });
  };

  #handleStorage = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEY || key === null) this.#readStorage();
  };

  // A page in the back/forward cache receives no storage events.
  #handlePageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#readStorage();
  };

  /**
   * Reads the stored token and listens to other tabs. `listener` replaces an earlier one.
   * @returns why the stored token was discarded, if it was.
   */
  start(listener: SessionListener): DiscardReason | undefined {
    this.#listener = listener;
    this.#endRenewal(undefined);
    this.#abortCalls();
    window.addEventListener('storage', this.#handleStorage);
    window.addEventListener('pageshow', this.#handlePageShow);
    const stored = storedToken();
    this.#current = stored === null ? loggedOut : readToken(stored, Date.now());
    this.#lastUser = this.user();
    this.#closure = undefined;
    if (stored === null || this.#current.status === 'loggedIn') return undefined;
    storeToken(null);
    return readToken(stored, 0).status === 'loggedIn' ? 'expired' : 'unreadable';
  }

  /** Reverts `start`, unless another listener has replaced `listener`. */
  stop(listener: SessionListener): void {
    if (this.#listener !== listener) return;
    this.#listener = undefined;
    this.#endRenewal(undefined);
    this.#abortCalls();
    window.removeEventListener('storage', this.#handleStorage);
    window.removeEventListener('pageshow', this.#handlePageShow);
  }

  get = (): Session => this.#current;

  /** The logged-in user; undefined for a visitor or an expired session. */
  user = (): User | undefined =>
    this.#current.status === 'loggedIn' ? this.#current.user : undefined;

  /** The user for whom pages are rendered, even after the session has expired; undefined for a visitor. */
  reader = (): User | undefined => this.#lastUser;

  token = (): string | undefined =>
    this.#current.status === 'loggedIn' ? this.#current.token : undefined;

  /** Aborts when the user logs out or changes. */
  signal = (): AbortSignal => this.#abortController.signal;

  subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Stores the token and logs its user in. Returns false for an unreadable or expired token. */
  logIn(token: string): boolean {
    const next = readToken(token, Date.now());
    if (next.status === 'loggedOut') return false;
    storeToken(token);
    this.#change(next, false);
    return true;
  }

  logOut(): void {
    storeToken(null);
    this.#change(loggedOut, false);
  }

  /** Logs out after the server has closed the account of the user. */
  closeAccount(deletedAfter: string | undefined): void {
    this.#closure = { deletedAfter };
    this.logOut();
  }

  /** The account that was closed here; undefined once somebody logs in. */
  closure = (): Closure | undefined => this.#closure;

  /**
   * Asks the user to log in again after a 401. Concurrent calls share one log-in.
   * @param refused - The token of the refused call.
   * @returns the token to retry with; undefined for a visitor, or when the user declines.
   */
  renew(refused: string | undefined): Promise<string | undefined> {
    const now = this.token();
    // Another call has already renewed the session.
    if (now !== undefined && now !== refused) return Promise.resolve(now);
    if (!this.#lastUser) return Promise.resolve(undefined);
    const renewal = (this.#renewal ??= Promise.withResolvers());
    this.#notify();
    return renewal.promise;
  }

  /** The user to log in again; undefined while no call waits for a log-in. */
  expiredUser = (): User | undefined => (this.#renewal ? this.#lastUser : undefined);

  /** Whether the session expired and nobody has logged in or out since. */
  isExpired = (): boolean => this.#lastUser !== undefined && this.user() === undefined;

  /** Continues logged out. The page keeps its content and input. */
  declineRenewal = (): void => {
    storeToken(null);
    this.#current = loggedOut;
    this.#endRenewal(undefined);
    this.#listener?.({ kind: 'expired' });
  };

  /** Switches to `next`. Returns whether the previous user is gone. */
  #change(next: Session, elsewhere: boolean): boolean {
    const before = this.#lastUser;
    this.#current = next;
    const user = this.user();
    this.#lastUser = user;
    if (user) this.#closure = undefined;
    const hasUserLeft = before !== undefined && !isSameUser(before, user);
    if (hasUserLeft) this.#abortCalls();
    this.#endRenewal(hasUserLeft ? undefined : this.token());
    if (hasUserLeft)
      this.#listener?.(
        user ? { kind: 'replaced', by: user, elsewhere } : { kind: 'logged-out', elsewhere },
      );
    return hasUserLeft;
  }

  #abortCalls(): void {
    this.#abortController.abort();
    this.#abortController = new AbortController();
  }

  #endRenewal(token: string | undefined): void {
    this.#renewal?.resolve(token);
    this.#renewal = undefined;
    this.#notify();
  }

  #notify(): void {
    for (const subscriber of this.#subscribers) subscriber();
  }
}

export const session = new SessionStore();

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => loggedOut);
}

export function useUser(): User | undefined {
  const current = useSession();
  return current.status === 'loggedIn' ? current.user : undefined;
}

export function useReader(): User | undefined {
  return useSyncExternalStore(session.subscribe, session.reader, () => undefined);
}

export function useClosure(): Closure | undefined {
  return useSyncExternalStore(session.subscribe, session.closure, () => undefined);
}

export function useExpiredUser(): User | undefined {
  return useSyncExternalStore(session.subscribe, session.expiredUser, () => undefined);
}
