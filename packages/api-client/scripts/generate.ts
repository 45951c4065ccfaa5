/**
 * Generates the source files and the README table that depend on openapi.yaml. With `--check` it writes nothing, prints
 * every outdated file and exits with code 1.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { constantsModule } from './constants.ts';
import {
  answerOf,
  list,
  node,
  type Node,
  type Operation,
  operationsOf,
  readContract,
  resolve,
  variantsOf,
} from './contract.ts';
import { examplesModule } from './examples.ts';
import { rulesModule } from './rules.ts';
import { samplesModule } from './samples.ts';
import { withOperationTable } from './table.ts';

const banner =
  '// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.\n\n';

/** The fields of an answer that are there and not null. */
function requiredOf(contract: Node, { required, properties = {} }: Node): unknown[] {
  return list(required).filter((field) => {
    const { type } = resolve(contract, node(properties)[String(field)]);
    return !list(type).includes('null');
  });
}

function describeOperation(contract: Node, operation: Operation) {
  const { method, path, security, isKeyed, named, definition } = operation;
  const variants = variantsOf(contract, answerOf(contract, operation)['schema']);
  const [first, ...others] = variants.map((variant) => requiredOf(contract, variant));
  return {
    // In the order that compresses best.
    path,
    method,
    ...(definition['requestBody'] !== undefined && { body: true }),
    keyed: isKeyed,
    ...(named('query').length > 0 && { queryParameters: named('query') }),
    security,
    answer: variants.every(({ type }) => type === 'array')
      ? 'list'
      : first?.filter((field) => others.every((required) => required.includes(field))),
  };
}

/** TSDoc of an operation. Editors show it on the client's function and on the mock. */
function commentOf({ definition: { summary, description, deprecated } }: Operation): string {
  const text = [`${String(summary)}.`, '', ...String(description).trim().split('\n')];
  const lines = [...text, ...(deprecated === true ? ['@deprecated'] : [])]
    .map((line) => `   * ${line}`.trimEnd())
    .join('\n');
  return `  /**\n${lines.replaceAll('*/', '*\\/')}\n   */\n`;
}

function operationsModule(contract: Node): string {
  const lines = operationsOf(contract).map(
    (operation) =>
      commentOf(operation) +
      `  ${operation.id}: ${JSON.stringify(describeOperation(contract, operation))},`,
  );
  return [
    banner + '/** The runtime description of an operation, generated from the contract. */',
    'export interface OperationDescription {',
    '  /** The path, with parameters in braces. */',
    '  readonly path: string;',
    '  /** The HTTP method. */',
    "  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';",
    '  /** Whether the operation takes a JSON payload; absent means no. */',
    '  readonly body?: boolean;',
    '  /** Whether it takes an `Idempotency-Key`. */',
    '  readonly keyed: boolean;',
    '  /** The names of the query parameters; absent for none. */',
    '  readonly queryParameters?: readonly string[];',
    '  /** Whether it takes a bearer token. */',
    "  readonly security: 'none' | 'optional' | 'required';",
    '  /** The answer of a success: a list, or an object with these required fields. */',
    "  readonly answer: 'list' | readonly string[];",
    '}',
    '',
    '/** Every operation of the contract, by operationId. */',
    'export const operations = {',
    ...lines,
    '} as const satisfies Readonly<Record<string, OperationDescription>>;',
    '',
    '/** An operationId of the contract. */',
    'export type OperationId = keyof typeof operations;',
    '',
    "/** All operationIds, in the contract's order. */",
    'export function operationIds(): OperationId[] {',
    '  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant has no other keys',
    '  return Object.keys(operations) as OperationId[];',
    '}',
    '',
  ].join('\n');
}

/** Returns the text of every generated file by its path in this package. Everything outside the README table is kept. */
export async function generatedFiles(
  contract: Node,
  readme: string,
): Promise<Readonly<Record<string, string>>> {
  const schema = await openapiTS(JSON.stringify(contract), {
    defaultNonNullable: false,
    silent: true,
  });
  return {
    'src/generated/schema.ts': banner + astToString(schema),
    'src/generated/operations.ts': operationsModule(contract),
    'src/generated/constants.ts': banner + constantsModule(contract),
    'src/generated/examples.ts': banner + examplesModule(contract),
    'src/generated/rules.ts': banner + rulesModule(contract),
    'test/samples.ts': banner + samplesModule(contract),
    'README.md': withOperationTable(readme, contract),
  };
}

export async function committed(name: string): Promise<string> {
  return readFile(new URL(`../${name}`, import.meta.url), 'utf8').catch(() => '');
}

if (import.meta.main) {
  const files = await generatedFiles(await readContract(), await committed('README.md'));
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      if (!process.argv.includes('--check'))
        return writeFile(new URL(`../${name}`, import.meta.url), text);
      if ((await committed(name)) === text) return;
      console.error(`${name} differs from openapi.yaml: run \`npm run generate\`.`);
      process.exitCode = 1;
    }),
  );
}
