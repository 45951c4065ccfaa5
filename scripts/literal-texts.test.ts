// The control of a lint rule: texts in markup are errors outside of catalogues.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { execute } from './run-vitest.ts';

const folder = mkdtempSync(join(tmpdir(), 'medportal-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const markup = {
  Text: '<p>Log in</p>',
  Expression: "<p>{'Log in'}</p>",
  Template: '<p>{`Dr. ${props.name}`}</p>',
  AriaLabel: '<nav aria-label="Main" />',
  Title: '<span title="Close" />',
  Alternative: '<img alt="A doctor" />',
  Placeholder: '<input placeholder="Your name" />',
  Label: '<Field label="Name" />',
};

it('texts are found in markup and in attributes, but not in stories', async () => {
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  const write = (path: string, jsx: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `export const A = (props: any) => ${jsx};\n`);
  };
  for (const [name, jsx] of Object.entries(markup)) {
    write(`packages/ui/src/components/${name}.tsx`, jsx);
    write(`apps/portal/src/features/a/${name}.tsx`, jsx);
    write(`packages/ui/src/components/${name}.stories.tsx`, jsx);
  }
  write('packages/ui/src/components/Good.tsx', '<p className="lead">{props.text} {props.name}</p>');
  const { output } = await execute('oxlint', [
    '-c',
    join(folder, '.oxlintrc.json'),
    folder,
    '--format',
    'unix',
  ]);
  const found = output.split('\n').filter((line) => line.includes('jsx-no-literals'));
  const files = new Set(found.map((line) => line.replace(`${folder}/`, '').replace(/:.*/, '')));
  const expected = Object.keys(markup).flatMap((name) => [
    `apps/portal/src/features/a/${name}.tsx`,
    `packages/ui/src/components/${name}.tsx`,
  ]);
  expect([...files].toSorted()).toEqual(expected.toSorted());
});
