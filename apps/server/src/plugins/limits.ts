import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooManyAttempts } from './errors.ts';

const MINUTE = 60_000;

/** Limits the calls from one address; `perMinute` of 0 is no limit. */
export async function registerCallLimit(app: FastifyInstance, perMinute: number) {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: MINUTE,
    errorResponseBuilder: (_request, { ttl }) => tooManyAttempts(Math.ceil(ttl / 1000)),
  });
}

/** Counts failures by key within a minute. */
export interface FailureLimit {
  /**
   * Counts one attempt as failed before it is known how it ends, so that many at once cannot all
   * slip in under the limit.
   * @returns what to call when the attempt turns out well
   * @throws Problem 429 when the key has had its failures for this minute
   */
  attempt: (key: string) => () => void;
}

/**
 * A limit of failures per key and minute, kept in memory.
 * @param perMinute How many failures; 0 is no limit.
 * @param now The clock in milliseconds, for tests.
 */
export function createFailureLimit(perMinute: number, now: () => number = Date.now): FailureLimit {
  // In the order of their ends, since all windows are equally long.
  const windows = new Map<string, { failures: number; end: number }>();

  function forgetEnded() {
    for (const [key, { end }] of windows) {
      if (end > now()) return;
      windows.delete(key);
    }
  }

  return {
    attempt: (key) => {
      if (perMinute === 0) return () => undefined;
      forgetEnded();
      const window = windows.get(key) ?? { failures: 0, end: now() + MINUTE };
      if (window.failures >= perMinute) {
        throw tooManyAttempts(Math.max(1, Math.ceil((window.end - now()) / 1000)));
      }
      window.failures += 1;
      windows.set(key, window);
      return () => {
        window.failures -= 1;
      };
    },
  };
}
