import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export interface ReportedChunk {
  /** Path relative to the output folder. */
  file: string;
  /** Path of the entry module; null for a shared chunk. */
  module: string | null;
  /** Chunks that it imports statically. */
  imports: string[];
  /** Its modules by path from the repository root, with their length in characters before minification. */
  modules: Record<string, number>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const nameOf = (id: string) => relative(root, id).replaceAll('\\', '/');

/** Writes `.vite/bundle.json`, the input of scripts/weights.ts. The server does not serve that folder. */
export function bundleReport(): Plugin {
  let folder: string;
  return {
    name: 'bundle-report',
    apply: 'build',
    configResolved: ({ root: base, build }) => {
      folder = join(resolve(base, build.outDir), '.vite');
    },
    writeBundle: async (_, bundle) => {
      const chunks = Object.values(bundle).flatMap((output): ReportedChunk[] => {
        if (output.type !== 'chunk') return [];
        const { fileName: file, facadeModuleId, imports } = output;
        const modules = Object.entries(output.modules).map(([id, { renderedLength }]) => [
          nameOf(id),
          renderedLength,
        ]);
        const module = facadeModuleId && nameOf(facadeModuleId);
        return [{ file, module, imports, modules: Object.fromEntries(modules) }];
      });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'bundle.json'), JSON.stringify(chunks));
    },
  };
}
