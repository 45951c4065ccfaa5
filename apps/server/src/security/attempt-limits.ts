import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { Query } from '../database/sql.ts';
import { toProblem, tooManyAttempts } from '../problem.ts';
import { countAttempt, deleteEndedAttempts, undoAttempt } from '../repositories/attempts.ts';

/** A limit of attempts per key and minute, shared by all servers on one database. */
export interface AttemptLimit {
  /** @throws Problem 429 when the key has reached its limit */
  count: (key: string) => Promise<void>;
  /**
   * Counts an attempt that fails with 401 or 403. Counts it before `work` and undoes that on any other outcome,
   * so that concurrent attempts cannot exceed the limit.
   * @throws Problem 429 when the key has reached its limit; whatever `work` throws
   */
  countFailure: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
}

interface AttemptLimitOptions {
  /** Separates the keys of different limits. */
  kind: string;
  /** 0 disables the limit. */
  perMinute: number;
  /** Key of the HMAC that hides emails and addresses in the database. */
  secret: string;
  /** Delays attempts beyond the limit instead of rejecting them. */
  delay?: Delay;
}

// The largest `int` of PostgreSQL.
const NO_LIMIT = 2 ** 31 - 1;

export function createAttemptLimit(
  query: Query,
  { kind, perMinute, secret, delay }: AttemptLimitOptions,
): AttemptLimit {
  const hashKey = (key: string) =>
    createHmac('sha256', `attempts ${secret}`).update(`${kind} ${key}`).digest('base64url');

  /** Counts an attempt and returns a function that undoes it. */
  async function attempt(key: string): Promise<() => Promise<void>> {
    if (perMinute === 0) return () => Promise.resolve();
    const hashedKey = hashKey(key);
    const limit = delay ? NO_LIMIT : perMinute;
    const { isCounted, count, endsAt, seconds } = await countAttempt(query, hashedKey, limit);
    if (!isCounted) throw tooManyAttempts(seconds);
    await deleteEndedAttempts(query);
    await delay?.(count - perMinute);
    return () => undoAttempt(query, hashedKey, endsAt);
  }

  return {
    count: async (key) => {
      await attempt(key);
    },
    countFailure: async (key, work) => {
      const undo = await attempt(key);
      try {
        const result = await work();
        await undo();
        return result;
      } catch (error) {
        // An unavailable database or another limit is not the caller's failure. The first error matters
        // more than a failing undo.
        if (![401, 403].includes(toProblem(error).status)) await undo().catch(() => undefined);
        throw error;
      }
    },
  };
}

export type Delay = (excess: number) => Promise<void>;

const DELAY_STEP_MS = 100;
const MAX_DELAY_MS = 5000;
const MAX_WAITING = 500;

/**
 * Delays by 100 ms per attempt beyond the limit, up to five seconds. At most 500 attempts wait; another
 * one releases the oldest.
 */
export function createDelay(): Delay {
  const waiting = new Set<() => void>();
  return async (excess) => {
    if (excess <= 0) return;
    await new Promise<void>((resolve) => {
      const proceed = () => {
        clearTimeout(timer);
        waiting.delete(proceed);
        resolve();
      };
      const timer = setTimeout(proceed, Math.min(excess * DELAY_STEP_MS, MAX_DELAY_MS));
      waiting.add(proceed);
      const [oldest] = waiting;
      if (waiting.size > MAX_WAITING) oldest?.();
    });
  };
}

/** The key for attempts from an address: an IPv4 address, or an IPv6 /64, which one customer owns. */
export const toAddressKey = (ip: string) => normalizeIP(ip, 64);

/** The network of an address, as large as one customer may own: an IPv4 /24 or an IPv6 /48. */
export function toNetwork(ip: string): string {
  const address = normalizeIP(ip, 48);
  return isIPv4(address) ? address.replace(/\d+$/, '0') : address;
}
