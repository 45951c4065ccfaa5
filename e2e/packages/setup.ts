import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../scripts/run-vitest.ts';
import { type PackageName, type Packed, run } from './scratch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    packed: Record<PackageName, Packed>;
  }
  interface TaskMeta {
    /** A note that `npm test` prints for a passed test. */
    note?: string;
  }
}

/** Packs both packages; returns the teardown function. */
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
