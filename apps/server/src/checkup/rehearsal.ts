import { restore } from '../database/backup.ts';
import { BackupError, type TableSum } from '../database/backup-file.ts';
import { withScratchDatabase } from '../database/scratch.ts';
import { databaseFailure, linesOf } from '../failures.ts';
import { eraseAccounts } from '../repositories/closures.ts';
import { MAX_AGE_HOURS, ageOf, findBackups, hoursSince } from './backups.ts';
import { checkMigrations } from './database.ts';

export interface RehearsalOptions {
  /** The folder of the backups; undefined when BACKUP_DIR is not set. */
  folder: string | undefined;
  /** A PostgreSQL server to restore on; an embedded database when undefined. */
  url: string | undefined;
  /** How many days a closed account is kept. */
  retentionDays: number;
}

export interface Rehearsal {
  file: string;
  /** How old the backup is, as text. */
  age: string;
  /** Row count and checksum of each table. */
  sums: TableSum[];
  /** What a check-up says about the schema. */
  schema: string;
  seconds: number;
}

/**
 * Restores the newest backup into a scratch database and drops that afterwards. Touches no other database.
 * @throws Error with one sentence or two for the operator when the backup is missing, damaged or too old
 */
export async function rehearseRestore({
  folder,
  url,
  retentionDays,
}: RehearsalOptions): Promise<Rehearsal> {
  const start = Date.now();
  const { newest } = await findBackups(folder);
  const { file } = newest;
  const result = await withScratchDatabase(url, async (database) => {
    const sums = await restore(database, file, (query) => eraseAccounts(query, retentionDays));
    return { sums, schema: await checkMigrations(database.query) };
  }).catch((error: unknown) => {
    if (error instanceof BackupError) throw toFailure(error);
    throw url === undefined
      ? error
      : databaseFailure({ kind: 'postgres', url }, error, 'REHEARSAL_DATABASE_URL');
  });
  const { sums, schema } = result;
  if (schema.state !== 'ok') throw new Error(`The restored schema is wrong. ${schema.text}`);
  const hours = hoursSince(newest, start);
  const age = ageOf(hours);
  if (hours > MAX_AGE_HOURS) {
    throw new Error(
      `The newest backup, ${file}, can be restored, but it is ${age} old: find out why there is no newer one.`,
    );
  }
  return { file, age, sums, schema: schema.text, seconds: (Date.now() - start) / 1000 };
}

const toFailure = (error: BackupError) =>
  new Error(
    `The newest backup cannot be restored: ${linesOf(error).join(' ').replace(/\.$/, '')}. Make another one now, and find out why.`,
    { cause: error },
  );
