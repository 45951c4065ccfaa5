// The one client of the portal: its deadline, its session, and what a refused call waits for.
import { createPortalClient } from '@medportal/api-client';
import { session } from '../session/session.ts';
import { apiHost, keysAreSent } from './settings.ts';

/** How long an attempt at a call may take, in milliseconds. After that it has failed. */
const TIMEOUT = 30_000;

function attempt(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, session.signal(), AbortSignal.timeout(TIMEOUT)]);
  return globalThis.fetch(request, { signal });
}

/**
 * A call that is refused because the session has ended waits for a log-in over the page and is sent again: what was asked
 * or entered is not lost. Without a log-in the refusal stands.
 */
async function fetchInSession(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await attempt(request);
  const token = request.headers.get('Authorization')?.replace('Bearer ', '');
  // A refused log-in has ended no session; it is the only write without a key.
  const needsSession = token !== undefined || request.headers.has('Idempotency-Key');
  if (response.status !== 401 || !needsSession) return response;
  const renewed = await session.renew(token);
  if (renewed === undefined) return response;
  again.headers.set('Authorization', `Bearer ${renewed}`);
  return attempt(again);
}

/** The portal's client. */
export const client = createPortalClient({
  baseUrl: apiHost,
  getToken: session.token,
  fetch: fetchInSession,
  idempotencyKeys: keysAreSent,
});
