import { useSyncExternalStore } from 'react';

/** What the backend says of the logged-in user, for every page. */
export interface UserStatus {
  /** The number of new answers of a patient, or of waiting requests of a doctor. */
  count: number;
  /** Whether the backend lets users look after their account. */
  hasAccount: boolean;
}

const unknown: UserStatus = { count: 0, hasAccount: false };

let status = unknown;
const subscribers = new Set<() => void>();

/** Sets the status of the user; absent for a visitor. */
export function setUserStatus(next: UserStatus = unknown): void {
  if (next.count === status.count && next.hasAccount === status.hasAccount) return;
  status = next;
  for (const subscriber of subscribers) subscriber();
}

function subscribe(subscriber: () => void) {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** The status of the user; that of a visitor until the backend has answered. */
export const useUserStatus = (): UserStatus =>
  useSyncExternalStore(
    subscribe,
    () => status,
    () => unknown,
  );
