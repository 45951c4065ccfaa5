import type { Database } from '../src/database/database.ts';
import { databases } from './databases.ts';

const { FUZZ_SEED, FUZZ_CASES, FUZZ_DATABASE, FUZZ_REPORT } = process.env;

/** What `npm run fuzz` asks for; in `npm test` nothing is asked for, and it stays short. */
export const fuzzOptions = {
  /** What random inputs come from: the same seed makes the same ones again. */
  seed: FUZZ_SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(FUZZ_SEED),
  /** How many inputs for an operation. */
  cases: Number(FUZZ_CASES ?? 300),
  /** Whether there is time. */
  isLong: FUZZ_CASES !== undefined,
  /** The file that the numbers are written to. */
  report: FUZZ_REPORT,
};

/** A fresh database: the embedded one unless told otherwise. */
export async function openFuzzDatabase(): Promise<Database> {
  const name = FUZZ_DATABASE ?? 'the embedded database';
  const chosen = databases.find((each) => each.name === name);
  if (!chosen) throw new Error(`There is no database called ${name}.`);
  return chosen.open();
}
