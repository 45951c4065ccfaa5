import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { migrationNames } from '../../src/database/migrate.ts';
import { RELEASES } from '../../src/database/releases.ts';
import type { Program } from '../app/program.ts';

/** How many commits to try. */
const ATTEMPTS = 10;

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const server = 'apps/server';
const migrations = `${server}/src/database/migrations`;

/** Another version of the server, in a folder of its own. It uses the dependencies of this checkout. */
export interface Version {
  /** Its program. */
  file: string;
  remove: () => Promise<void>;
}

/** The server as it was before a migration, of which one process runs. */
export interface EarlierServer extends Version {
  program: Program;
}

/** The first migration that no release has; undefined when all are released. */
export function firstUnreleased(): string | undefined {
  const { lastMigration } = RELEASES.at(-1) ?? RELEASES[0];
  return migrationNames().find((name) => name > lastMigration);
}

/**
 * Takes the newest server from before a migration that starts from the history of the repository.
 * @param start Starts a program. A commit in the middle of a change may lack the other half, and is passed over.
 * @returns undefined when the checkout lacks that part of the history, as a shallow clone does
 */
export async function startEarlierServer(
  migration: string,
  start: (file: string) => Promise<Program>,
): Promise<EarlierServer | undefined> {
  const commits = await commitsBefore(migration);
  let reason: unknown;
  for (const commit of commits) {
    const version = await layOut((folder) =>
      run('sh', [
        '-c',
        'git -C "$0" archive "$1" openapi.yaml apps/server | tar -x -C "$2"',
        root,
        commit,
        folder,
      ]),
    );
    try {
      return { ...version, program: await start(version.file) };
    } catch (error) {
      reason = error;
      await version.remove();
    }
  }
  if (reason === undefined) return undefined;
  throw new Error(`None of ${commits.join(', ')} starts.`, { cause: reason });
}

/** Lays out the server of this checkout with one more migration. */
export function addMigration(text: string): Promise<Version> {
  return layOut(async (folder) => {
    const paths = [
      'openapi.yaml',
      ...['package.json', 'src', 'demo'].map((name) => join(server, name)),
    ];
    await Promise.all(
      paths.map((path) => cp(join(root, path), join(folder, path), { recursive: true })),
    );
    await writeFile(join(folder, migrations, '999_next.sql'), text);
  });
}

async function layOut(fill: (folder: string) => Promise<unknown>): Promise<Version> {
  const folder = await mkdtemp(join(tmpdir(), 'medportal-version-'));
  await fill(folder);
  await symlink(join(root, server, 'node_modules'), join(folder, server, 'node_modules'));
  return {
    file: join(folder, server, 'src/server.ts'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The newest commits of the server before the one that added a migration; none when they are not there. */
async function commitsBefore(migration: string): Promise<string[]> {
  try {
    const file = `${migrations}/${migration}`;
    const added = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', file);
    // A migration that is not committed yet is in no commit.
    const newest = added === '' ? 'HEAD' : `${added}^`;
    const log = await git(
      'log',
      `-${ATTEMPTS}`,
      '--format=%H',
      newest,
      '--',
      'openapi.yaml',
      server,
    );
    return log.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', ['-C', root, ...args])).stdout.trim();
}
