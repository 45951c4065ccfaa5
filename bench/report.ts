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

/** A sample that others disturb for longer does not count, in milliseconds; the system counts in tens. */
const QUIET_MS = 20;

/** At most so many times as many samples are taken as are wanted. */
const PATIENCE = 3;

/** For how long others had this virtual machine's processors since it started; 0 where the system does not say. */
function stolenMs(): number {
  if (!existsSync('/proc/stat')) return 0;
  // `cpu user nice system idle iowait irq softirq steal`, in hundredths of a second.
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/ +/) ?? [];
  return Number(ticks[7] ?? 0) * 10;
}

/**
 * How many samples an option asks for.
 * @throws Error when it is no whole number from 1
 */
export function countOf(name: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--${name} takes a whole number from 1, not '${text}'.`);
}

/** Something that was measured, and for how long others had the processors meanwhile. */
export interface Sample<Value> {
  value: Value;
  stolenMs: number;
}

/** Measures something, and how much it was disturbed. */
export async function sampleOf<Value>(measure: () => Promise<Value>): Promise<Sample<Value>> {
  const before = stolenMs();
  const value = await measure();
  return { value, stolenMs: stolenMs() - before };
}

/** Whether there are as many undisturbed samples as are wanted, or so many that there will be none. */
export const isEnough = (samples: readonly Sample<unknown>[], wanted: number) =>
  samples.length >= wanted * PATIENCE ||
  samples.filter((sample) => sample.stolenMs <= QUIET_MS).length >= wanted;

/** The values of the samples that were disturbed least. */
export const quietest = <Value>(samples: readonly Sample<Value>[], wanted: number) =>
  samples
    .toSorted((one, other) => one.stolenMs - other.stolenMs)
    .slice(0, wanted)
    .map(({ value }) => value);

/** Measures something until there are as many undisturbed samples as are wanted, and gives the values of those. */
export async function quietSamples<Value>(
  measure: () => Promise<Value>,
  wanted: number,
): Promise<Value[]> {
  const samples: Sample<Value>[] = [];
  // oxlint-disable-next-line no-await-in-loop -- each by itself
  while (!isEnough(samples, wanted)) samples.push(await sampleOf(measure));
  return quietest(samples, wanted);
}

/** What a table says of its samples. */
export const aboutSamples =
  `Where others had the processors for more than ${QUIET_MS} ms, it was measured again, ` +
  `up to ${PATIENCE} times as often; what they disturbed least counts.`;

/** The middle one of several values. */
export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/**
 * A figure for a table, in bold where it misses its target.
 * @param most - The target: what it may be at most, in its unit.
 */
export function atMost(most: number, value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) <= most ? text : `**${text}**`;
}
