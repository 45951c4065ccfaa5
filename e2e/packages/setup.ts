// Once before all tests of the packages: builds and packs both, just as they are published.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../scripts/run-vitest.ts';
import { run } from './scratch.ts';

/** A package as it is published. */
export interface Packed {
  /** The file that a registry would get. */
  tarball: string;
  /** What is in it, unpacked. */
  folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    packed: Record<'api-client' | 'ui', Packed>;
  }
  interface TaskMeta {
    /** What `npm test` prints of a test that passed. */
    note?: string;
  }
}

/** Packs both packages, and gives what takes them away again. */
export default async function packBoth(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'medportal-packed-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const [client, ui] = await Promise.all([pack('api-client', folder), pack('ui', folder)]);
    project.provide('packed', { 'api-client': client, ui });
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}

async function pack(name: string, folder: string): Promise<Packed> {
  const cwd = `${root}packages/${name}`;
  const destination = join(folder, name);
  await run('pnpm', ['pack', '--pack-destination', destination], { cwd });
  const [file = ''] = readdirSync(destination);
  await run('tar', ['-xzf', file], { cwd: destination });
  return { tarball: join(destination, file), folder: join(destination, 'package') };
}
