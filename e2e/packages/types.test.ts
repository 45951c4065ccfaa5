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

/** The consumer with a type error. `src/types.test.ts` of the client has one of each kind. */
const mistake = client.copy('client.ts').replace("value: '121/79'", 'value: 121');

function describeTypes(typeScript: TypeScript): void {
  test.each([
    ['Node, without the DOM', ['client.ts'], forNode],
    ['a bundler', ['client.ts'], { ...forBundler, ...withDom }],
    // MSW's declarations need the DOM types.
    ['TanStack Query and MSW', ['queries.ts', 'mocks.ts'], { ...forNode, ...withDom }],
  ])('compiles for %s', async (_, files, options) => {
    expect(await client.compile(typeScript, files, options)).toBe('');
  });

  test('does not compile with a value of another type', async () => {
    client.write('mistake.ts', mistake);
    await expect(client.compile(typeScript, ['mistake.ts'], forNode)).rejects.toThrow(
      'mistake.ts(',
    );
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
