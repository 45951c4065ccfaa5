/** The end of a call: the caller's abort or the timeout, whichever comes first. */
export interface Limit {
  /** Aborts with the caller's reason, or with a `TimeoutError`. */
  readonly signal: AbortSignal;
  readonly aborted: Promise<never>;
  /** The deadline in `performance.now()` time. */
  readonly end: number;
  /** Clears the timer and the listener on the caller's signal. */
  readonly release: () => void;
}

/** The longest `setTimeout` delay in milliseconds; a longer one fires at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Starts the limit of a call. It has its own timer and promise because Node may garbage-collect the signals of
 * `AbortSignal.timeout`, `AbortSignal.any` and a `Request` together with a hanging call.
 */
export function limitOf(caller: AbortSignal | undefined, timeoutMs: number): Limit {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // Prevents an unhandled rejection.
  aborted.catch(() => {});
  const abort = () => controller.abort(caller?.reason);
  const expire = () => controller.abort(new DOMException('The time is over.', 'TimeoutError'));
  const timer = timeoutMs <= MAX_DELAY_MS ? setTimeout(expire, timeoutMs) : undefined;
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  return {
    signal,
    aborted,
    end: performance.now() + Math.min(timeoutMs, MAX_DELAY_MS),
    release: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    // An aborted signal fires no more events.
    const timer = setTimeout(end, signal.aborted ? 0 : ms);
    signal.addEventListener('abort', end);
  });
}
