import { setTimeout as wait } from 'node:timers/promises';

/** Work that goes on in the background. */
export interface Loop {
  /** Starts no further round, and waits for the one that runs. */
  close: () => Promise<void>;
}

/**
 * Repeats `work` until it is closed.
 * @param work one round; it does not reject, and resolves to the milliseconds until the next
 * @param firstPause the milliseconds until the first round
 */
export function startLoop(work: () => Promise<number>, firstPause = 0): Loop {
  const stop = new AbortController();

  async function run() {
    let pause = firstPause;
    while (!stop.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      if (pause > 0) await wait(pause, undefined, stop).catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop
      if (!stop.signal.aborted) pause = await work();
    }
  }

  const running = run();
  return {
    close: () => {
      stop.abort();
      return running;
    },
  };
}
