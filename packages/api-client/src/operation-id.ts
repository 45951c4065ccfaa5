import { operations } from './generated/operations.ts';
import type { operations as Operations } from './generated/schema.ts';

/** An operationId of the contract. */
export type OperationId = keyof Operations;

/** All operationIds, in the contract's order. */
export function operationIds(): OperationId[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant has no other keys
  return Object.keys(operations) as OperationId[];
}
