// Builds the package in the current folder into an empty `dist`, so that no deleted or renamed module is published.
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(1);
for (const path of globSync('src/**/*.css')) copyFileSync(path, path.replace('src', 'dist'));
// TypeScript 7 looks for the types of every import in a declaration; a stylesheet has none.
for (const path of globSync('dist/**/*.d.ts')) {
  const declarations = readFileSync(path, 'utf8');
  const stripped = declarations.replaceAll(/^import '.+\.css';$/gm, 'export {};');
  if (stripped !== declarations) writeFileSync(path, stripped);
}
