/** How long a call may take: until the caller's signal aborts, or its time is over. */
export interface Limit {
  /** Aborts then, with the reason: a `TimeoutError` when the time is over. */
  readonly signal: AbortSignal;
  /** Rejects then, with the same reason. */
  readonly aborted: Promise<never>;
  /** When the time is over, as `performance.now()` counts. */
  readonly end: number;
  /** Lets go of the timer and the caller's signal. */
  readonly release: () => void;
}

/** The longest time that a timer can count, in milliseconds; a longer one would be over at once. */
const LONGEST = 2 ** 31 - 1;

/**
 * Begins the limit of a call.
 *
 * With a timer and a promise of its own, not `AbortSignal.timeout` and `AbortSignal.any`: Node holds those, and the
 * signal of a `Request`, so weakly that under load a call that hangs was collected together with what should end it.
 */
export function limitOf(caller: AbortSignal | undefined, timeoutMs: number): Limit {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // Nobody may be waiting for it.
  aborted.catch(() => {});
  const stop = () => controller.abort(caller?.reason);
  const expire = () => controller.abort(new DOMException('The time is over.', 'TimeoutError'));
  const timer = timeoutMs <= LONGEST ? setTimeout(expire, timeoutMs) : undefined;
  if (caller?.aborted) stop();
  caller?.addEventListener('abort', stop);
  return {
    signal,
    aborted,
    end: performance.now() + Math.min(timeoutMs, LONGEST),
    release: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', stop);
    },
  };
}

/** Waits, but no longer than until `signal` aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    // One that has aborted tells nobody any more.
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    signal.addEventListener('abort', end);
  });
}
