import * as fc from 'fast-check';
import type { Operation, OperationId } from '../../src/contract.ts';
import type { Setting } from '../data/setting.ts';
import { inputsOf } from './arbitraries.ts';
import { type Send, createExaminer } from './examiner.ts';

export interface Tally {
  operation: OperationId;
  cases: number;
  fitting: number;
  statuses: Record<number, number>;
}

/**
 * Calls an operation with generated inputs and checks each answer against the contract.
 * @throws Error with the shrunk input, the seed and the violation
 */
export async function fuzz(
  operation: Operation,
  setting: Setting,
  { send, cases, seed }: { send: Send; cases: number; seed: number },
): Promise<Tally> {
  const tally: Tally = { operation: operation.id, cases: 0, fitting: 0, statuses: {} };
  const { callers, strangers, examine } = await createExaminer(operation, setting, send);
  const property = fc.asyncProperty(
    inputsOf(operation, setting.known),
    fc.constantFrom(...callers),
    fc.constantFrom(...strangers),
    async ({ kind, input }, caller, stranger) => {
      const outcome = await examine(input, kind === 'stranger' ? stranger : caller);
      if (outcome === undefined) return fc.pre(false);
      const { statusCode: status } = outcome.answer;
      tally.cases += 1;
      tally.fitting += Number(outcome.isFitting);
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
    },
  );
  await fc.assert(property, { numRuns: cases, seed, ...limitFor(cases) });
  return tally;
}

// Generous, for busy machines.
const limitFor = (cases: number) => ({
  interruptAfterTimeLimit: 25_000 + cases * 20,
  markInterruptAsFailure: true,
});

export const timeoutFor = (cases: number) => limitFor(cases).interruptAfterTimeLimit + 30_000;
