import { Problem } from './errors.ts';

/**
 * Runs so many pieces of work at once, and lets so many others wait for their turn.
 * @throws Problem 503, from the function that is given back, when too many wait already
 */
export function createGate(maximumRunning: number, maximumWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < maximumRunning) {
      running += 1;
    } else {
      if (waiting.length >= maximumWaiting) throw new Problem(503);
      await new Promise<void>((start) => waiting.push(start));
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** How many run and how many wait, at this moment. */
  const load = () => ({ running, waiting: waiting.length });
  return Object.assign(inTurn, { load });
}
