// The declarations of the packed packages, beside the workspace's own copies of what consumers install.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Scratch, type TypeScript, typeScripts } from './scratch.ts';
import { expectedErrors, targets, typeErrors } from './ui-types.ts';

const forNode = { module: 'NodeNext', lib: ['ES2023'], types: ['node'], noEmit: true };
const forBundler = { module: 'ESNext', moduleResolution: 'Bundler', types: [], noEmit: true };
const withDom = { lib: ['ES2023', 'DOM'] };

const client = new Scratch();
const ui = new Scratch();

beforeAll(() => {
  const packed = inject('packed');
  client.copy('mocks.ts');
  client.copy('queries.ts');
  client.link(
    { 'api-client': packed['api-client'] },
    'msw',
    '@tanstack/react-query',
    'react',
    '@types/node',
    '@types/react',
  );
  // The declarations of styled-components reference those of Node.
  ui.link(
    { ui: packed.ui },
    'react',
    'react-dom',
    'styled-components',
    '@types/node',
    '@types/react',
    '@types/react-dom',
  );
});

afterAll(() => {
  client.remove();
  ui.remove();
});

const consumer = client.copy('client.ts');

/** Copies of the consumer with one type error each. */
const mistakes = [
  {
    what: 'a wrong path parameter',
    good: '{ name: doctor }',
    bad: '{ id: doctor }',
  },
  {
    what: 'a missing field of a body',
    good: "{ ...login, password: 'not the password' }",
    bad: "{ email: '' }",
  },
  { what: 'a value of another type', good: "value: '121/79'", bad: 'value: 121' },
  {
    what: 'an unknown parameter',
    good: 'listPatientRequests()',
    bad: 'listPatientRequests({ sort: 1 })',
  },
  { what: '`data` without a check of `ok`', good: 'page.data;', bad: 'refused.data;' },
  { what: 'the error of a success', good: 'failedOf(thrown)', bad: 'failedOf(saved.error)' },
  { what: 'an unknown error kind', good: 'kindOf(await hurried', bad: 'String(await hurried' },
].map(({ what, good, bad }, index) => ({
  what,
  file: `mistake-${index}.ts`,
  line: consumer.slice(0, consumer.indexOf(good)).split('\n').length,
  text: consumer.replace(good, bad),
}));

async function compileMistakes(typeScript: TypeScript): Promise<string> {
  for (const { file, text } of mistakes) client.write(file, text);
  const files = mistakes.map(({ file }) => file);
  return client.compile(typeScript, files, forNode).catch(String);
}

function describeTypes(typeScript: TypeScript): void {
  let errors: Promise<string> | undefined;

  test.each([
    ['Node, without the DOM', ['client.ts'], forNode],
    ['a bundler', ['client.ts'], { ...forBundler, ...withDom }],
    // MSW's declarations need the DOM types.
    ['TanStack Query and MSW', ['queries.ts', 'mocks.ts'], { ...forNode, ...withDom }],
  ])('compiles for %s', async (_, files, options) => {
    expect(await client.compile(typeScript, files, options)).toBe('');
  });

  test.each(mistakes)('does not compile with $what', async ({ file, line }) => {
    errors ??= compileMistakes(typeScript);
    expect(await errors).toContain(`${file}(${line},`);
  });
}

const [oldest, newest] = typeScripts;

describe(`@medportal/api-client with TypeScript ${newest.version}`, () => describeTypes(newest));
describe(`@medportal/api-client with TypeScript ${oldest.version}`, { tags: 'release' }, () =>
  describeTypes(oldest),
);

function describeUi([target, options]: (typeof targets)[number]): void {
  test(`compiles for ${target}, but not with a type error`, async () => {
    expect(await typeErrors(ui, newest, options)).toEqual(expectedErrors);
  });
}

const [vite, node] = targets;

describe('@medportal/ui', () => describeUi(vite));
describe('@medportal/ui', { tags: 'release' }, () => describeUi(node));
