import type { Database, Query } from '../../src/database/database.ts';

/** Does work in a transaction that is then rolled back. @returns the result of the work */
export async function rolledBack<Result>(
  { transaction }: Database,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  let done: { result: Result } | undefined;
  await transaction(async (query) => {
    done = { result: await work(query) };
    throw new Error('undo');
  }).catch((error: unknown) => {
    if (!done) throw error;
  });
  if (!done) throw new Error('Nothing was done.');
  return done.result;
}
