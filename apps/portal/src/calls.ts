// The calls that are under way, for who ends them all without knowing any.

let underWay = new AbortController();

/** Gives up the calls that are under way. */
export function abortCalls(): void {
  underWay.abort();
  underWay = new AbortController();
}

/** The signal for a call that begins now. */
export const untilAborted = (): AbortSignal => underWay.signal;
