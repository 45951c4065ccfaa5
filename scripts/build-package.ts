// Builds the package in the current folder into an empty `dist`, so that no deleted or renamed module is published.
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { transformSync } from 'rolldown/utils';
import { compileMessages } from '../packages/ui/scripts/compile-messages.ts';

rmSync('dist', { recursive: true, force: true });
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(1);
for (const path of globSync('src/**/*.css')) copyFileSync(path, path.replace('src', 'dist'));
for (const path of globSync('dist/messages/**/*.js', { exclude: ['dist/messages/icu.js'] }))
  writeFileSync(path, compileMessages(readFileSync(path, 'utf8')));
// TypeScript 7 looks for the types of every import in a declaration; a stylesheet has none.
for (const path of globSync('dist/**/*.d.ts')) {
  const declarations = readFileSync(path, 'utf8');
  const stripped = declarations.replaceAll(/^import '.+\.css';$/gm, 'export {};');
  if (stripped !== declarations) writeFileSync(path, stripped);
}

// The React Server Components of a consumer must not run modules with hooks, contexts, styles or event handlers. That is
// every module with React or styles, except the one that renders on a server.
const needsClient = /^import .+ from ['"](react|react\/jsx-runtime|styled-components)['"];$/m;
// Without the spaces and comments of styles, and so that bundlers leave out unused components.
const styledComponents = { displayName: false, fileName: false, ssr: false, pure: true };
for (const path of globSync('dist/**/*.js', { exclude: ['dist/server.js'] })) {
  const source = readFileSync(path, 'utf8');
  if (!needsClient.test(source)) continue;
  const { code } = transformSync(path, source, { plugins: { styledComponents } });
  writeFileSync(path, `'use client';\n${code}`);
}
