import type { Database } from '../src/database/database.ts';

/** A database of which only the statements matter: each gives what `answer` gives, or fails as it does. */
export function stubDatabase(answer: () => Promise<never[]>): Database {
  return {
    kind: 'postgres',
    query: answer,
    transaction: async (work) => work(answer),
    connections: () => ({ total: 0, idle: 0, waiting: 0 }),
    close: async () => {},
  };
}

/** A database that fails at every statement. */
export const failingDatabase = (error: Error): Database =>
  stubDatabase(async () => {
    throw error;
  });
