// Builds, prerenders and compresses the portal. Usage: node build.ts [output folder, default dist]
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.ts';

const root = import.meta.dirname;
const folder = resolve(root, process.argv[2] ?? 'dist');
const prerenderFolder = join(folder, '.prerender');

await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
await build({
  root,
  logLevel: 'warn',
  // Node cannot import every dependency unbundled.
  ssr: { noExternal: true },
  build: { ssr: 'prerender.tsx', outDir: prerenderFolder, copyPublicDir: false },
});
const { prerender }: { prerender: (folder: string) => Promise<void> } = await import(
  pathToFileURL(join(prerenderFolder, 'prerender.js')).href
);
await prerender(folder);
await rm(prerenderFolder, { recursive: true });
await compressFolder(folder);
