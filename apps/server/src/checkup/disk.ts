import { statfs } from 'node:fs/promises';
import { type Finding, ok, problem, unknown } from './finding.ts';

const GIB = 1024 ** 3;
const LEAST_FREE = GIB;
const LEAST_FREE_SHARE = 0.1;

export interface Space {
  /** Bytes that the server may still use. */
  free: number;
  /** Bytes. */
  total: number;
}

/** Checks the disk of a folder. */
export async function checkDisk(folder: string): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return findSpace(folder, { free: bavail * bsize, total: blocks * bsize });
  } catch {
    return unknown('disk', `The folder ${folder} cannot be read.`);
  }
}

export function findSpace(folder: string, { free, total }: Space): Finding {
  const text = `${(free / GIB).toFixed(1)} GiB of ${(total / GIB).toFixed(1)} GiB are free at ${folder}.`;
  const isLow = free < LEAST_FREE || free < total * LEAST_FREE_SHARE;
  return isLow
    ? problem('disk', `Only ${text} Free some, or use a larger disk.`)
    : ok('disk', text);
}
