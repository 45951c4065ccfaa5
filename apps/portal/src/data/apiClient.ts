// The one client of the portal, and what each failure of a call becomes for the person at the screen.
import { createPortalClient, type PortalError, type PortalResult } from '@medportal/api-client';
import type { Failure, LockedReason } from '@medportal/ui';
import { untilAborted } from '../calls.ts';
import { takeEarly } from '../early.ts';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import type { WriteResult } from '../writes.ts';

/** How long an attempt at a call may take, in milliseconds. After that it has failed, with a way to try again. */
const PATIENCE = 30_000;

function attempt(request: Request): Promise<Response> {
  const signal = AbortSignal.any([request.signal, untilAborted(), AbortSignal.timeout(PATIENCE)]);
  return takeEarly(request) ?? globalThis.fetch(request, { signal });
}

/**
 * A call that is refused because the session has ended waits for a log-in over the page, and goes out once more: what
 * was asked or typed is not lost. Without a log-in the refusal stands.
 */
async function fetchInSession(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await attempt(request);
  const token = request.headers.get('Authorization')?.replace('Bearer ', '');
  // A log-in that is refused has ended no session; it is the only write without a key.
  const isAsked = token !== undefined || request.headers.has('Idempotency-Key');
  if (response.status !== 401 || !isAsked) return response;
  const renewed = await session.renew(token);
  if (renewed === undefined) return response;
  again.headers.set('Authorization', `Bearer ${renewed}`);
  return attempt(again);
}

/**
 * The portal's client. `VITE_API_HOST` points a build at another backend; empty means the portal's own origin.
 * `VITE_IDEMPOTENCY_KEYS=off` is for one that does not allow that header of another origin's pages.
 */
export const client = createPortalClient({
  baseUrl: import.meta.env['VITE_API_HOST'] ?? '',
  getToken: session.token,
  fetch: fetchInSession,
  idempotencyKeys: import.meta.env['VITE_IDEMPOTENCY_KEYS'] !== 'off',
});

/** What a read needs to know of the page it is for. */
export interface ReadContext {
  signal: AbortSignal;
  /** The path that is being shown, to come back to after a log-in. */
  here: string;
}

/** The context of the reads that a loader starts. */
export function readContext(request: Request): ReadContext {
  const { pathname, search } = new URL(request.url);
  return { signal: request.signal, here: pathname + search };
}

const unreachable = 'MedPortal could not be reached. Check your connection and try again.';

/** Plain words for what went wrong with a call. */
export function explain(error: PortalError): string {
  switch (error.kind) {
    case 'http':
      if (error.serverMessage) return error.serverMessage;
      if (error.status === 401) return 'Your session has ended. Log in again, then try once more.';
      return (error.status ?? 500) >= 500
        ? 'Something went wrong on our side. Try again in a moment.'
        : 'The request was not accepted. Check it and try again.';
    case 'network':
      return unreachable;
    case 'timeout':
      return 'The answer took too long. Try again in a moment.';
    case 'abort':
      return 'The call was cancelled. Try again.';
    case 'parse':
      return 'The answer could not be read. Try again in a moment.';
    case 'invalid':
      return 'This address is not valid.';
    default:
      return error.kind satisfies never;
  }
}

/** Notes a failure in the console: which call and how, never what was sent or read. */
function report({ operationId, kind, status }: PortalError): void {
  // A call that a newer one replaced has not failed.
  if (kind !== 'abort') console.error(`${operationId} failed: ${status ?? kind}`);
}

/** Whether a read failed because nothing has, or can have, the name or id in the address. */
export function isUnknown({ kind, status }: PortalError): boolean {
  return kind === 'invalid' || status === 404 || status === 400;
}

interface FailedView {
  status: 'failed';
  failure: Failure;
}

interface LockedView {
  status: 'locked';
  reason: LockedReason;
}

/** The view of a failed read. `title` says what could not be shown. */
export function failedView(error: PortalError, title: string): FailedView {
  report(error);
  return { status: 'failed', failure: { title, message: explain(error) } };
}

/** The view that asks a visitor to log in, and brings them back here. */
export function logInView({ here }: ReadContext): LockedView {
  return { status: 'locked', reason: { kind: 'log-in', loginHref: paths.login({ next: here }) } };
}

/** The view of a record that the person at the screen may not read. */
export const noAccessView: LockedView = { status: 'locked', reason: { kind: 'no-access' } };

/**
 * The view of a failed read of a protected record. A server answers 404 for a record that is not there and for one
 * that is not to be read by whoever asks: both are the same to the reader.
 */
export function protectedFailedView(
  error: PortalError,
  title: string,
  context: ReadContext,
): FailedView | LockedView {
  if (error.status === 401) return logInView(context);
  if (error.status === 403 || error.status === 404) return noAccessView;
  return failedView(error, title);
}

/**
 * What became of a write, for its form. `title` says what was not done; `fields` leads from the contract's field names
 * to the form's.
 */
export function writeResult(
  result: PortalResult<unknown>,
  title: string,
  fields: Record<string, string> = {},
): WriteResult {
  if (result.ok) return { status: 'saved', at: performance.now() };
  const { error } = result;
  report(error);
  const fieldErrors = Object.entries(error.fieldErrors ?? {}).map(([field, texts]) => [
    fields[field] ?? field,
    texts.join(' '),
  ]);
  return {
    status: 'failed',
    failure: { title: error.title ?? title, message: explain(error) },
    fieldErrors: Object.fromEntries(fieldErrors),
  };
}
