import { afterAll, beforeAll } from 'vitest';
import { isSampled } from '../../../../scripts/sample.ts';
import { type Database, migrateDatabase, openDatabase, Sql } from '../../src/database/database.ts';
import { openPostgres } from '../../src/database/postgres.ts';
import { openTestMemory } from './memory.ts';
import { startTestPostgres, type TestPostgres } from './postgres.ts';

/** Both kinds of database, for what may differ between them. Each `open` returns a new, migrated one. */
export const bothDatabases: { name: string; open: () => Promise<Database> }[] = [
  { name: 'the embedded database', open: openTestMemory },
  { name: 'PostgreSQL', open: () => openTestPostgres() },
];

/** Both, in `npm test` the embedded one only. */
export const databases = isSampled ? bothDatabases.slice(0, 1) : bothDatabases;

const TEMPLATE = 'migrated';

/** Shared by all test files of this process, and stopped with it. */
let server: Promise<TestPostgres> | undefined;
let count = 0;

async function runAsAdmin({ url }: TestPostgres, statement: string): Promise<void> {
  const admin = await openPostgres({ url, poolSize: 1 });
  try {
    await admin.query(new Sql([statement], [], false));
  } finally {
    await admin.close();
  }
}

async function startSharedServer(): Promise<TestPostgres> {
  const started = await startTestPostgres();
  await runAsAdmin(started, `create database ${TEMPLATE}`);
  await migrateDatabase({ kind: 'postgres', url: started.urlOf(TEMPLATE) });
  return started;
}

/**
 * Creates a PostgreSQL database on the server that test files share, and returns its URL.
 * @param template - The database to copy. Default: one without tables.
 */
export async function createTestPostgres(template = 'template1'): Promise<string> {
  server ??= startSharedServer();
  const shared = await server;
  const name = `test_${(count += 1)}`;
  await runAsAdmin(shared, `create database ${name} template ${template}`);
  return shared.urlOf(name);
}

/**
 * Opens a new PostgreSQL database: a copy of a migrated one, on the server that test files share.
 * @param poolSize - As for any PostgreSQL database.
 */
export async function openTestPostgres(poolSize = 10): Promise<Database> {
  return openDatabase({ kind: 'postgres', url: await createTestPostgres(TEMPLATE), poolSize });
}

/** Opens a database for the tests of the suite that calls this, and closes it after them. */
export function shareDatabase(open: () => Promise<Database>): Database {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  return {
    get kind() {
      return database.kind;
    },
    query: (statement) => database.query(statement),
    transaction: (work) => database.transaction(work),
    connections: () => database.connections(),
    observeWaits: (observe) => database.observeWaits(observe),
    close: () => database.close(),
  };
}

/** Shares a PostgreSQL database for races: the embedded database runs one transaction at a time, which hides them. */
export const shareRacingDatabase = (poolSize = 16): Database =>
  shareDatabase(() => openTestPostgres(poolSize));
