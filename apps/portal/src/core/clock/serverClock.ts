// The device's clock may be wrong, and ages must not be. So they count from the server's.
let offsetMs = 0;

/**
 * Sets the clock by the `Date` header of a response. Keeps the last setting when there is none: a backend on another
 * origin may not expose the header.
 */
export function setServerClock({ headers }: Response): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(time)) offsetMs = time - Date.now();
}

/** The server's time in milliseconds since the epoch; the device's until a server has told its own. */
export const serverNow = (): number => Date.now() + offsetMs;
