import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupEntry, BackupError, inspectBackupFile } from '../database/backup-file.ts';
import { linesOf } from '../failures.ts';
import { type Finding, ok, problem, unknown } from './finding.ts';

const HOUR_MS = 3_600_000;
/** A day, and two hours for a backup that starts late or takes long. */
export const MAX_AGE_HOURS = 26;

const UNSET = 'BACKUP_DIR does not say where the backups are';

/**
 * Checks how old the newest backup in a folder is.
 * @param now milliseconds since 1970
 */
export async function checkBackups(folder: string | undefined, now = Date.now()): Promise<Finding> {
  if (folder === undefined) return unknown('backup', `${UNSET}.`);
  try {
    const { newest, count } = await findBackups(folder);
    if (newest.fault) throw newest.fault;
    const hours = hoursSince(newest, now);
    const text = `The newest of ${count} in ${folder} is ${ageOf(hours)} old.`;
    if (hours <= MAX_AGE_HOURS) return ok('backup', text);
    return problem('backup', `${text} Find out why there is no newer one.`);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return problem('backup', `${linesOf(error).join(' ')}.`);
  }
}

/**
 * Finds the newest backup in a folder.
 * @param folder undefined when BACKUP_DIR is not set
 * @throws BackupError when there is none
 */
export async function findBackups(
  folder: string | undefined,
): Promise<{ newest: BackupEntry; count: number }> {
  if (folder === undefined) throw new BackupError(`${UNSET}: set it to their folder`);
  const files = await readdir(folder).catch((error: unknown) => {
    throw new BackupError(`The folder ${folder} cannot be read: correct BACKUP_DIR`, {
      cause: error,
    });
  });
  const inspected = await Promise.all(files.map((file) => inspectBackupFile(join(folder, file))));
  const entries = inspected.filter((entry) => entry !== undefined);
  const [newest] = entries.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  if (newest) return { newest, count: entries.length };
  throw new BackupError(
    `There is no backup in ${folder}: make one with \`backup FILE\`, every day`,
  );
}

/** @param now milliseconds since 1970 */
export const hoursSince = ({ madeAt }: BackupEntry, now: number): number =>
  (now - madeAt.getTime()) / HOUR_MS;

export function ageOf(hours: number): string {
  if (hours < 48) return `${Math.max(0, Math.round(hours))} hours`;
  return `${Math.round(hours / 24)} days`;
}
