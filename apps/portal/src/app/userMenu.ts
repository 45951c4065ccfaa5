import type { AccountMenuProps } from '@medportal/ui';
import { type ComponentType, useSyncExternalStore } from 'react';

const pending = () => null;

let menu: ComponentType<AccountMenuProps> | undefined = pending;
const subscribers = new Set<() => void>();

/** Loads the menu of a user's account, once. When it is lost, the bar has a button to log out. */
export async function loadUserMenu(): Promise<void> {
  if (menu !== pending) return;
  menu = await import('./AccountMenu.ts').then(
    ({ AccountMenu }) => AccountMenu,
    () => undefined,
  );
  for (const subscriber of subscribers) subscriber();
}

function subscribe(subscriber: () => void) {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** The menu; nothing while it loads. */
export const useUserMenu = () =>
  useSyncExternalStore(
    subscribe,
    () => menu,
    () => pending,
  );
