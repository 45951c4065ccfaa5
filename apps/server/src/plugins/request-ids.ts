import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const requestIds = new WeakMap<IncomingMessage, string>();

/**
 * The id of a call, always the same for one call: the caller's `X-Request-Id` if it has 32 hexadecimal digits, otherwise
 * a new one.
 */
export function requestIdOf(request: IncomingMessage): string {
  const known = requestIds.get(request);
  if (known !== undefined) return known;
  const sent = request.headers['x-request-id'];
  // Other texts could carry personal data into the log.
  const id = typeof sent === 'string' && /^[0-9a-f]{32}$/.test(sent) ? sent : newRequestId();
  requestIds.set(request, id);
  return id;
}

/** The id of a call whose headers cannot be read. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '');

/** Where a call belongs in a trace of W3C Trace Context. */
export interface Trace {
  /** The whole trace, in 32 hexadecimal digits. */
  traceId: string;
  /** The span of the caller, in 16 hexadecimal digits. */
  parentId: string;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Reads `traceparent`, version 00. A malformed one counts as absent. */
export function traceOf({ traceparent }: IncomingHttpHeaders): Trace | undefined {
  const [, traceId, parentId] = TRACEPARENT.exec(String(traceparent)) ?? [];
  return traceId === undefined || parentId === undefined ? undefined : { traceId, parentId };
}
