// What the benches share: where what they need is installed, and where their tables are kept.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { withPart } from '../packages/api-client/scripts/table.ts';
import { execute } from '../scripts/run-vitest.ts';

/**
 * The path of a folder of this one, with a slash at its end; what its lockfile names is installed the first time.
 * @throws Error when npm cannot install it
 */
export function installedFolder(name: string): string {
  const folder = fileURLToPath(new URL(`${name}/`, import.meta.url));
  if (existsSync(`${folder}node_modules`)) return folder;
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm could not install bench/${name}; it needs a registry.`);
  return folder;
}

/** The day, the machine and the Node of a measurement, as a sentence. */
export function whenAndWhere(): string {
  const processor = cpus()[0]?.model ?? 'unknown';
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} with ${cpus().length} cores (${processor}) and Node ${process.versions.node}.`;
}

/**
 * Replaces what a Markdown file has between `<!-- name: … -->` and `<!-- /name -->`.
 * @throws Error when the file has no such place
 */
export async function keepIn(file: string, name: string, text: string): Promise<void> {
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), name, text, file));
  await execute('oxfmt', [file]);
}

/** The middle one of several values. */
export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
