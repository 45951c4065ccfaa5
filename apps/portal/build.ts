// Builds, prerenders and compresses the portal. Usage: node build.ts [output folder, default dist]
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.ts';

const root = import.meta.dirname;
const folder = resolve(root, process.argv[2] ?? 'dist');
// Stays in the build: our server renders pages with it. Hidden folders are not served.
const serverFolder = join(folder, '.server');

await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
await build({
  root,
  logLevel: 'warn',
  // Node cannot import every dependency unbundled.
  ssr: { noExternal: true },
  // React's development build is slower, and the server may run without NODE_ENV.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { ssr: 'prerender.tsx', outDir: serverFolder, copyPublicDir: false },
});
const { prerender }: { prerender: (folder: string) => Promise<void> } = await import(
  pathToFileURL(join(serverFolder, 'prerender.js')).href
);
await prerender(folder);
await compressFolder(folder);
