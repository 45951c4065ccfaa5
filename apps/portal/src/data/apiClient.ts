import { createPortalClient } from '@medportal/api-client';
import { session } from '../session/session.ts';
import { apiHost, keysAreSent } from './settings.ts';

const TIMEOUT_MS = 30_000;

function fetchOnce(request: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = AbortSignal.any([request.signal, session.signal(), timeout]);
  return globalThis.fetch(request, { signal });
}

/** Retries once on 401, after the user has logged in again. Returns the 401 when they decline. */
async function fetchInSession(request: Request): Promise<Response> {
  const retry = request.clone();
  const response = await fetchOnce(request);
  const token = request.headers.get('Authorization')?.replace('Bearer ', '');
  // A 401 to the log-in itself does not mean an expired session. It is the only write without a key.
  const needsSession = token !== undefined || request.headers.has('Idempotency-Key');
  if (response.status !== 401 || !needsSession) return response;
  const renewed = await session.renew(token);
  if (renewed === undefined) return response;
  retry.headers.set('Authorization', `Bearer ${renewed}`);
  return fetchOnce(retry);
}

export const client = createPortalClient({
  baseUrl: apiHost,
  getToken: session.token,
  fetch: fetchInSession,
  idempotencyKeys: keysAreSent,
});
