import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractDebianPackages } from '../programs/debian.ts';
import { type TestPostgres, run, startTestPostgres, unprivilegedAccount } from './postgres.ts';

const STANZA = 'medportal';

/** A private PostgreSQL that archives its log to a repository of pgBackRest. */
export interface ArchivedPostgres {
  postgres: TestPostgres;
  /** Holds everything, and is removed with the server. */
  folder: string;
  /** Runs a command of pgBackRest. */
  pgBackRest: (...args: string[]) => Promise<void>;
  /** Restores into a new cluster and starts it. @param args Options of `pgbackrest restore`. */
  restore: (...args: string[]) => Promise<TestPostgres>;
}

/**
 * Starts it with an encrypted, empty repository. Everything ends and is removed with this process, also after SIGKILL.
 * @param archiveSeconds The longest time for which writes are in no archive.
 * @throws Error that says what is missing
 */
export async function startArchivedPostgres(archiveSeconds: number): Promise<ArchivedPostgres> {
  const program = await findPgBackRest();
  const folder = mkdtempSync('/tmp/medportal-pitr-');
  const account = unprivilegedAccount();
  const own = (path: string) => {
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  };
  const addFolder = (...names: string[]) => {
    const path = join(folder, ...names);
    mkdirSync(path, { mode: 0o700 });
    return own(path);
  };
  own(folder);
  const configFile = join(folder, 'pgbackrest.conf');
  writeFileSync(
    configFile,
    [
      '[global]',
      `repo1-path=${addFolder('repository')}`,
      'repo1-retention-full=2',
      'repo1-cipher-type=aes-256-cbc',
      `repo1-cipher-pass=${randomBytes(48).toString('base64')}`,
      'compress-type=zst',
      'start-fast=y',
      `lock-path=${addFolder('lock')}`,
      `log-path=${addFolder('log')}`,
      `[${STANZA}]`,
      `pg1-path=${join(folder, 'data')}`,
      `pg1-socket-path=${folder}`,
      'pg1-user=postgres',
    ].join('\n'),
    { mode: 0o600 },
  );
  own(configFile);
  const options = [`--config=${configFile}`, `--stanza=${STANZA}`];
  const postgres = await startTestPostgres({
    isDurable: true,
    folder,
    settings: {
      archive_mode: 'on',
      archive_timeout: `${archiveSeconds}`,
      archive_command: `${[program, ...options].join(' ')} archive-push %p`,
    },
  });
  // Ends with this process.
  const pgBackRest = (...args: string[]) =>
    run('setpriv', ['--pdeathsig', 'KILL', program, ...options, ...args], {
      ...account,
      cwd: folder,
    });
  await pgBackRest('stanza-create');
  return {
    postgres,
    folder,
    pgBackRest,
    restore: async (...args) => {
      const target = addFolder('restored');
      const data = addFolder('restored', 'data');
      await pgBackRest('restore', `--pg1-path=${data}`, '--archive-mode=off', ...args);
      return startTestPostgres({ isDurable: true, folder: target });
    },
  };
}

/** Debian's program. It runs without an environment of its own, since PostgreSQL calls it, too. */
async function findPgBackRest(): Promise<string> {
  const { commandOf } = await extractDebianPackages(['pgbackrest']);
  const [program = ''] = commandOf('usr/bin/pgbackrest');
  await run(program, ['version']).catch((error: unknown) => {
    throw new Error(`pgBackRest does not run: install the package pgbackrest. ${String(error)}`);
  });
  return program;
}
