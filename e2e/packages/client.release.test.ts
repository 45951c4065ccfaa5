// @medportal/api-client as an installed package: compiled, bundled, and run against the real server.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { doctor, patient } from '../demo.ts';
import { type Product, startProduct } from '../portal.ts';
import type { Visitor } from './consumers/client.ts';
import { oldestIn, pinned, run, Scratch, typeScripts } from './scratch.ts';

// TanStack Query needs React, and its types those of React.
const tanStack = ['@tanstack/react-query', 'react', '@types/react'].map(pinned);

const scratch = new Scratch();
const [, newest] = typeScripts;
let product: Product;

beforeAll(async () => {
  scratch.copy('mocks.ts');
  scratch.copy('queries.ts');
  [product] = await Promise.all([
    startProduct({}),
    scratch.install(
      inject('packed')['api-client'].tarball,
      pinned('msw'),
      pinned('vitest'),
      pinned('@types/node'),
      ...tanStack,
    ),
  ]);
});

const files = ['client.ts', 'mocks.ts', 'queries.ts'];
const options = {
  module: 'NodeNext',
  // MSW's declarations need the DOM types.
  lib: ['ES2023', 'DOM'],
  types: ['node'],
};

beforeAll(async () => {
  scratch.copy('client.ts');
  await scratch.compile(newest, files, { ...options, outDir: 'out' });
});

test('compiles with the oldest versions of TanStack Query and MSW that it allows', async () => {
  const { tarball, folder } = inject('packed')['api-client'];
  const { peerDependencies: ranges }: { peerDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const oldest = Object.entries(ranges).map(([name, range]) => `${name}@${oldestIn(range)}`);
  const others = ['react', '@types/react', '@types/node'].map(pinned);
  const consumer = new Scratch();
  for (const file of files) consumer.copy(file);
  await consumer.install(tarball, ...oldest, ...others);
  await consumer.compile(newest, files, { ...options, noEmit: true });
  consumer.remove();
});

afterAll(async () => {
  scratch.remove();
  await product?.stop();
});

const visitor = (): Visitor => ({
  baseUrl: product.url,
  login: { email: patient.email, password: patient.password },
  doctor: doctor.name,
  patient: patient.name,
});

const seen = {
  shown: [9, 18],
  hasMore: true,
  doctor: doctor.name,
  systolic: 121,
  isOfToday: true,
  thrown: expect.objectContaining({ kind: 'http', status: 404, operationId: 'getDoctor' }),
  kinds: ['abort', 'timeout'],
  constants: expect.arrayContaining([['Doctor', 'Patient']]),
};

// The pinned Node, and the one installed on the machine.
const machine = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((path) => existsSync(path));
const nodes = [process.execPath, ...(machine ? [machine] : [])].map((path) => ({
  path,
  version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(),
}));

async function runConsumer(node: string, call: string, input: unknown = {}): Promise<unknown> {
  const [file, name] = call.split('#');
  const code = `
    import { ${name} } from './out/${file}.js';
    console.log(JSON.stringify(await ${name}(${JSON.stringify(input)})));`;
  return JSON.parse(await run(node, ['--input-type=module', '-e', code], { cwd: scratch.folder }));
}

describe.each(nodes)('on Node $version', ({ path }) => {
  test('talks to the real server', async () => {
    expect(await runConsumer(path, 'client#visit', visitor())).toEqual(seen);
  });
});

test('serves TanStack Query', async () => {
  const start = { baseUrl: product.url, doctor: doctor.name };
  expect(await runConsumer(process.execPath, 'queries#browse', start)).toEqual({
    doctor: doctor.name,
    pages: [5, 5],
    code: 'not-found',
  });
});

/** What Vitest's JSON reporter writes. */
interface VitestResults {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

describe('in a project that runs Vitest', () => {
  const readme = readFileSync(join(inject('packed')['api-client'].folder, 'README.md'), 'utf8');
  const [, example = ''] = /^```ts\n([^`]*from 'vitest';.*?)^```$/ms.exec(readme) ?? [];

  /** Runs the tests of the README with Vitest; `failure` is why it exited with an error. */
  async function runTests(code: string) {
    scratch.write('portal.test.ts', code);
    const args = ['run', '--reporter=json', '--outputFile=results.json'];
    const failure = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
      cwd: scratch.folder,
    }).then(() => undefined, String);
    const { testResults }: VitestResults = JSON.parse(
      readFileSync(join(scratch.folder, 'results.json'), 'utf8'),
    );
    const results = testResults.flatMap((file) =>
      file.assertionResults.map(({ title, status }) => [title, status]),
    );
    return { failure, results };
  }

  test('the mocks of the README answer', async () => {
    expect(await runTests(example)).toEqual({
      failure: undefined,
      results: [
        ['a doctor who has no clinic', 'passed'],
        ['a doctor who does not exist', 'passed'],
      ],
    });
  });

  test('another answer fails the tests', async () => {
    const { failure, results } = await runTests(example.replace('fail(404)', 'fail(503)'));
    expect(failure).toBeDefined();
    expect(results.map(([, status]) => status)).toEqual(['passed', 'failed']);
  });
});

/** The only platform globals that the client may use. */
const allowed = {
  AbortController,
  AbortSignal,
  clearTimeout,
  crypto,
  DOMException,
  fetch,
  Headers,
  performance,
  Request,
  Response,
  setTimeout,
  TextDecoder,
  URL,
  URLSearchParams,
};

describe('in a bundle', () => {
  const name = '@medportal/api-client';

  test('has no side effects on import', async () => {
    const code = `import '${name}'; import '${name}/validate';`;
    const bundle = await scratch.bundle(code, [], { trustsSideEffects: false });
    expect(bundle.trim()).toBe('');
    // The mocks are created by calls, which the bundler must keep.
    const mocks = await scratch.bundle(`import '${name}/msw';`, [/^msw$/], {
      trustsSideEffects: false,
    });
    expect(mocks).not.toBe('');
  });

  test('runs without `window` and `document`, as in a worker', async () => {
    const code = await scratch.bundle(
      "import { visit } from './out/client.js'; globalThis.visited = visit(globalThis.visitor);",
    );
    const context = createContext({ ...allowed, visitor: visitor() });
    runInContext(code, context);
    expect(JSON.parse(JSON.stringify(await context['visited']))).toEqual(seen);
  });
});
