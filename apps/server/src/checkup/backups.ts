import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readBackupDate } from '../database/backup-file.ts';
import { type Finding, ok, problem, unknown } from './finding.ts';

const HOUR_MS = 3_600_000;
/** A day, and two hours for a backup that starts late or takes long. */
const MAX_AGE_HOURS = 26;

/**
 * Checks how old the newest backup in a folder is.
 * @param now milliseconds since 1970
 */
export async function checkBackups(folder: string | undefined, now = Date.now()): Promise<Finding> {
  if (folder === undefined) {
    return unknown('backup', 'BACKUP_DIR does not say where the backups are.');
  }
  let files: string[];
  try {
    files = await readdir(folder);
  } catch {
    return problem('backup', `The folder ${folder} cannot be read: correct BACKUP_DIR.`);
  }
  const dates = await Promise.all(files.map((file) => readBackupDate(join(folder, file))));
  const times = dates.flatMap((date) => (date === undefined ? [] : [date.getTime()]));
  if (times.length === 0) {
    return problem(
      'backup',
      `There is none in ${folder}: make one with \`backup FILE\`, every day.`,
    );
  }
  const hours = (now - Math.max(...times)) / HOUR_MS;
  const text = `The newest of ${times.length} in ${folder} is ${ageOf(hours)} old.`;
  if (hours <= MAX_AGE_HOURS) return ok('backup', text);
  return problem('backup', `${text} Find out why there is no newer one.`);
}

function ageOf(hours: number): string {
  if (hours < 48) return `${Math.max(0, Math.round(hours))} hours`;
  return `${Math.round(hours / 24)} days`;
}
