import { setTimeout as wait } from 'node:timers/promises';
import { type HttpResponse, type HttpCall, callServer, valueAt } from '../app/client.ts';
import {
  type Pair,
  faultsOf,
  findStored,
  joinPair,
  outcomeOf,
  retryWrite,
  writeInTurn,
} from '../faults/crash.ts';

/** Clients of several servers that write and read until they are finished. */
export interface Load {
  /**
   * Waits until every client was served with a call that it sent after a moment.
   * @param since of `performance.now()`
   * @returns the milliseconds from then to the last writer and the last reader
   * @throws Error after two minutes
   */
  untilServed: (since: number) => Promise<{ writes: number; reads: number }>;
  /** Stops, retries each write with an unknown outcome, and compares what is stored. */
  finish: () => Promise<LoadReport>;
}

export interface LoadReport {
  /** Writes that were answered with success. */
  writes: number;
  /** Reads that were answered with success. */
  reads: number;
  /** Calls that were answered with 503. */
  unavailable: number;
  /** Writes that are lost, stored twice or partially, and calls that were answered wrongly. */
  faults: string[];
}

/** Between two calls of a client, and before it repeats one. */
const PAUSE_MS = 100;

/**
 * Starts writers, who repeat each write with its idempotency key until it is acknowledged, and as many readers.
 * @param urls The servers; each client uses them in turn.
 */
export async function startLoad(urls: readonly string[], clients = 20): Promise<Load> {
  const pairs = await Promise.all(
    Array.from({ length: clients }, (_, index) => joinPair(urls[index % urls.length] ?? '')),
  );
  // When each client sent the last call that was served.
  const writersServed = pairs.map(() => 0);
  const readersServed = pairs.map(() => 0);
  const faults = new Set<string>();
  const counts = { reads: 0, unavailable: 0, calls: 0 };
  const stop = new AbortController();

  const nextUrl = () => {
    counts.calls += 1;
    return urls[counts.calls % urls.length] ?? '';
  };

  const call = async (what: HttpCall): Promise<HttpResponse> => {
    const answer = await callServer(nextUrl(), what);
    const { status, retryAfter = 0 } = answer;
    const name = `${what.method ?? 'GET'} ${what.path}`;
    if (status === 503) counts.unavailable += 1;
    if (status === 503 && retryAfter <= 0) faults.add(`503 without Retry-After: ${name}`);
    if (status === 0) faults.add(`no answer: ${name}`);
    return answer;
  };

  async function send(index: number, what: HttpCall): Promise<HttpResponse> {
    while (!stop.signal.aborted) {
      const sentAt = performance.now();
      const answer = await call(what);
      const outcome = outcomeOf(answer);
      if (outcome === 'acknowledged') writersServed[index] = sentAt;
      await wait(PAUSE_MS);
      if (outcome !== 'unknown') return answer;
    }
    return { status: 0, body: undefined, isReplay: false };
  }

  async function read(index: number, { patient }: Pair): Promise<void> {
    const { name, email, token } = patient;
    const pages = [`/api/patient/${encodeURIComponent(name)}`, '/api/account'];
    for (let number = 0; !stop.signal.aborted; number += 1) {
      const sentAt = performance.now();
      const { status, body } = await call({ path: pages[number % 2] ?? '', token });
      if (status === 200) {
        counts.reads += 1;
        readersServed[index] = sentAt;
        const caller = `${String(valueAt(body, 'name'))} ${String(valueAt(body, 'email'))}`;
        if (caller !== `${name} ${email}`) faults.add(`answer to another caller: ${caller}`);
      } else if (status !== 0 && status !== 503) {
        faults.add(`a read was answered with ${status} ${JSON.stringify(body)}`);
      }
      await wait(PAUSE_MS);
    }
  }

  const writing = pairs.map(async (pair, index) => {
    await writeInTurn(pair, (what) => send(index, what));
    // Nobody waits for a writer whose write was refused.
    writersServed[index] = Infinity;
  });
  const reading = pairs.map((pair, index) => read(index, pair));

  return {
    untilServed: async (since) => {
      const back = async (served: readonly number[]) => {
        while (Math.min(...served) < since) {
          if (performance.now() - since > 120_000) throw new Error('Not every client was served.');
          await wait(20);
        }
        return performance.now() - since;
      };
      const [writes, readsBack] = await Promise.all([back(writersServed), back(readersServed)]);
      return { writes, reads: readsBack };
    },
    finish: async () => {
      stop.abort();
      await Promise.all([...writing, ...reading]);
      const all = pairs.flatMap(({ writes }) => writes);
      const unknown = all.filter(({ outcome }) => outcome === 'unknown');
      await Promise.all(unknown.map((write) => retryWrite(nextUrl(), write)));
      for (const { patient, writes } of pairs) {
        const found = await findStored(nextUrl(), patient);
        for (const fault of faultsOf(writes, found)) faults.add(`${patient.name}: ${fault}`);
      }
      const writes = all.filter(({ outcome }) => outcome === 'acknowledged').length;
      const { reads, unavailable } = counts;
      return { writes, reads, unavailable, faults: [...faults] };
    },
  };
}
