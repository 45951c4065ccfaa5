// The examples, commands and tables of the documentation.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withComponentTables } from './component-table.ts';
import { parts } from './parts.ts';
import { execute, root } from './run-vitest.ts';

const read = (name: string) => readFileSync(root + name, 'utf8');

/** Documents, by the package whose compiler and dependencies their examples have. */
const documents = {
  'packages/api-client': ['packages/api-client/README.md', 'README.md', 'CONTRIBUTING.md'],
  'packages/ui': ['packages/ui/README.md'],
};

/** An example, with the code of a comment `<!-- given` before it, and the name from a first line `// portal.ts`. */
const EXAMPLE =
  /(?:^<!-- given\n(?<given>[^]*?)^-->\n+)?^```(?<language>tsx?)\n(?<code>(?:\/\/ (?:src\/)?(?<file>[\w-]+\.tsx?)\n)?[^]*?)^```$/gm;

/** Compiles the examples of texts as modules of a package, those of one text in one folder. */
async function errorsIn(folder: string, texts: Readonly<Record<string, string>>) {
  mkdirSync(`${root}${folder}/node_modules/.cache`, { recursive: true });
  const scratch = mkdtempSync(`${root}${folder}/node_modules/.cache/examples-`);
  try {
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(`${scratch}/${name}`, { recursive: true });
      for (const { groups = {}, index } of text.matchAll(EXAMPLE)) {
        const { given = '', language, code, file = `character-${index}.${language}` } = groups;
        writeFileSync(`${scratch}/${name}/${file}`, given + code, { flag: 'wx' });
      }
    }
    const config = {
      extends: `${root}${folder}/tsconfig.json`,
      compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
      include: ['**/*', `${root}${folder}/src/*.d.ts`],
    };
    writeFileSync(`${scratch}/tsconfig.json`, JSON.stringify(config));
    const tsc = `${root}${folder}/node_modules/typescript/bin/tsc`;
    const { output } = await execute('node', [tsc, '--project', scratch, '--pretty', 'false']);
    return output.split('\n').filter((line) => line.includes('error TS'));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

it.each(Object.entries(documents))(
  'the examples for %s compile, and one with a mistake does not',
  { tags: 'release' },
  async (folder, names) => {
    const texts = Object.fromEntries(names.map((name) => [name, read(name)]));
    const mistake = '```ts\nconst count: number = "two";\n```\n';
    expect(await errorsIn(folder, { ...texts, mistake })).toEqual([
      expect.stringMatching(/mistake\/character-0\.ts\(1,7\)/),
    ]);
  },
);

it.each(Object.values(documents).flat())('the commands in %s are scripts', (name) => {
  const commands = read(name).matchAll(/\bnpm (?:run ([\w:-]+)|(test|start))\b/g);
  expect(Object.keys(JSON.parse(read('package.json')).scripts)).toEqual(
    expect.arrayContaining(Array.from(commands, ([, script, short]) => script ?? short)),
  );
});

it('the table of test parts in CONTRIBUTING.md is that of parts.ts', () => {
  const table = /<!-- parts -->(.*)<!-- \/parts -->/s.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
  const rows = parts.map(({ name, what, release = '', isReleaseOnly = false }) => {
    const cells = isReleaseOnly ? ['–', what] : [what, release];
    return `| \`${name}\` | ${cells.join(' | ')} |`.replaceAll(/ +/g, ' ');
  });
  expect(table.replaceAll(/ +/g, ' ').trim().split('\n').slice(2)).toEqual(rows);
});

it('the README of @medportal/ui lists its exports', () => {
  const text = read('packages/ui/README.md');
  expect(text).toContain('| `Button` ');
  expect(withComponentTables(text.replace('| `Button` ', '| `Knob` '))).toBe(text);
});
