import {
  createPortalClient,
  type OperationId,
  operations,
  type PortalError,
} from '@medportal/api-client';
import { createQueries } from '@medportal/api-client/react-query';
import { session } from '../session/session.ts';
import { fetchResponse, responses, SERVER_ORIGIN } from './serverData.ts';
import { setServerClock } from '../clock/serverClock.ts';
import { apiHost, keysAreSent } from './settings.ts';
import { startedResponse } from './startedReads.ts';

const TIMEOUT_MS = 30_000;

/** The timeout is not the client's: that one would end a call while its user logs in again. */
async function fetchInSession(request: Request): Promise<Response> {
  if (import.meta.env.SSR && responses.size > 0) return fetchResponse(request);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = AbortSignal.any([request.signal, session.signal(), timeout]);
  const started = startedResponse(request);
  const response = started && (await Promise.race([started, aborted(signal)]));
  return response ?? globalThis.fetch(request, { signal });
}

/** @throws why, when `signal` aborts */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Reads that are not worth asking for a log-in: in the background, or of what everybody may see. */
const readsWithoutLogIn = new Set<OperationId>(['getCapabilities', 'getInbox', 'getDoctor']);

/** Asks the user to log in again. A read without a token is not worth asking: the page shows that it is locked. */
async function renewSession({ operationId }: PortalError): Promise<boolean> {
  if (readsWithoutLogIn.has(operationId)) return false;
  const token = session.token();
  if (token === undefined && operations[operationId].method === 'GET') return false;
  const signal = session.signal();
  const renewed = await session.renew(token);
  // Nobody waits for a call of a user who has left.
  signal.throwIfAborted();
  return renewed !== undefined;
}

export const client = createPortalClient({
  baseUrl: import.meta.env.SSR && apiHost === '' ? SERVER_ORIGIN : apiHost,
  getToken: session.token,
  refresh: renewSession,
  fetch: fetchInSession,
  idempotencyKeys: keysAreSent,
  onResponse: ({ response }) => setServerClock(response),
});

/** Calls the last operation of a token that the session no longer has. A closing page does not cut it off. */
export const clientOf = (token: string) =>
  createPortalClient({
    baseUrl: apiHost,
    getToken: () => token,
    fetch: (request) =>
      globalThis.fetch(request, { keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  });

/** Reads for TanStack Query. */
export const queries = createQueries(client);
