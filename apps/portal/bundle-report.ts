// Says what is in the scripts of the build, in .vite/bundle.json, where the server does not serve it: for the budgets
// in scripts/budgets.ts.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A script of the build. */
export interface ReportedChunk {
  /** Its path in the folder of the build. */
  file: string;
  /** The module that it begins with; null for what other scripts share. */
  module: string | null;
  /** The scripts that it cannot start without. */
  imports: string[];
  /** The modules in it by path, from the root of the repository, with their length before they are minified. */
  modules: Record<string, number>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const nameOf = (id: string) => relative(root, id).replaceAll('\\', '/');

/** Writes the report when the portal is built. */
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
