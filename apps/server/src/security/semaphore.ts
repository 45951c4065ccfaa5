import { Problem } from '../problem.ts';

/**
 * Limits concurrency: work beyond `maximumRunning` waits in a queue.
 * @returns a function that runs work and throws Problem 503 when `maximumWaiting` others wait
 */
export function createSemaphore(maximumRunning: number, maximumWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < maximumRunning) {
      running += 1;
    } else {
      if (waiting.length >= maximumWaiting) throw new Problem(503);
      await new Promise<void>((start) => waiting.push(start));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const load = () => ({ running, waiting: waiting.length });
  return Object.assign(run, { load });
}
