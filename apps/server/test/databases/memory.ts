import {
  type Database,
  openDatabase,
  Sql,
  sql,
  unpreparedSql,
} from '../../src/database/database.ts';

// What a test may change besides the rows of the tables that are emptied.
const FINGERPRINT = unpreparedSql`
  select md5(string_agg(line, ' ' order by line)) as fingerprint from (
    select concat('relation ', oid, relname) as line from pg_class
      where relnamespace = 'public'::regnamespace
    union all select concat('column ', attrelid, attname, atttypid, attnotnull) from pg_attribute
      join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
    union all select concat('constraint ', oid, conname) from pg_constraint
    union all select concat('trigger ', oid, tgname, tgenabled) from pg_trigger
    union all select concat('function ', oid, md5(prosrc)) from pg_proc
      where pronamespace = 'public'::regnamespace
    union all select concat('specialization ', id, name) from specialization
  ) lines`;

const readFingerprint = async ({ query }: Database) =>
  (await query<{ fingerprint: string }>(FINGERPRINT))[0]?.fingerprint;

/** Closed in-memory databases, empty again. */
const idle: { database: Database; fingerprint: string | undefined }[] = [];

/** Opens a migrated in-memory database. Creating one is slow, so that closing it only empties it for the next test. */
export async function openTestMemory(): Promise<Database> {
  const { database, fingerprint } = idle.pop() ?? (await createMemory());
  return {
    ...database,
    close: async () => {
      if ((await readFingerprint(database)) !== fingerprint) return database.close();
      await empty(database);
      idle.push({ database, fingerprint });
    },
  };
}

async function createMemory() {
  const database = await openDatabase({ kind: 'memory' });
  return { database, fingerprint: await readFingerprint(database) };
}

async function empty({ query, transaction }: Database): Promise<void> {
  const tables = await query<{ name: string }>(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('migration', 'specialization', 'doctor_count')`);
  const names = tables.map(({ name }) => name).join();
  await transaction(async (each) => {
    // Some tables have triggers that keep their rows.
    await each(sql`set local session_replication_role = replica`);
    await each(new Sql([`truncate ${names} restart identity`], [], false));
    await each(sql`update doctor_count set total = 0`);
  });
}
