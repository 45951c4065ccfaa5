/**
 * Writes what is generated from openapi.yaml: `src/schema.ts` (the types of every call) and `src/operations.ts`
 * (what the client has to know of each call at run time). With `--check` nothing is written; a file that differs
 * from the contract is named and the exit code is 1.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

type Node = Readonly<Record<string, unknown>>;

const contractUrl = new URL('../../../openapi.yaml', import.meta.url);
const banner =
  '// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.\n\n';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function node(value: unknown): Node {
  if (!isNode(value)) throw new Error('openapi.yaml: an object was expected');
  return value;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Follows a `$ref` inside the document; any other value is returned as it is. */
function resolve(contract: Node, value: unknown): Node {
  let found = node(value);
  while (typeof found['$ref'] === 'string') {
    const steps = found['$ref'].slice(2).split('/');
    found = steps.reduce((at, step) => node(at[step]), contract);
  }
  return found;
}

function security(operation: Node): 'none' | 'optional' | 'required' {
  const choices = list(operation['security']).map(node);
  if (choices.length === 0) return 'none';
  return choices.some((choice) => Object.keys(choice).length === 0) ? 'optional' : 'required';
}

/** What a reader of the 200 answer cannot do without: its top-level shape and required fields. */
function answer(contract: Node, operation: Node) {
  const response = resolve(contract, node(operation['responses'])['200']);
  const media = node(node(response['content'])['application/json']);
  const schema = resolve(contract, media['schema']);
  return { list: schema['type'] === 'array', required: list(schema['required']) };
}

function describeOperations(contract: Node): Record<string, Node> {
  const described: Record<string, Node> = {};
  for (const [path, item] of Object.entries(node(contract['paths']))) {
    for (const [method, value] of Object.entries(node(item))) {
      const operation = node(value);
      const parameters = list(operation['parameters']).map((entry) => resolve(contract, entry));
      const named = (place: string) =>
        parameters.filter((entry) => entry['in'] === place).map((entry) => entry['name']);
      described[String(operation['operationId'])] = {
        summary: operation['summary'],
        method: method.toUpperCase(),
        path,
        pathParameters: named('path'),
        queryParameters: named('query'),
        body: operation['requestBody'] !== undefined,
        security: security(operation),
        keyed: named('header').includes('Idempotency-Key'),
        answer: answer(contract, operation),
      };
    }
  }
  return described;
}

function operationsModule(contract: Node): string {
  // The summary is a comment, so that editors show it at each function of the client.
  const lines = Object.entries(describeOperations(contract)).map(
    ([id, { summary, ...rest }]) =>
      `  /** ${String(summary)}. */\n  ${id}: ${JSON.stringify(rest)},`,
  );
  return [
    banner + "import type { operations as Operations } from './schema.ts';\n",
    '/** What is known of an operation at run time, read from the contract. */',
    'export interface OperationDescription {',
    '  /** The HTTP method. */',
    "  readonly method: 'GET' | 'POST';",
    '  /** The path with its parameters in braces. */',
    '  readonly path: string;',
    '  /** The names of the path parameters, all of them required. */',
    '  readonly pathParameters: readonly string[];',
    '  /** The names of the query parameters. */',
    '  readonly queryParameters: readonly string[];',
    '  /** Whether the operation takes a JSON payload. */',
    '  readonly body: boolean;',
    '  /** Whether it takes a bearer token: never, when there is one, or always. */',
    "  readonly security: 'none' | 'optional' | 'required';",
    '  /** Whether it is a write that takes an `Idempotency-Key`. */',
    '  readonly keyed: boolean;',
    '  /** The shape of a good answer: a list or an object, and the fields an object must have. */',
    '  readonly answer: { readonly list: boolean; readonly required: readonly string[] };',
    '}',
    '',
    '/** Every operation of the contract by its operationId. */',
    'export const operations = {',
    ...lines,
    '} as const satisfies { readonly [Id in keyof Operations]: OperationDescription };',
    '',
  ].join('\n');
}

const contract = node(parse(await readFile(contractUrl, 'utf8')));
const schema = astToString(
  await openapiTS(contractUrl, { defaultNonNullable: false, silent: true }),
);
const generated = {
  '../src/schema.ts': banner + schema,
  '../src/operations.ts': operationsModule(contract),
};

await Promise.all(
  Object.entries(generated).map(async ([name, text]) => {
    const file = fileURLToPath(new URL(name, import.meta.url));
    if (!process.argv.includes('--check')) return writeFile(file, text);
    const committed = await readFile(file, 'utf8').catch(() => '');
    if (committed === text) return;
    console.error(`${name.slice(3)} differs from openapi.yaml: run \`npm run generate\`.`);
    process.exitCode = 1;
  }),
);
