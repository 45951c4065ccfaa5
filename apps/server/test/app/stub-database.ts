import type { Database } from '../../src/database/database.ts';

export function stubDatabase(answer: () => Promise<never[]>): Database {
  return {
    kind: 'postgres',
    query: answer,
    transaction: async (work) => work(answer),
    connections: () => ({ total: 0, idle: 0, waiting: 0 }),
    observeWaits: () => {},
    close: async () => {},
  };
}

export const failingDatabase = (error: Error): Database =>
  stubDatabase(async () => {
    throw error;
  });
