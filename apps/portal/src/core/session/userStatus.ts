import type { UserMenu } from '@medportal/ui';
import { useSyncExternalStore } from 'react';

/** What the backend says of the logged-in user, for every page. */
export interface UserStatus {
  /** The number of new responses of a patient, or of waiting requests of a doctor. */
  count: number;
  /** Whether the backend lets users look after their account. */
  hasAccount: boolean;
}

interface UserBar extends UserStatus {
  /** The menu of the account: nothing while it loads; undefined when it is lost, so that the bar has a button to log out. */
  menu: UserMenu | undefined;
}

const none: UserStatus = { count: 0, hasAccount: false };
const nothing = () => null;
const initial: UserBar = { ...none, menu: Object.assign(nothing, { Count: nothing }) };

let current = initial;
const subscribers = new Set<() => void>();

function set(next: Partial<UserBar>): void {
  current = { ...current, ...next };
  for (const subscriber of subscribers) subscriber();
}

/** Sets the status of the user; absent for a visitor. */
export function setUserStatus(next = none): void {
  if (next.count !== current.count || next.hasAccount !== current.hasAccount) set(next);
}

export const setUserMenu = (menu: UserMenu | undefined): void => set({ menu });

function subscribe(subscriber: () => void) {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** What the bar and the title show of the user; that of a visitor until the backend has answered. */
export const useUserStatus = (): UserBar =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => initial,
  );
