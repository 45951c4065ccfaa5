import { useSyncExternalStore } from 'react';
import { serverNow } from './serverClock.ts';

// Every time zone begins its days at a quarter of an hour.
const QUARTER_MS = 900_000;

const currentQuarter = () => Math.floor(serverNow() / QUARTER_MS) * QUARTER_MS;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}

/**
 * The start of the server's current quarter of an hour, in milliseconds since the epoch. Ages and days count from it,
 * without a render each minute.
 */
export const useQuarterHour = (): number =>
  useSyncExternalStore(subscribe, currentQuarter, currentQuarter);
