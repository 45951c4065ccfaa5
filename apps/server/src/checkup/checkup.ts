import {
  ConfigError,
  type Environment,
  readBackupFolder,
  readConfig,
  readStorage,
} from '../config.ts';
import type { DatabaseConfig, PostgresConfig } from '../database/types.ts';
import { checkBackups } from './backups.ts';
import {
  checkClock,
  checkMigrations,
  checkRole,
  checkSize,
  checkTls,
  checkVersion,
} from './database.ts';
import { checkDisk } from './disk.ts';
import { type Finding, ok, problem } from './finding.ts';
import { withEmbedded, withPostgres } from './storage.ts';

/**
 * Checks what an operator has to look after: the settings, the database and the backups. Changes nothing.
 * @param env Environment variables; those of the process by default.
 * @throws ConfigError when it cannot tell where the data is
 */
export async function checkUp(env?: Environment): Promise<Finding[]> {
  const storage = readStorage(env);
  return [
    ...checkSettings(env),
    ...(await checkStorage(storage)),
    await checkBackups(readBackupFolder(env)),
  ];
}

function checkSettings(env: Environment | undefined): Finding[] {
  try {
    readConfig(env);
    return [ok('settings', 'All are valid.')];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((fault) => problem('settings', `${fault}.`));
  }
}

function checkStorage(storage: DatabaseConfig): Promise<Finding[]> {
  if (storage.kind === 'postgres') return checkPostgres(storage);
  if (storage.kind === 'embedded') return checkEmbedded(storage.folder);
  throw new Error('A database in memory has nothing to check.');
}

const checkPostgres = (storage: PostgresConfig) =>
  withPostgres(storage, async (query) => [
    await checkVersion(query),
    await checkMigrations(query),
    await checkRole(query, storage.ownerUrl !== undefined),
    await checkClock(query),
    await checkTls(query, storage.url),
    await checkSize(query),
  ]);

async function checkEmbedded(folder: string): Promise<Finding[]> {
  const findings = await withEmbedded(folder, async (query) => [
    await checkVersion(query),
    await checkMigrations(query),
  ]);
  return [...findings, await checkDisk(folder)];
}
