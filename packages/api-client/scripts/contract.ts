/** Reading openapi.yaml: what every script that looks into it needs. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** An object of the document. */
export type Node = Readonly<Record<string, unknown>>;

const contractUrl = new URL('../../../openapi.yaml', import.meta.url);

/** Whether a value is an object of the document. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The value as an object of the document.
 * @throws Error when it is none.
 */
export function node(value: unknown): Node {
  if (!isNode(value)) throw new Error('openapi.yaml: an object was expected');
  return value;
}

/** The value as a list; an empty one when there is none. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Follows a `$ref` inside the document; any other value is returned as it is. */
export function resolve(contract: Node, value: unknown): Node {
  let found = node(value);
  while (typeof found['$ref'] === 'string') {
    const steps = found['$ref'].slice(2).split('/');
    found = steps.reduce((at, step) => node(at[step]), contract);
  }
  return found;
}

/** The contract as it is now. */
export async function readContract(): Promise<Node> {
  return node(parse(await readFile(contractUrl, 'utf8')));
}

/** An operation of the contract. */
export interface Operation {
  id: string;
  /** In capital letters. */
  method: string;
  path: string;
  /** Whether it takes a bearer token: never, when there is one, or always. */
  security: 'none' | 'optional' | 'required';
  /** Whether it is a write that takes an `Idempotency-Key`. */
  isKeyed: boolean;
  /** Its parameters, with what each `$ref` leads to. */
  parameters: readonly Node[];
  /** The names of its parameters in one place. */
  named: (place: 'path' | 'query' | 'header') => unknown[];
  /** All that the contract says of it. */
  definition: Node;
}

/** Every operation, in the contract's order. */
export function operationsOf(contract: Node): Operation[] {
  return Object.entries(node(contract['paths'])).flatMap(([path, item]) =>
    Object.entries(node(item)).map(([method, value]) => {
      const definition = node(value);
      const parameters = list(definition['parameters']).map((entry) => resolve(contract, entry));
      const named: Operation['named'] = (place) =>
        parameters.filter((entry) => entry['in'] === place).map((entry) => entry['name']);
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

/** The JSON of one of an operation's answers: its schema and its examples. */
export function answerOf(contract: Node, { definition }: Operation, status = '200'): Node {
  const response = resolve(contract, node(definition['responses'])[status]);
  return node(node(response['content'])['application/json']);
}
