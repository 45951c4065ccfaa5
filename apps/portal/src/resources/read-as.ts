import { type OperationId, PortalError, type PortalResult } from '@medportal/api-client';

/** A read as its view takes it. */
export type ReadResult<View> =
  | { readonly ok: true; readonly data: View }
  | { readonly ok: false; readonly error: PortalError };

/**
 * The result of a read as `map` reads it. An answer that lacks what its view cannot do without, or is nothing like the
 * contract inside, has failed as one that cannot be read: a page says so, and does not break. What `map` stumbled over
 * is the error's cause.
 */
export function readAs<Wire, View>(
  operationId: OperationId,
  result: PortalResult<Wire>,
  map: (wire: Wire) => View,
): ReadResult<View> {
  if (!result.ok) return result;
  try {
    return { ok: true, data: map(result.data) };
  } catch (cause) {
    const { status } = result;
    return { ok: false, error: new PortalError('parse', operationId, { status, cause }) };
  }
}
