import {
  copyFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { execute, root } from '../../scripts/run-vitest.ts';
import { run } from './scratch.ts';

interface Manifest {
  type: string;
  license: string;
  engines: { node: string };
  sideEffects: unknown;
  /** A path alone is a file without types: a style sheet, or JSON. */
  exports: Record<string, string | { types: string; default: string }>;
}

const packages = [
  {
    name: 'api-client',
    subpaths: ['.', './msw', './react-query', './schema', './validate'],
    effects: [],
  },
  {
    name: 'ui',
    subpaths: [
      '.',
      './figma-variables.json',
      './fonts',
      './messages',
      './messages/ar',
      './screens',
      './server',
      './theme',
      './tokens.css',
      './tokens.json',
    ],
    effects: ['dist/fonts.js'],
  },
] as const;

const temporary = mkdtempSync(join(tmpdir(), 'medportal-tarballs-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const filesIn = (folder: string) =>
  globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));

/** The relative imports of a module or its declarations, without extensions. */
const importsOf = (code: string) =>
  [...code.matchAll(/(?:from|import) ?\(?["'](\.[^"']+)\.[jt]s["']/g)].map(([, path = '']) => path);

function unreachableModules(folder: string): string[] {
  const modules = new Set(
    filesIn(folder).map((path) => /^(dist\/.+?)(\.d\.ts|\.js)$/.exec(path)?.[1] ?? ''),
  );
  const visit = (module: string) => {
    if (!modules.delete(module)) return;
    for (const extension of ['.js', '.d.ts'])
      for (const path of importsOf(readFileSync(join(folder, module + extension), 'utf8')))
        visit(posix.join(posix.dirname(module), path));
  };
  for (const entry of Object.values(manifestIn(folder).exports))
    if (typeof entry !== 'string') visit(posix.normalize(entry.default).replace(/\.js$/, ''));
  return [...modules].filter(Boolean);
}

/** Runs publint and attw; returns `good` or the output of each. */
async function lintPackage(tarball: string) {
  const outcomes = await Promise.all([
    execute('publint', ['--strict', tarball]),
    execute('attw', [
      '--profile',
      'esm-only',
      '--no-definitely-typed',
      '--format=ascii',
      '--exclude-entrypoints',
      'tokens.css',
      'tokens.json',
      'figma-variables.json',
      '--',
      tarball,
    ]),
  ]);
  return outcomes.map(({ isGood, output }) => (isGood ? 'good' : output));
}

describe.each(packages)('@medportal/$name', ({ name, subpaths, effects }) => {
  const { tarball, folder } = inject('packed')[name];
  const manifest = manifestIn(folder);
  const files = filesIn(folder);

  test('contains code, declarations, README and LICENSE', () => {
    expect(files).toEqual(expect.arrayContaining(['README.md', 'package.json']));
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe(
      readFileSync(`${root}LICENSE`, 'utf8'),
    );
    const known =
      /^(dist\/[\w/-]+(\.js|\.d\.ts|\.css|\.json)|(README|CHANGELOG)\.md|package\.json)$/;
    expect(files.filter((path) => !known.test(path))).toEqual([]);
  });

  test('contains no unreachable modules', () => {
    expect(unreachableModules(folder)).toEqual([]);
  });

  test('exports its subpaths with types', () => {
    expect(Object.keys(manifest.exports).toSorted()).toEqual(subpaths);
    const paths = Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry),
    );
    expect(files).toEqual(expect.arrayContaining(paths.map((path) => posix.normalize(path))));
  });

  test('has a manifest without workspace references', () => {
    expect(manifest).toMatchObject({ type: 'module', license: 'MIT', engines: { node: '>=20' } });
    expect(JSON.stringify(manifest)).not.toMatch(/"(workspace|catalog|link|file):/);
  });

  test('declares its side effects', () => {
    const modules = files.filter((path) => path.endsWith('.js'));
    const withEffects = modules.filter((path) =>
      /^import '/m.test(readFileSync(join(folder, path), 'utf8')),
    );
    expect(withEffects).toEqual(effects);
    expect(manifest.sideEffects).toEqual(name === 'ui' ? ['**/fonts.*'] : false);
  });

  test('is not packed by npm', { tags: 'release' }, async () => {
    const packed = run('npm', ['pack', '--dry-run'], { cwd: `${root}packages/${name}` });
    await expect(packed).rejects.toThrow(`Only pnpm can pack and publish @medportal/${name}`);
  });

  test('passes publint and attw', { tags: 'release' }, async () => {
    expect(await lintPackage(tarball)).toEqual(['good', 'good']);
  });
});

test('modules with React or styles are Client Components, and no others', () => {
  const { folder } = inject('packed').ui;
  const modules = filesIn(folder).filter((path) => path.endsWith('.js'));
  const isClient = (path: string) =>
    readFileSync(join(folder, path), 'utf8').startsWith("'use client';");
  const names = modules.filter(isClient).map((path) => posix.basename(path, '.js'));
  expect(names).toEqual(
    expect.arrayContaining(['Tabs', 'useForm', 'LocaleProvider', 'GlobalStyle', 'HistoryCard']),
  );
  const others = modules.filter((path) => !isClient(path));
  expect(others).toEqual(
    expect.arrayContaining(
      ['index', 'screens', 'server', 'theme/theme', 'theme/createTheme', 'theme/contrast'].map(
        (path) => `dist/${path}.js`,
      ),
    ),
  );
});

describe('a broken package', () => {
  const folder = join(temporary, 'package');
  cpSync(inject('packed')['api-client'].folder, folder, { recursive: true });
  const path = join(folder, 'package.json');
  const manifest = manifestIn(folder);
  const { './validate': removed, ...exports } = manifest.exports;
  const broken = { ...(typeof removed === 'object' && removed), types: './dist/missing.d.ts' };
  writeFileSync(path, JSON.stringify({ ...manifest, exports: { ...exports, '.': broken } }));
  rmSync(join(folder, 'dist/validate.d.ts'));

  test('fails publint and attw', { tags: 'release' }, async () => {
    await run('tar', ['-czf', 'broken.tgz', 'package'], { cwd: temporary });
    const [publint, attw] = await lintPackage(join(temporary, 'broken.tgz'));
    expect(publint).toContain('missing.d.ts');
    expect(attw).toContain('No types');
  });
});

test('an unreachable module is found', () => {
  const { folder } = inject('packed')['api-client'];
  const copy = join(temporary, 'copy');
  cpSync(folder, copy, { recursive: true });
  for (const extension of ['.js', '.d.ts'])
    copyFileSync(join(copy, `dist/msw${extension}`), join(copy, `dist/old${extension}`));
  expect(unreachableModules(copy)).toEqual(['dist/old']);
});
