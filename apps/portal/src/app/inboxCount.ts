import { useSyncExternalStore } from 'react';

let count = 0;
const subscribers = new Set<() => void>();

/** Sets the number of new answers of a patient, or of waiting requests of a doctor. */
export function setInboxCount(next: number): void {
  count = next;
  for (const subscriber of subscribers) subscriber();
}

function subscribe(subscriber: () => void) {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** The number in the account button and in the page title; 0 for a visitor. */
export const useInboxCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
