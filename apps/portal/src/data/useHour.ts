import { useSyncExternalStore } from 'react';
import { serverNow } from './serverClock.ts';

const HOUR_MS = 3_600_000;

const currentHour = () => Math.floor(serverNow() / HOUR_MS) * HOUR_MS;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}

/** The start of the server's current hour, in milliseconds since the epoch. Ages count from it, without a render each minute. */
export const useHour = (): number => useSyncExternalStore(subscribe, currentHour, currentHour);
