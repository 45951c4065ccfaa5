import { type Database, openDatabase } from '../src/database/database.ts';
import { startTestPostgres } from './postgres.ts';

/** A fresh database of each kind, for tests that must hold on both. */
export const databases: { name: string; open: () => Promise<Database> }[] = [
  { name: 'the embedded database', open: () => openDatabase({ kind: 'memory' }) },
  { name: 'PostgreSQL', open: () => openTestPostgres() },
];

/** A private PostgreSQL of this test file, which stops when it is closed; `poolSize` as for any. */
export async function openTestPostgres(poolSize = 10): Promise<Database> {
  const server = await startTestPostgres();
  const database = await openDatabase({ kind: 'postgres', url: server.url, poolSize });
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
