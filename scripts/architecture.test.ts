import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type IConfiguration, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  architectureViolations,
  foldersInCircles,
  type Imports,
  longestChain,
} from './architecture.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { default: config }: { default: IConfiguration } = await import(
  `${root}.dependency-cruiser.js`
);

async function checkImports(folder: string) {
  const { output } = await cruise(['packages', 'apps', 'scripts', 'e2e', '.storybook', 'bench'], {
    ...config.options,
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
    baseDir: folder,
  });
  const result: ICruiseResult = typeof output === 'string' ? JSON.parse(output) : output;
  const violations = result.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  return { modules: result.modules, violations };
}

const portal = 'apps/portal/src/';

/** What the modules of a folder import of each other, lazily only with `lazy`. */
function importsIn(modules: readonly IModule[], folder: string, lazy: boolean): Imports {
  const isProduct = (path: string) =>
    path.startsWith(folder) && !/\.(test|stories|fixtures)\.tsx?$|\/testing\//.test(path);
  return new Map(
    modules
      .filter(({ source }) => isProduct(source))
      .map(({ source, dependencies }) => [
        source,
        dependencies
          .filter(({ resolved, dynamic }) => isProduct(resolved) && (lazy || !dynamic))
          .map(({ resolved }) => resolved),
      ]),
  );
}

/** Features are one folder here: they read each other's data, each through the api of the other. */
const folderOf = (path: string) =>
  /^(features|shell|core\/\w+(?=\/))/.exec(path.slice(portal.length))?.[0] ?? path;

describe('imports of this repository', () => {
  let modules: readonly IModule[];
  let violations: readonly string[];
  beforeAll(async () => {
    ({ modules, violations } = await checkImports(root));
  });

  it('break no rule', () => {
    expect(violations).toEqual([]);
  });

  it.each(['packages/ui/src', 'scripts', 'e2e', '.storybook', 'bench'])(
    'are read in %s',
    (folder) => {
      expect(modules.some(({ source }) => source.startsWith(`${folder}/`))).toBe(true);
    },
  );

  it.each([
    [portal, 12],
    ['apps/server/src/', 12],
    ['packages/ui/src/', 10],
    ['packages/api-client/src/', 6],
  ])('in %s go at most %i modules deep', (folder, limit) => {
    const chain = longestChain(importsIn(modules, folder, false));
    expect(chain.length, chain.join('\n')).toBeLessThanOrEqual(limit);
  });

  it('lead from no folder of the portal back to it', () => {
    expect(foldersInCircles(importsIn(modules, portal, true), folderOf)).toEqual([]);
  });
});

describe('longestChain', () => {
  it('follows the imports of the deepest module', () => {
    const imports = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', []],
    ]);
    expect(longestChain(imports)).toEqual(['a', 'b', 'c']);
  });
});

describe('foldersInCircles', () => {
  it('finds folders whose modules do not import themselves', () => {
    const imports = new Map([
      ['a/1', ['b/1']],
      ['b/1', ['c/1']],
      ['b/2', ['a/2']],
      ['c/1', []],
    ]);
    expect(foldersInCircles(imports, (path) => path.slice(0, 1))).toEqual(['a', 'b']);
  });
});

const client = 'the client knows only the contract';
const components = 'the components know no router, client or session';
const leaving = 'no relative path leaves a package';
const core = 'the core of the portal knows no feature';
const frame = 'the frame of the portal knows no feature';
const page = 'a feature of the portal knows neither the frame nor the router';
const feature = 'a feature of the portal knows others by their api';
const around = 'journeys, Storybook and benchmarks know the paths and the languages of the portal';
const server = 'the server imports no portal, no component and no React';

const forbiddenImports: readonly (readonly [string, string, string])[] = [
  ['packages/api-client/src', "export { x } from '@medportal/ui';", client],
  ['packages/api-client/src', "import { x } from 'react';", client],
  [
    'packages/api-client/src',
    "import { x } from 'openapi-fetch';",
    'one module of the client imports openapi-fetch',
  ],
  ['packages/ui/src', "import { x } from 'react-router-dom';", components],
  ['packages/ui/src', "import { x } from 'react-router';", components],
  ['packages/ui/src', "import { x } from 'react-router/dom';", components],
  ['packages/ui/src', "import type { x } from '@medportal/api-client';", components],
  ['packages/ui/src', "import { x } from '../../../apps/portal/src/paths.ts';", components],
  ['packages/ui/src', "import { x } from '../../../scripts/x.ts';", leaving],
  ['apps/portal/src', "import { x } from '../../../packages/ui/src/x.ts';", leaving],
  ['apps/server/src', "import type { x } from '../../../packages/api-client/src/x.ts';", leaving],
  ['packages/ui/src', "const x = await import('@medportal/portal');", components],
  [
    'apps/portal/src',
    "import x from 'styled-components';",
    'the portal leaves looks to the components',
  ],
  ['apps/portal/src', "import { x } from '@medportal/server';", 'nothing imports the server'],
  ['apps/portal/src/core', "import { x } from '../features/a/api.ts';", core],
  ['apps/portal/src/core', "const x = await import('../shell/x.ts');", core],
  ['apps/portal/src/shell', "import { x } from '../features/a/api.ts';", frame],
  ['apps/portal/src/features/b', "import { x } from '../../shell/x.ts';", page],
  ['apps/portal/src/features/b', "import type { x } from '../a/part.ts';", feature],
  ['e2e', "import { x } from '../apps/portal/src/shell/x.ts';", around],
  ['.storybook', "import { x } from '../apps/portal/src/shell/x.ts';", around],
  ['bench', "import { x } from '../apps/portal/src/shell/x.ts';", around],
  ['apps/server/src', "import { x } from 'react';", server],
  ['apps/server/src', "import { x } from '@medportal/ui';", server],
  [
    'apps/server/src',
    "import { x } from '@medportal/api-client';",
    'the server imports the contract as types only',
  ],
];

const cycles = {
  values: "import { b } from './b.ts';",
  types: "import type { b } from './b.ts';",
  'types among values': "import { type b } from './b.ts';",
  're-exported types': "export type { b } from './b.ts';",
};

const allowedImports = [
  ['apps/portal/src/core', "import { x } from '@medportal/api-client';"],
  ['apps/portal/src/shell', "import { A } from '@medportal/ui';"],
  ['apps/portal/src/shell', "const x = await import('../features/a/part.ts');"],
  ['apps/portal/src/features/b', "import { x } from '../a/api.ts';"],
  ['apps/portal/src/features/b', "import { x } from '../a/more.api.ts';"],
  ['apps/portal/src/features/b', "const x = await import('../a/part.ts');"],
  ['e2e', "import { x } from '../apps/portal/src/paths.ts';"],
  ['apps/server/src', "import type { x } from '@medportal/api-client/schema';"],
] as const;

describe('import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'medportal-imports-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    return path;
  };
  const nameOf = (text: string) => `${text.replaceAll(/\W+/g, '-')}.ts`;
  let violations: string[];

  beforeAll(async () => {
    for (const path of [
      'apps/portal/src/paths.ts',
      'apps/portal/src/shell/x.ts',
      'apps/portal/src/features/a/api.ts',
      'apps/portal/src/features/a/more.api.ts',
      'apps/portal/src/features/a/part.ts',
      'packages/api-client/src/x.ts',
      'packages/ui/src/x.ts',
      'scripts/x.ts',
    ])
      write(path, 'export const x = 1;');
    write('tsconfig.base.json', readFileSync(`${root}tsconfig.base.json`, 'utf8'));
    for (const [path, line] of [...forbiddenImports, ...allowedImports])
      write(`${path}/${nameOf(line)}`, line);
    for (const [name, line] of Object.entries(cycles)) {
      write(`packages/ui/src/${name}/a.ts`, `${line} export const a = 1;`);
      write(`packages/ui/src/${name}/b.ts`, "import { a } from './a.ts'; export const b = a;");
    }
    ({ violations } = await checkImports(folder));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(forbiddenImports)('reject in %s: %s', (path, line, rule) => {
    expect(violations).toContain(`${path}/${nameOf(line)}: ${rule}`);
  });

  it.each(Object.keys(cycles))('reject a cycle of %s', (name) => {
    expect(violations).toContain(`packages/ui/src/${name}/a.ts: no cycles`);
  });

  it('reject nothing else', () => {
    const files = new Set(violations.map((violation) => violation.split(': ', 1)[0]));
    expect(files.size).toBe(forbiddenImports.length + Object.keys(cycles).length);
  });
});

describe('architectureViolations', () => {
  it('finds none in this repository', () => {
    const paths = globSync(
      '{{packages,apps}/*/{src,demo,test,scripts}/**/,apps/portal/,{scripts,e2e,.storybook,bench}/**/}*.{ts,tsx}',
      { cwd: root, exclude: (path) => path.includes('node_modules') },
    );
    expect(paths).toContain('.storybook/preview.tsx');
    const sources = new Map(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));
    expect(architectureViolations(sources)).toEqual([]);
  });

  it.each([
    ['apps/portal/src/shell/a.tsx', 'const a = view.symptons;', 'misspelled wire name'],
    ['apps/portal/src/shell/a.tsx', "import { x } from '@medportal/api-client';", 'wire client'],
    ['apps/portal/src/shell/a.tsx', "const a = '/Login';", 'a path of the portal'],
    ['packages/ui/src/components/A/A.tsx', "const a = '#ff0000';", 'a raw colour'],
    ['packages/ui/src/screens/A/values.ts', "return 'Enter your name';", 'a text'],
    ['packages/ui/src/components/A/A.tsx', '  label = `Show ${count} more`,', 'a text'],
    ['apps/portal/src/shell/a.tsx', "toasts.info('You logged out.');", 'a text'],
    ['apps/server/src/operations/a.ts', 'const q = sql`select 1`;', 'SQL'],
    ['apps/server/src/app.ts', 'const port = process.env.PORT;', 'the environment'],
    ['apps/server/src/database/a.ts', 'process.umask(0o077);', 'the umask'],
  ])('finds in %s: %s', (path, source, violation) => {
    expect(architectureViolations(new Map([[path, source]])).join('\n')).toContain(violation);
  });
});
