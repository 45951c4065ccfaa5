import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { extractDebianPackages } from './debian.ts';

/**
 * Finds promtool, which checks the rules of Prometheus: on this machine, or in Debian's package.
 * @throws Error that says what is missing
 */
export async function findPromtool(): Promise<string> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = folders.map((folder) => join(folder, 'promtool')).find(existsSync);
  if (installed !== undefined) return installed;
  const { commandOf } = await extractDebianPackages(['prometheus']);
  const [promtool = ''] = commandOf('usr/bin/promtool');
  return promtool;
}
