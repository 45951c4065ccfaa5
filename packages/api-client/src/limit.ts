/** The end of a call: the caller's abort or the timeout, whichever comes first. */
export interface Limit {
  /** Aborts with the caller's reason, or with a `TimeoutError`. */
  readonly signal: AbortSignal;
  /** Settles like `value`, or rejects with the signal's reason if it aborts before or at the same time. */
  readonly inTime: <Value>(value: Value | PromiseLike<Value>) => Promise<Value>;
  /** Waits, in milliseconds. Only one wait at a time. */
  readonly pause: (ms: number) => Promise<void>;
  /** The deadline in `performance.now()` time. */
  readonly end: number;
  /** Clears the timers and the listener on the caller's signal. */
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
  const expire = () => controller.abort(new DOMException('Timed out.', 'TimeoutError'));
  const timer = timeoutMs <= MAX_DELAY_MS ? setTimeout(expire, timeoutMs) : undefined;
  const inTime: Limit['inTime'] = (value) => Promise.race([aborted, value]);
  let wait: ReturnType<typeof setTimeout> | undefined;
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  return {
    signal,
    inTime,
    pause: (ms) => inTime(new Promise((resolve) => (wait = setTimeout(resolve, ms)))),
    end: performance.now() + Math.min(timeoutMs, MAX_DELAY_MS),
    release: () => {
      clearTimeout(timer);
      clearTimeout(wait);
      caller?.removeEventListener('abort', abort);
    },
  };
}
