// Builds the portal of an earlier commit, to be measured in turns with today's.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/run-vitest.ts';

const cache = `${root}node_modules/.cache/portals/`;

/**
 * The folder with the built portal of a commit. Builds it the first time, with the packages of its own lockfile.
 * @param revision - What git calls the commit: a hash, a tag, `HEAD~20`.
 * @throws Error if git does not know it, or it cannot be built
 */
export function referencePortal(revision: string): string {
  const hash = git('rev-parse', '--verify', `${revision}^{commit}`).trim();
  const folder = cache + hash;
  if (existsSync(folder)) return folder;
  console.log(`Building the portal of ${revision} …`);
  const checkout = mkdtempSync(join(tmpdir(), 'medportal-reference-'));
  try {
    git('worktree', 'add', '--detach', '--force', checkout, hash);
    const run = (command: string, args: string[], cwd = checkout) =>
      execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env });
    const env = { ...process.env, NODE_ENV: 'production' };
    run(process.execPath, ['scripts/setup.mjs']);
    run(join(checkout, 'node_modules/.bin/pnpm'), ['run', 'build'], join(checkout, 'apps/portal'));
    completePages(join(checkout, 'apps/portal/dist/pages.json'));
    mkdirSync(cache, { recursive: true });
    // Renamed when it is complete, in case the copy is interrupted.
    cpSync(join(checkout, 'apps/portal/dist'), `${folder}.new`, { recursive: true });
    renameSync(`${folder}.new`, folder);
  } finally {
    git('worktree', 'remove', '--force', checkout);
    rmSync(checkout, { recursive: true, force: true });
  }
  return folder;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** Adds what the server needs of a page and what earlier builds do not say: its language and the origins of its calls. */
function completePages(file: string): void {
  const pages: object[] = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify(pages.map((page) => ({ language: 'en', connect: [], ...page }))),
  );
}
