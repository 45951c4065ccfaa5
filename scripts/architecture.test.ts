import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { architectureViolations } from './architecture.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

function repository(): Map<string, string> {
  const paths = globSync('{packages,apps}/*/{src,demo,test,scripts}/**/*.{ts,tsx}', { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));
}

describe('the architecture', () => {
  it('holds in this repository', () => {
    const sources = repository();
    expect(sources.size).toBeGreaterThan(100);
    expect(architectureViolations(sources)).toEqual([]);
  });

  // The check must fail when something is wrong: one wrong line for each rule.
  it.each([
    [
      'packages/ui/src/a.ts',
      "import { x } from 'react-router-dom';",
      'must not import react-router-dom',
    ],
    [
      'packages/ui/src/a.ts',
      "import { x } from 'react-router';",
      'must not import react-router: links and navigation are injected',
    ],
    [
      'packages/ui/src/a.ts',
      "import { x } from 'react-router/dom';",
      'must not import react-router/dom: links and navigation are injected',
    ],
    ['packages/ui/src/a.ts', "import { x } from '@medportal/api-client';", 'must not import'],
    [
      'packages/ui/src/a.ts',
      "import { x } from '../../../apps/portal/src/paths.ts';",
      'reaches out',
    ],
    ['packages/ui/src/a.ts', "const a = await import('@medportal/portal');", 'must not import'],
    ['packages/api-client/src/a.ts', "export { x } from '@medportal/ui';", 'must not import'],
    ['apps/portal/src/a.ts', "import styled from 'styled-components';", 'must not import'],
    ['apps/portal/src/a.ts', "import { x } from '@medportal/server';", 'must not import'],
    ['apps/server/src/a.ts', "import { operations } from '@medportal/api-client';", 'types only'],
    ['apps/portal/src/routes/a.tsx', 'const a = view.symptons;', 'misspelled wire name'],
    ['apps/portal/src/routes/a.tsx', "import { x } from '@medportal/api-client';", 'wire client'],
    ['apps/portal/src/routes/a.tsx', "const a = '/Login';", 'a path of the portal'],
    ['apps/portal/src/routes/a.tsx', 'const a = 1;\n'.repeat(120), '120 lines or more'],
    ['packages/ui/src/components/A/A.tsx', "const a = '#ff0000';", 'a raw colour'],
    ['apps/server/src/operations/a.ts', 'const q = sql`select 1`;', 'SQL'],
    ['apps/server/src/app.ts', 'const port = process.env.PORT;', 'the environment'],
  ])('refuses in %s: %s', (path, source, words) => {
    expect(architectureViolations(new Map([[path, source]])).join('\n')).toContain(words);
  });

  it.each([
    ['values', "import { b } from './b.ts';"],
    ['types', "import type { b } from './b.ts';"],
    ['types among values', "import { type b } from './b.ts';"],
    ['types that are passed on', "export type { b } from './b.ts';"],
  ])('refuses a cycle of %s', (_, line) => {
    const cycle = new Map([
      ['packages/ui/src/a.ts', `${line} export const a = 1;`],
      ['packages/ui/src/b.ts', "import { a } from './a.ts'; export const b = a;"],
    ]);
    expect(architectureViolations(cycle)).toEqual([
      'import cycle: packages/ui/src/a.ts → packages/ui/src/b.ts → packages/ui/src/a.ts',
    ]);
    cycle.set('packages/ui/src/b.ts', 'export const b = 1;');
    expect(architectureViolations(cycle)).toEqual([]);
  });

  it('accepts the arrows of the design', () => {
    const good = new Map([
      ['apps/portal/src/resources/a.ts', "import { x } from '@medportal/api-client'; x.symptons;"],
      ['apps/portal/src/routes/a.tsx', "import { A } from '@medportal/ui';"],
      ['apps/server/src/a.ts', "import type { operations } from '@medportal/api-client/schema';"],
    ]);
    expect(architectureViolations(good)).toEqual([]);
  });
});
