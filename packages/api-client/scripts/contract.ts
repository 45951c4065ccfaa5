import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

export type Node = Readonly<Record<string, unknown>>;

const contractUrl = new URL('../../../openapi.yaml', import.meta.url);

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function node(value: unknown): Node {
  if (!isNode(value)) throw new Error('openapi.yaml: an object was expected');
  return value;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Follows `$ref`s; returns any other value unchanged. */
export function resolve(contract: Node, value: unknown): Node {
  let found = node(value);
  while (typeof found['$ref'] === 'string') {
    const steps = found['$ref'].slice(2).split('/');
    found = steps.reduce((at, step) => node(at[step]), contract);
  }
  return found;
}

export async function readContract(): Promise<Node> {
  return node(parse(await readFile(contractUrl, 'utf8')));
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  security: 'none' | 'optional' | 'required';
  /** Whether it takes an `Idempotency-Key`. */
  isKeyed: boolean;
  /** Its parameters, with every `$ref` resolved. */
  parameters: readonly Node[];
  named: (location: 'path' | 'query' | 'header') => unknown[];
  definition: Node;
}

export function operationsOf(contract: Node): Operation[] {
  return Object.entries(node(contract['paths'])).flatMap(([path, item]) =>
    Object.entries(node(item)).map(([method, value]) => {
      const definition = node(value);
      const parameters = list(definition['parameters']).map((entry) => resolve(contract, entry));
      const named: Operation['named'] = (location) =>
        parameters.filter((entry) => entry['in'] === location).map((entry) => entry['name']);
      return {
        id: String(definition['operationId']),
        method: method.toUpperCase(),
        path,
        security: securityOf(definition),
        isKeyed: named('header').includes('Idempotency-Key'),
        parameters,
        named,
        definition,
      };
    }),
  );
}

function securityOf(definition: Node): Operation['security'] {
  const choices = list(definition['security']).map(node);
  if (choices.length === 0) return 'none';
  return choices.some((choice) => Object.keys(choice).length === 0) ? 'optional' : 'required';
}

/** The status of an operation's success: the only one below 300 that it declares. */
export function successOf({ id, definition }: Operation): string {
  const [status, ...others] = Object.keys(node(definition['responses'])).filter(
    (each) => Number(each) < 300,
  );
  if (status === undefined || others.length > 0)
    throw new Error(`openapi.yaml: ${id} needs one status of success`);
  return status;
}

/** Returns the JSON media type of an operation's answer: schema and examples. */
export function answerOf(
  contract: Node,
  operation: Operation,
  status = successOf(operation),
): Node {
  const { definition } = operation;
  const response = resolve(contract, node(definition['responses'])[status]);
  return node(node(response['content'])['application/json']);
}

/** Returns the schemas of which an answer has one: the choices of `oneOf`, or the schema itself. */
export function variantsOf(contract: Node, value: unknown): Node[] {
  const schema = resolve(contract, value);
  return 'oneOf' in schema
    ? list(schema['oneOf']).map((variant) => resolve(contract, variant))
    : [schema];
}
