import { type OperationId, PortalError, type PortalResult } from '@medportal/api-client';

/**
 * The result of a read as `map` reads it. An answer that lacks what its view cannot do without, or is nothing like the
 * contract inside, has failed as one that cannot be read: a page says so, and does not break.
 */
export function readAs<Wire, View>(
  operationId: OperationId,
  result: PortalResult<Wire>,
  map: (wire: Wire) => View,
): PortalResult<View> {
  if (!result.ok) return result;
  try {
    return { ...result, data: map(result.data) };
  } catch {
    const { status, response } = result;
    return { ok: false, error: new PortalError('parse', operationId, { status }), response };
  }
}
