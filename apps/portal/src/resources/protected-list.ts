import type { OperationId, PortalResult } from '@medportal/api-client';
import type { ListView } from '@medportal/ui';
import { protectedFailedView, type ReadContext } from '../data/apiClient.ts';
import type { Settled } from '../views.ts';
import { readAs } from './read-as.ts';
import { record } from './wire.ts';

/**
 * A list of a patient's record, as its panel shows it, in the order that the backend gives.
 * @param map - Makes what the panel shows of one item.
 * @param title - What to say where the list could not be loaded.
 */
export function protectedList<Wire, Item>(
  operationId: OperationId,
  answer: PortalResult<Wire[]>,
  map: (wire: Wire) => Item,
  title: string,
  context: ReadContext,
): Settled<ListView<Item>> {
  const result = readAs(operationId, answer, (wire) => wire.map((item) => map(record(item))));
  if (!result.ok) return protectedFailedView(result.error, title, context);
  if (result.data.length === 0) return { status: 'empty' };
  return { status: 'ready', items: result.data };
}
