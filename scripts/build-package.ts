// Builds the package in the current folder into a `dist` that holds nothing older: what was deleted or renamed must
// not be published.
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(1);
for (const path of globSync('src/**/*.css')) copyFileSync(path, path.replace('src', 'dist'));
// A stylesheet has no types, but TypeScript 7 looks for those of every import, in declarations, too.
for (const path of globSync('dist/**/*.d.ts')) {
  const declarations = readFileSync(path, 'utf8');
  const without = declarations.replaceAll(/^import '.+\.css';$/gm, 'export {};');
  if (without !== declarations) writeFileSync(path, without);
}
