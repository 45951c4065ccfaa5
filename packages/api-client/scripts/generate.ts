/**
 * Writes what is generated from openapi.yaml: the types of every call, what the client has to know of each at run time,
 * constants, examples, rules of good answers, sample calls for the tests, and the table in the README. With `--check`
 * nothing is written; a file that differs from the contract is named and the exit code is 1.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { constantsModule } from './constants.ts';
import {
  answerOf,
  list,
  type Node,
  type Operation,
  operationsOf,
  readContract,
  resolve,
} from './contract.ts';
import { examplesModule } from './examples.ts';
import { rulesModule } from './rules.ts';
import { samplesModule } from './samples.ts';
import { withOperationTable } from './table.ts';

const banner =
  '// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.\n\n';

function describeOperation(contract: Node, operation: Operation) {
  const { method, path, security, isKeyed, named, definition } = operation;
  const schema = resolve(contract, answerOf(contract, operation)['schema']);
  return {
    method,
    path,
    pathParameters: named('path'),
    queryParameters: named('query'),
    body: definition['requestBody'] !== undefined,
    security,
    keyed: isKeyed,
    // What a reader cannot do without: its top-level shape and required fields.
    answer: { list: schema['type'] === 'array', required: list(schema['required']) },
  };
}

/** What the contract says of an operation, as a comment: editors show it at the function of the client and at the mock. */
function commentOf({ definition: { summary, description, deprecated } }: Operation): string {
  const words = [`${String(summary)}.`, '', ...String(description).trim().split('\n')];
  const lines = [...words, ...(deprecated === true ? ['@deprecated'] : [])]
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
    '  /** The shape of a good answer. */',
    '  readonly answer: {',
    '    /** Whether it is a list; an object otherwise. */',
    '    readonly list: boolean;',
    '    /** The fields that an object must have. */',
    '    readonly required: readonly string[];',
    '  };',
    '}',
    '',
    '/** Every operation of the contract by its operationId. */',
    'export const operations = {',
    ...lines,
    '} as const satisfies { readonly [Id in keyof Operations]: OperationDescription };',
    '',
  ].join('\n');
}

/** Every generated file by its path from this package, made from `contract`; the README around its table from `readme`. */
export async function generatedFiles(
  contract: Node,
  readme: string,
): Promise<Readonly<Record<string, string>>> {
  const schema = await openapiTS(JSON.stringify(contract), {
    defaultNonNullable: false,
    silent: true,
  });
  return {
    'src/schema.ts': banner + astToString(schema),
    'src/operations.ts': operationsModule(contract),
    'src/constants.ts': banner + constantsModule(contract),
    'src/examples.ts': banner + examplesModule(contract),
    'src/rules.ts': banner + rulesModule(contract),
    'test/samples.ts': banner + samplesModule(contract),
    'README.md': withOperationTable(readme, contract),
  };
}

/** The text of a file of this package as it is committed; nothing when it is not there. */
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
