import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleErrors, examplesIn, readDocument } from './readme.ts';
import { parts } from './parts.ts';
import { root } from './run-vitest.ts';

const client = ['packages/api-client/README.md', 'README.md', 'CONTRIBUTING.md'];
const ui = ['packages/ui/README.md'];

/** Markdown with one example. */
const document = (name: string, ...lines: string[]) => ({
  name,
  text: ['# Title', '', '```ts', ...lines, '```', ''].join('\n'),
});

// Compiled together with the others, because starting the compiler is slow.
const invalid = [
  document(
    'wrong-query.md',
    "import { createPortalClient } from '@medportal/api-client';",
    '',
    "const portal = createPortalClient({ baseUrl: '', getToken: () => null });",
    "await portal.listDoctors({ name: 'sam' });",
  ),
  document(
    'wrong-answer.md',
    "import { mock } from '@medportal/api-client/msw';",
    '',
    'mock.getDoctor.ok({ doctorId: true });',
  ),
  document('unknown-name.md', "import { Buton } from '@medportal/ui';"),
];

describe('examples in the documentation', { tags: 'release' }, () => {
  let errors: string[] = [];
  beforeAll(async () => {
    const found = await Promise.all([
      exampleErrors('packages/api-client', [...client.map(readDocument), ...invalid.slice(0, 2)]),
      exampleErrors('packages/ui', [...ui.map(readDocument), ...invalid.slice(2)]),
    ]);
    errors = found.flat();
  }, 60_000);

  it('compile', () => {
    expect(errors.filter((error) => !invalid.some(({ name }) => error.startsWith(name)))).toEqual(
      [],
    );
  });

  it.each([
    ['a query parameter that the contract lacks', /^wrong-query\.md:7 .*'name' does not exist/],
    ['an answer of another type', /^wrong-answer\.md:6 .*'boolean'/],
    ['a component that does not exist', /^unknown-name\.md:4 .*Buton/],
  ])('do not compile with %s', (_, expected) => {
    expect(errors).toContainEqual(expect.stringMatching(expected));
  });
});

describe('examplesIn', () => {
  it('keeps line numbers, names files and includes hidden code', () => {
    const text = [
      '<!-- given',
      'const a = 1;',
      '-->',
      '',
      '```tsx',
      '// src/b.tsx',
      'a;',
      '```',
      '```sh',
      '```',
      '```ts',
      '```',
    ];
    expect(examplesIn({ name: 'a.md', text: text.join('\n') })).toEqual([
      { file: 'b.tsx', code: '\nconst a = 1;\n\n\n\n// src/b.tsx\na;\n\n' },
      { file: 'example-11.ts', code: '\n'.repeat(12) },
    ]);
  });
});

describe('commands in the documentation', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(`${root}package.json`, 'utf8'),
  );
  const unknownScripts = (text: string) =>
    Array.from(
      text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start))\b/g),
      ([, name, short]) => name ?? short ?? '',
    ).filter((name) => !(name in scripts));

  it.each([...client, ...ui])('are scripts of package.json in %s', (name) => {
    expect(unknownScripts(readDocument(name).text)).toEqual([]);
  });

  it('are reported if package.json lacks them', () => {
    expect(unknownScripts('`npm run generate`, then `npm run no-such` and `npm test`')).toEqual([
      'no-such',
    ]);
  });
});

describe('the table of test parts', () => {
  it('is that of scripts/parts.ts', () => {
    const rows = parts.map(({ name, what, release = '', isReleaseOnly = false }) => [
      `\`${name}\``,
      isReleaseOnly ? '–' : what,
      isReleaseOnly ? what : release,
    ]);
    const table =
      /<!-- parts -->(.*)<!-- \/parts -->/s.exec(readDocument('CONTRIBUTING.md').text)?.[1] ?? '';
    const cells = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(cells).toEqual(rows);
  });
});
