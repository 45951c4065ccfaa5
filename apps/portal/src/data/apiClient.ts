import { createPortalClient } from '@medportal/api-client';
import { createQueries } from '@medportal/api-client/react-query';
import { session } from '../session/session.ts';
import { apiHost, keysAreSent } from './settings.ts';

const TIMEOUT_MS = 30_000;

/** The timeout is not the client's: that one would end a call while its user logs in again. */
function fetchInSession(request: Request): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = AbortSignal.any([request.signal, session.signal(), timeout]);
  return globalThis.fetch(request, { signal });
}

export const client = createPortalClient({
  baseUrl: apiHost,
  getToken: session.token,
  refresh: async () => (await session.renew(session.token())) !== undefined,
  fetch: fetchInSession,
  idempotencyKeys: keysAreSent,
});

/** Reads for TanStack Query. */
export const queries = createQueries(client);
