import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { architectureViolations } from './architecture.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { default: config }: { default: IConfiguration } = await import(
  `${root}.dependency-cruiser.js`
);

async function checkImports(folder: string): Promise<{ modules: number; violations: string[] }> {
  const { output } = await cruise(['packages', 'apps'], {
    ...config.options,
    ruleSet: { forbidden: config.forbidden ?? [] },
    validate: true,
    baseDir: folder,
  });
  const { summary }: ICruiseResult = typeof output === 'string' ? JSON.parse(output) : output;
  const violations = summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  return { modules: summary.totalCruised, violations };
}

describe('imports of this repository', () => {
  it('break no rule', async () => {
    const { modules, violations } = await checkImports(root);
    expect(modules).toBeGreaterThan(500);
    expect(violations).toEqual([]);
  });
});

const client = 'the client knows only the contract';
const components = 'the components know no router, client or session';
const leaving = 'no relative path leaves a package';
const server = 'the server imports no portal, no component and no React';

const forbiddenImports: readonly (readonly [string, string, string])[] = [
  ['packages/api-client/src', "export { x } from '@medportal/ui';", client],
  ['packages/api-client/src', "import { x } from 'react';", client],
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
    const paths = globSync('{packages,apps}/*/{src,demo,test,scripts}/**/*.{ts,tsx}', {
      cwd: root,
    });
    expect(paths.length).toBeGreaterThan(100);
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
