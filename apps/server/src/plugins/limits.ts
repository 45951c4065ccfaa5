import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Query } from '../database/database.ts';
import { countAttempt, deleteEndedAttempts, undoAttempt } from '../repositories/attempts.ts';
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

/** How an attempt limit counts. */
interface AttemptLimitOptions {
  /** Keeps the keys of several limits apart. */
  kind: string;
  /** 0 is no limit. */
  perMinute: number;
  /** Hides the keys from whoever reads the database. */
  secret: string;
  /** Attempts beyond the limit wait for it instead of being refused. */
  delay?: Delay;
}

// The greatest count that the database can hold.
const NEVER_REFUSED = 2 ** 31 - 1;

/** Counts attempts in the database. */
export function createAttemptLimit(
  query: Query,
  { kind, perMinute, secret, delay }: AttemptLimitOptions,
): AttemptLimit {
  const hide = (key: string) =>
    createHmac('sha256', `attempts ${secret}`).update(`${kind} ${key}`).digest('base64url');

  /** Counts an attempt, and gives what takes it back. */
  async function attempt(key: string): Promise<() => Promise<void>> {
    if (perMinute === 0) return () => Promise.resolve();
    const hidden = hide(key);
    const most = delay ? NEVER_REFUSED : perMinute;
    const { isCounted, count, endsAt, seconds } = await countAttempt(query, hidden, most);
    if (!isCounted) throw tooManyAttempts(seconds);
    await deleteEndedAttempts(query);
    await delay?.(count - perMinute);
    return () => undoAttempt(query, hidden, endsAt);
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

/** Waits, the longer the more attempts beyond their limit there have been. */
export type Delay = (excess: number) => Promise<void>;

const DELAY_STEP = 100;
const LONGEST_DELAY = 5000;
const MOST_WAITING = 500;

/**
 * Delays by a tenth of a second for each attempt beyond the limit, up to five seconds. So many wait at
 * most; when another one comes, the one that has waited longest goes on.
 */
export function createDelay(): Delay {
  const waiting = new Set<() => void>();
  return async (excess) => {
    if (excess <= 0) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, Math.min(excess * DELAY_STEP, LONGEST_DELAY));
      waiting.add(goOn);
      const [longest] = waiting;
      if (waiting.size > MOST_WAITING) longest?.();
    });
  };
}

/**
 * What attempts from an address are counted by. Somebody with an IPv6 line has a whole network of
 * 64 bits to call from.
 */
export const toAddressKey = (ip: string) => normalizeIP(ip, 64);

/** The network that an address is in, as large as one customer may have: a /24 of IPv4, a /48 of IPv6. */
export function toNetwork(ip: string): string {
  const address = normalizeIP(ip, 48);
  return isIPv4(address) ? address.replace(/\d+$/, '0') : address;
}
