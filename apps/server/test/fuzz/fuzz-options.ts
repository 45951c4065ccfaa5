import type { Database } from '../../src/database/database.ts';
import { bothDatabases } from '../databases/databases.ts';

const { FUZZ_SEED, FUZZ_CASES, FUZZ_DATABASE, FUZZ_REPORT } = process.env;

/** The options of `npm run fuzz`; `npm test` uses the shorter defaults. */
export const fuzzOptions = {
  /** The same seed generates the same inputs. */
  seed: FUZZ_SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(FUZZ_SEED),
  cases: Number(FUZZ_CASES ?? 300),
  isLong: FUZZ_CASES !== undefined,
  /** The file for the tallies; none when undefined. */
  report: FUZZ_REPORT,
};

export async function openFuzzDatabase(): Promise<Database> {
  const name = FUZZ_DATABASE ?? 'the embedded database';
  const chosen = bothDatabases.find((each) => each.name === name);
  if (!chosen) throw new Error(`There is no database called ${name}.`);
  return chosen.open();
}
