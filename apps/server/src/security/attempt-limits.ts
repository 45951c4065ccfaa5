import { createHmac } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { Query } from '../database/sql.ts';
import { toProblem, tooManyAttempts } from '../problem.ts';
import { countAttempt, deleteEndedAttempts, undoAttempt } from '../repositories/attempts.ts';

/** A limit of attempts per key and window of time, shared by all servers on one database. */
export interface AttemptLimit {
  /** @throws Problem 429 when the key has reached its limit */
  count: (key: string) => Promise<void>;
  /**
   * Counts an attempt that fails with 401 or 403. Counts it before `work` and undoes that on any other outcome,
   * so that concurrent attempts cannot exceed the limit. At the limit it waits for those of this server that are in
   * flight: right ones among them do not count in the end.
   * @throws Problem 429 when the key has reached its limit; whatever `work` throws
   */
  countFailure: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
}

interface AttemptLimitOptions {
  /** Separates the keys of different limits. */
  kind: string;
  /** How many attempts a window allows; 0 disables the limit. */
  limit: number;
  /** The length of a window, which starts with the first attempt. Default: a minute. */
  seconds?: number;
  /** Key of the HMAC that hides emails and addresses in the database. */
  secret: string;
  /** Delays attempts beyond the limit instead of rejecting them. */
  delay?: Delay;
}

// The largest `int` of PostgreSQL.
const NO_LIMIT = 2 ** 31 - 1;

export function createAttemptLimit(
  query: Query,
  { kind, limit, seconds = 60, secret, delay }: AttemptLimitOptions,
): AttemptLimit {
  if (limit === 0) return { count: async () => {}, countFailure: (_key, work) => work() };
  const hashKey = (key: string) =>
    createHmac('sha256', `attempts ${secret}`).update(`${kind} ${key}`).digest('base64url');

  /** Counts an attempt. Returns a function that undoes it, and how far it is beyond the limit. */
  async function attempt(key: string) {
    const hashedKey = hashKey(key);
    const { isCounted, count, endsAt, ...left } = await countAttempt(
      query,
      hashedKey,
      delay ? NO_LIMIT : limit,
      seconds,
    );
    if (!isCounted) throw tooManyAttempts(left.seconds);
    return { undo: () => undoAttempt(query, hashedKey, endsAt), excess: count - limit };
  }

  /** The attempts of this server whose outcome is not known yet, by key. */
  const inFlight = new Map<string, Set<Promise<unknown>>>();
  let waiting = 0;

  async function attemptInTurn(key: string): ReturnType<typeof attempt> {
    try {
      return await attempt(key);
    } catch (error) {
      const others = toProblem(error).status === 429 && inFlight.get(key);
      if (!others || waiting >= MAX_WAITING) throw error;
      waiting += 1;
      await Promise.allSettled(others);
      waiting -= 1;
      return attemptInTurn(key);
    }
  }

  async function run<Result>(
    { undo, excess }: Awaited<ReturnType<typeof attempt>>,
    work: () => Promise<Result>,
  ) {
    await deleteEndedAttempts(query);
    await delay?.(excess);
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
  }

  return {
    count: async (key) => {
      const { excess } = await attempt(key);
      await deleteEndedAttempts(query);
      await delay?.(excess);
    },
    countFailure: async (key, work) => {
      const counted = await attemptInTurn(key);
      const all = inFlight.get(key) ?? new Set();
      const running = run(counted, work);
      inFlight.set(key, all.add(running));
      try {
        return await running;
      } finally {
        all.delete(running);
        if (all.size === 0) inFlight.delete(key);
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

/** The network of an address to store or log: a proxy can pass on any text, such as an address with a port. */
export const toKnownNetwork = (ip: string) => (isIP(ip) === 0 ? 'unknown' : toNetwork(ip));
