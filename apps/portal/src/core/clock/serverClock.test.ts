import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow, setServerClock } from './serverClock.ts';

const answer = (date?: string) => new Response(null, { headers: date ? { Date: date } : {} });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  setServerClock(answer('Fri, 20 Nov 2026 12:00:00 GMT'));
});
afterEach(() => {
  vi.useRealTimers();
});

test('the clock follows the server when the device is behind or ahead', () => {
  setServerClock(answer('Sat, 21 Nov 2026 12:00:00 GMT'));
  vi.advanceTimersByTime(60_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-21T12:01:00.000Z');
  setServerClock(answer('Thu, 19 Nov 2026 12:00:00 GMT'));
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-19T12:00:00.000Z');
});

test('the clock keeps its setting when a response has no date, or an invalid one', () => {
  setServerClock(answer('Sat, 21 Nov 2026 12:00:00 GMT'));
  setServerClock(answer());
  setServerClock(answer('soon'));
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-21T12:00:00.000Z');
});
