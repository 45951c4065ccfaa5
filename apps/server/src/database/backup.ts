import {
  type Backup,
  BackupError,
  type BackupHeader,
  type BackupRow,
  type TableSum,
  TableSummer,
  readBackupFile,
  writeBackupFile,
} from './backup-file.ts';
import { type DatabaseFault, toDatabaseFault } from './errors.ts';
import { findNewer, migrationNames, ranMigrations, runMigrations } from './migrate.ts';
import { type Query, Sql, sql } from './sql.ts';
import type { Database } from './types.ts';

const ROWS_PER_BATCH = 200;

/* oxlint-disable no-await-in-loop -- a transaction has one connection */

// Filled by the migrations, so it has rows even in an empty database.
const SEEDED = 'specialization';

// Filled by triggers, also during a restore.
const DERIVED = ['doctor_count', 'request_count'];

/** A table from the system catalog; its names are quoted where SQL requires it. */
interface Table {
  name: string;
  columns: string[];
  types: string[];
  /** Sort expressions that give the same order on every database. */
  order: string[];
  identity: string | null;
  sequence: string | null;
  references: string[];
}

/**
 * Writes a consistent snapshot of all tables to a file. The server can keep running.
 * @returns row count and checksum of each table
 */
export async function backUp(
  database: Database,
  file: string,
  isReplacing = false,
): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  await database.transaction(async (query) => {
    await query(command('set transaction isolation level repeatable read, read only'));
    const migrations = await ranMigrations(query);
    if (migrations.length === 0) throw new BackupError('The database holds nothing to back up.');
    const newer = await findNewer(query);
    if (newer.names.length > 0) {
      throw new BackupError(
        `The database is newer than this version of MedPortal: it has run ${newer.names.join(', ')}.`,
      );
    }
    const tables = await describeTables(query);
    const header: BackupHeader = {
      format: 'medportal-backup',
      version: 1,
      createdAt: new Date().toISOString(),
      migrations,
      tables: [],
    };
    for (const table of tables) {
      const { name, columns } = table;
      header.tables.push({ name, columns, nextId: await nextIdOf(query, table) });
    }

    async function* lines() {
      yield JSON.stringify(header);
      for (const table of tables) {
        const summer = new TableSummer();
        for await (const line of rowsOf(query, table)) {
          summer.add(line);
          yield line;
        }
        const sum = summer.sum(table.name);
        sums.push(sum);
        yield JSON.stringify(sum);
      }
    }
    await writeBackupFile(file, lines(), isReplacing);
  });
  return sums;
}

/**
 * Restores a backup into an empty database in one transaction, verifies the checksums and runs the
 * migrations that are newer than the backup.
 * @param tidy works on what was restored, in the same transaction
 * @returns row count and checksum of each table
 */
export async function restore(
  database: Database,
  file: string,
  tidy?: (query: Query) => Promise<void>,
): Promise<TableSum[]> {
  const backup = await readBackupFile(file);
  const known = migrationNames();
  const newer = backup.header.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    throw new BackupError(
      `${file} was made by a newer version of MedPortal, which knows ${newer.join(', ')}.`,
    );
  }
  try {
    await database.transaction(async (query) => {
      await load(query, file, backup);
      await tidy?.(query);
      await query(command('analyze'));
    });
  } catch (error) {
    if (!isDataFault(toDatabaseFault(error))) throw error;
    throw new BackupError(`${file} holds values that the database refuses.`, { cause: error });
  }
  return backup.sums;
}

async function load(query: Query, file: string, { header, sums }: Backup): Promise<void> {
  const further = (await ranMigrations(query)).filter((name) => !header.migrations.includes(name));
  if (further.length > 0) {
    throw new BackupError(
      `The database has run ${further.join(', ')}, which ${file} has not: restore it into a database that nothing has run on.`,
    );
  }
  await runMigrations(query, header.migrations);
  const tables = await describeTables(query);
  if (!hasSameShape(header, tables)) {
    throw new BackupError(`The tables in ${file} are not those of this database.`);
  }
  await query(command(`lock table ${tables.map(({ name }) => name).join(', ')}`));
  await requireEmpty(query, tables);
  await query(command(`delete from ${SEEDED}`));

  const loader = new Loader(query, tables);
  await readBackupFile(file, (table, line) => loader.take(table, line));
  await loader.flush();
  for (const [index, table] of tables.entries()) {
    await restartIdentity(query, table, header.tables[index]?.nextId ?? null);
  }

  for (const table of tables) await requireEqual(query, table, sums);
  await runMigrations(query);
  // Some may have ended, or have been used, since the backup.
  await query(command('update session set ended_at = now() where ended_at is null'));
  await query(command('delete from password_reset'));
  await query(command('delete from email_change'));
}

const isDataFault = (fault: DatabaseFault | undefined) =>
  fault !== undefined && fault.kind !== 'unavailable';

class Loader {
  readonly #query: Query;
  readonly #tables: Map<string, Table>;
  #name = '';
  #lines: string[] = [];

  constructor(query: Query, tables: Table[]) {
    this.#query = query;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  async take(name: string, line: string): Promise<void> {
    if (name !== this.#name || this.#lines.length === ROWS_PER_BATCH) await this.flush();
    this.#name = name;
    this.#lines.push(line);
  }

  async flush(): Promise<void> {
    const table = this.#tables.get(this.#name);
    const lines = this.#lines.splice(0);
    if (!table || lines.length === 0) return;
    const values = table.types.map((type, index) => `(line ->> ${index})::${type}`);
    const before = `insert into ${table.name} (${table.columns.join(', ')}) overriding system value
      select ${values.join(', ')} from json_array_elements(`;
    await this.#query(new Sql([before, '::json) line'], [`[${lines.join()}]`], false));
  }
}

async function requireEmpty(query: Query, tables: Table[]): Promise<void> {
  for (const { name } of tables.filter((table) => table.name !== SEEDED)) {
    const rows = await query(command(`select from ${name} limit 1`));
    if (rows.length > 0) {
      throw new BackupError(
        `The database is not empty: ${name} has rows. Restore into a database that nobody has used.`,
      );
    }
  }
}

async function requireEqual(query: Query, table: Table, sums: TableSum[]): Promise<void> {
  const summer = new TableSummer();
  for await (const line of rowsOf(query, table)) summer.add(line);
  const [actual, expected] = [summer.sum(table.name), sums.find((sum) => sum.table === table.name)];
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new BackupError(`The table ${table.name} did not come out as it is in the backup.`);
  }
}

/** The rows of a table as lines, in the same order and format on every database. */
async function* rowsOf(query: Query, { name, columns, order }: Table): AsyncGenerator<string> {
  const values = columns.map((column) => `${column}::text`).join(', ');
  await query(
    command(`
      set local timezone = 'UTC';
      set local datestyle = 'ISO, YMD';
      set local extra_float_digits = 1;
      declare backed_up no scroll cursor for
        select json_build_array(${values}) as row from ${name} order by ${order.join(', ')}`),
  );
  for (;;) {
    const rows = await query<{ row: BackupRow }>(command(`fetch ${ROWS_PER_BATCH} from backed_up`));
    for (const { row } of rows) yield JSON.stringify(row);
    if (rows.length < ROWS_PER_BATCH) break;
  }
  await query(command('close backed_up'));
}

async function describeTables(query: Query): Promise<Table[]> {
  const tables = await query<Table>(sql`
    select
      quote_ident(relname) as name,
      array(
        select quote_ident(attname) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select format_type(atttypid, atttypmod) from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as types,
      array(
        select quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end
        from pg_index
        cross join unnest(indkey::int2[]) with ordinality as key (number, position)
        join pg_attribute on attrelid = indrelid and attnum = key.number
        where indrelid = class.oid and indisprimary
        order by position
      ) as order,
      identity.name as identity,
      pg_get_serial_sequence(quote_ident(relname), identity.attname) as sequence,
      array(
        select distinct confrelid::regclass::text from pg_constraint
        where conrelid = class.oid and contype = 'f'
      ) as references
    from pg_class class
    join pg_namespace namespace on namespace.oid = relnamespace
    left join lateral (
      select attname, quote_ident(attname) as name from pg_attribute
      where attrelid = class.oid and attidentity <> ''
    ) identity on true
    where nspname = current_schema() and relkind = 'r' and relpersistence = 'p'
      and relname <> 'migration' and relname <> all (${DERIVED})
    order by relname`);
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const isReady = ({ name, references }: Table) =>
      references.every((other) => other === name || ordered.some((table) => table.name === other));
    const next = tables.find((table) => !ordered.includes(table) && isReady(table));
    if (!next) throw new Error('Tables refer to each other in a circle');
    ordered.push(next);
  }
  return ordered;
}

function hasSameShape({ tables: expected }: BackupHeader, tables: Table[]): boolean {
  const shapeOf = ({ name, columns }: Pick<Table, 'name' | 'columns'>) => [name, columns];
  return JSON.stringify(expected.map(shapeOf)) === JSON.stringify(tables.map(shapeOf));
}

/** The next value of the sequence. It can exceed the highest id in the table, since ids are never reused. */
async function nextIdOf(query: Query, { sequence }: Table): Promise<number | null> {
  if (sequence === null) return null;
  const rows = await query<{ next: number }>(
    command(`select last_value + is_called::int as next from ${sequence}`),
  );
  return rows[0]?.next ?? null;
}

async function restartIdentity(query: Query, { name, identity }: Table, nextId: number | null) {
  if (identity === null || nextId === null) return;
  await query(command(`alter table ${name} alter column ${identity} restart with ${nextId}`));
}

const command = (text: string) => new Sql([text], [], false);
