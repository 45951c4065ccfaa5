import { createHmac } from 'node:crypto';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Query } from '../database/database.ts';
import { countAttempt, forgetEndedAttempts, giveBackAttempt } from '../repositories/attempts.ts';
import { toProblem, tooManyAttempts } from './errors.ts';

const MINUTE = 60_000;

/**
 * Limits the calls from one address to the routes of `app`, whatever they are answered; `perMinute`
 * of 0 is no limit. Counted by each process for itself: this one guards the process, and must not
 * cost a statement for each call.
 */
export async function registerCallLimit(app: FastifyInstance, perMinute: number) {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    // As a hook of each route it would run behind the route's own, which refuses callers.
    global: false,
    max: perMinute,
    timeWindow: MINUTE,
    errorResponseBuilder: (_request, { ttl }) => tooManyAttempts(Math.ceil(ttl / 1000)),
  });
  app.addHook('onRequest', app.rateLimit());
}

/** A limit of attempts per key and minute that all servers on one database share. */
export interface AttemptLimit {
  /**
   * Counts an attempt.
   * @throws Problem 429 when the key has had its attempts for this minute
   */
  count: (key: string) => Promise<void>;
  /**
   * Counts an attempt only when it is refused with 401. It counts as failed until it is known how
   * it ends, so that many at once cannot all slip in under the limit.
   * @throws Problem 429 when the key has had its failures for this minute; whatever `work` throws
   */
  countFailure: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
}

/**
 * @param options `kind` keeps the keys of several limits apart; `perMinute` of 0 is no limit;
 *   `secret` hides the keys from whoever reads the database.
 */
export function createAttemptLimit(
  query: Query,
  { kind, perMinute, secret }: { kind: string; perMinute: number; secret: string },
): AttemptLimit {
  const hide = (key: string) =>
    createHmac('sha256', `attempts ${secret}`).update(`${kind} ${key}`).digest('base64url');

  /** Counts an attempt, and gives what takes it back. */
  async function attempt(key: string): Promise<() => Promise<void>> {
    if (perMinute === 0) return () => Promise.resolve();
    const hidden = hide(key);
    const { isCounted, endsAt, seconds } = await countAttempt(query, hidden, perMinute);
    if (!isCounted) throw tooManyAttempts(seconds);
    await forgetEndedAttempts(query);
    return () => giveBackAttempt(query, hidden, endsAt);
  }

  return {
    count: async (key) => {
      await attempt(key);
    },
    countFailure: async (key, work) => {
      const giveBack = await attempt(key);
      try {
        const result = await work();
        await giveBack();
        return result;
      } catch (error) {
        // A database that is away is not the caller's failure, nor is a limit that comes next. When
        // giving back fails too, the first error says more.
        if (toProblem(error).status !== 401) await giveBack().catch(() => undefined);
        throw error;
      }
    },
  };
}

/**
 * What attempts from an address are counted by. Somebody with an IPv6 line has a whole network of
 * 64 bits to call from.
 */
export const toAddressKey = (ip: string) => normalizeIP(ip, 64);
