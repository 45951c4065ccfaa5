// Shared by the benchmarks: installs their dependencies, takes samples and writes tables.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { withPart } from '../packages/api-client/scripts/table.ts';
import { execute } from '../scripts/run-vitest.ts';

/** With the exact versions of package.json, this fixes the versions of all dependencies without a lock file. */
const INSTALLED_AS_OF = '2026-11-28';

/**
 * The path of a folder in bench/, ending in a slash. Installs its dependencies the first time.
 * @throws Error if npm cannot install them
 */
export function installedFolder(name: string): string {
  const folder = fileURLToPath(new URL(`${name}/`, import.meta.url));
  if (existsSync(`${folder}node_modules`)) return folder;
  const exactly = ['--no-package-lock', '--before', INSTALLED_AS_OF];
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, ...exactly, '--no-audit', '--no-fund'],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm could not install bench/${name}; it needs a registry.`);
  return folder;
}

export function measuredOn(): string {
  const processor = cpus()[0]?.model ?? 'unknown';
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} with ${cpus().length} cores (${processor}) and Node ${process.versions.node}.`;
}

/**
 * Replaces the text of a Markdown file between `<!-- name: … -->` and `<!-- /name -->`; not with `--dry-run`.
 * @throws Error if the file lacks these comments
 */
export async function writePart(file: string, name: string, text: string): Promise<void> {
  if (process.argv.includes('--dry-run')) return;
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), name, text, file));
  await execute('oxfmt', [file]);
}

/** A sample with more steal time is repeated. The kernel counts in units of 10 ms. */
const MAX_STEAL_MS = 20;

/** The limit of samples, as a multiple of the number wanted. */
const MAX_REPEATS = 3;

/** The steal time of this virtual machine since boot; 0 without procfs. */
function stealMs(): number {
  if (!existsSync('/proc/stat')) return 0;
  // `cpu user nice system idle iowait irq softirq steal`, in hundredths of a second.
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/ +/) ?? [];
  return Number(ticks[7] ?? 0) * 10;
}

/** @throws Error if the option is not a positive whole number */
export function countOf(name: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a positive whole number, not '${text}'.`);
}

/** A measured value, and the steal time of the virtual machine meanwhile. */
export interface Sample<Value> {
  value: Value;
  stealMs: number;
}

export async function sampleOf<Value>(measure: () => Promise<Value>): Promise<Sample<Value>> {
  const before = stealMs();
  const value = await measure();
  return { value, stealMs: stealMs() - before };
}

/** Whether there are enough undisturbed samples, or as many samples as the limit allows. */
export const isEnough = (samples: readonly Sample<unknown>[], wanted: number) =>
  samples.length >= wanted * MAX_REPEATS ||
  samples.filter((sample) => sample.stealMs <= MAX_STEAL_MS).length >= wanted;

export const quietest = <Value>(samples: readonly Sample<Value>[], wanted: number) =>
  samples
    .toSorted((one, other) => one.stealMs - other.stealMs)
    .slice(0, wanted)
    .map(({ value }) => value);

/** Takes samples until enough are undisturbed, and returns the values of the least disturbed ones. */
export async function quietSamples<Value>(
  measure: () => Promise<Value>,
  wanted: number,
): Promise<Value[]> {
  const samples: Sample<Value>[] = [];
  // oxlint-disable-next-line no-await-in-loop -- each by itself
  while (!isEnough(samples, wanted)) samples.push(await sampleOf(measure));
  return quietest(samples, wanted);
}

export const aboutSamples = `Runs disturbed by other processes for more than ${MAX_STEAL_MS} ms were repeated, up to ${MAX_REPEATS} times; the least disturbed count.`;

/** The median; of an even number of values, the higher middle one. */
export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/**
 * A figure for a table, in bold if it exceeds its target.
 * @param limit - The target, in the unit of the value.
 */
export function atMost(limit: number, value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) <= limit ? text : `**${text}**`;
}
