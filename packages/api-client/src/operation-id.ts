import { operations } from './operations.ts';
import type { operations as Operations } from './schema.ts';

/** An operationId of the contract. */
export type OperationId = keyof Operations;

/** All operationIds, in the contract's order. */
export function operationIds(): OperationId[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant has no other keys
  return Object.keys(operations) as OperationId[];
}
