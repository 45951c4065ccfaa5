import { readFileSync } from 'node:fs';
import type { operations } from '@medportal/api-client/schema';
import { parse } from 'yaml';

export type OperationId = keyof operations;

export type Schema = Record<string, unknown>;

/** Whether an operation ignores, accepts or requires a token. */
export type Security = 'none' | 'optional' | 'required';

export interface Operation {
  id: OperationId;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template, with `{name}` parameters. */
  path: string;
  security: Security;
  /** The capability of an extension; absent for an operation that every backend has. */
  capability?: string;
  /** The input schemas; absent where the operation takes no such input. */
  input: { params?: Schema; querystring?: Schema; headers?: Schema; body?: Schema };
  /** The status of its success. */
  success: SuccessStatus;
  /** The schema of the body, by status. */
  responses: Record<string, Schema>;
}

/** The statuses that the contract declares for the success of an operation, one for each. */
export type SuccessStatus = 200 | 202;

export interface Contract {
  operations: Operation[];
  /** The version of each capability. */
  capabilities: Record<string, number>;
  /** The methods allowed for a concrete path; empty for an unknown path. */
  methodsOf: (path: string) => string[];
}

// Only the parts that are read here; `redocly lint` checks the whole document.
interface Media {
  content?: { 'application/json': { schema: Schema } };
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface OperationObject {
  operationId: OperationId;
  'x-capability'?: string;
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Media;
  responses: Record<string, Media>;
}
interface Tag {
  name: string;
  'x-capability-version'?: number;
}
interface PathItem {
  parameters?: Parameter[];
  get?: OperationObject;
  post?: OperationObject;
  put?: OperationObject;
  patch?: OperationObject;
  delete?: OperationObject;
}

export const contractFile = new URL('../../../openapi.yaml', import.meta.url);

export interface ContractOptions {
  /** The OpenAPI document; the repository's openapi.yaml by default. */
  file?: URL;
  /** Whether it has extensions, or only the operations that every backend has. */
  extensions?: 'on' | 'off';
}

const loaded = new Map<string, Contract>();

/** Loads the contract, once in a process. */
export function loadContract({
  file = contractFile,
  extensions = 'on',
}: ContractOptions = {}): Contract {
  const key = `${file.href} ${extensions}`;
  const contract = loaded.get(key) ?? readContract(file, extensions);
  loaded.set(key, contract);
  return contract;
}

function readContract(file: URL, extensions: ContractOptions['extensions']): Contract {
  const document: unknown = parse(readFileSync(file, 'utf8'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `redocly lint` checks the shape
  const { paths, tags } = resolveReferences(document, document) as {
    paths: Record<string, PathItem>;
    tags?: Tag[];
  };
  const all = Object.entries(paths)
    .flatMap(([path, item]) => operationsOf(path, item))
    .filter(({ capability }) => extensions === 'on' || capability === undefined);
  const matchers = all.map(({ path }) => ({ path, pattern: patternOf(path) }));
  const versions = tags?.flatMap(({ name, 'x-capability-version': version }) =>
    version === undefined ? [] : [[name, version] as const],
  );

  return {
    operations: all,
    capabilities: Object.fromEntries(versions ?? []),
    methodsOf: (path) => {
      const matching = new Set(
        matchers.flatMap((each) => (each.pattern.test(path) ? each.path : [])),
      );
      const found = all.filter((operation) => matching.has(operation.path));
      const methods = found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method));
      return [...new Set(methods)];
    },
  };
}

function operationsOf(path: string, item: PathItem): Operation[] {
  const found = [
    { method: 'GET', operation: item.get },
    { method: 'POST', operation: item.post },
    { method: 'PUT', operation: item.put },
    { method: 'PATCH', operation: item.patch },
    { method: 'DELETE', operation: item.delete },
  ] as const;
  return found.flatMap(({ method, operation }) => {
    if (operation === undefined) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    return {
      id: operation.operationId,
      method,
      path,
      security: securityOf(operation.security),
      ...(operation['x-capability'] && { capability: operation['x-capability'] }),
      input: definedOnly({
        params: partOf(parameters, 'path'),
        querystring: partOf(parameters, 'query'),
        headers: partOf(parameters, 'header'),
        body: schemaOf(operation.requestBody),
      }),
      success: successOf(operation),
      responses: definedOnly(
        Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            schemaOf(response),
          ]),
        ),
      ),
    };
  });
}

function successOf({ operationId, responses }: OperationObject): SuccessStatus {
  const found = ([200, 202] as const).filter((status) => status in responses);
  const [status] = found;
  if (status === undefined || found.length > 1) {
    throw new Error(`openapi.yaml: ${operationId} needs one successful response: 200 or 202`);
  }
  return status;
}

function securityOf(requirements: Record<string, unknown>[]): Security {
  if (requirements.length === 0) return 'none';
  return requirements.some((requirement) => Object.keys(requirement).length === 0)
    ? 'optional'
    : 'required';
}

function partOf(all: Parameter[], where: Parameter['in']): Schema | undefined {
  const parameters = all.filter((parameter) => parameter.in === where);
  if (parameters.length === 0) return undefined;
  // Node lower-cases header names.
  const nameOf = ({ name }: Parameter) => (where === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((each) => [nameOf(each), each.schema])),
    required: parameters.filter(({ required }) => required).map(nameOf),
  };
}

const schemaOf = (media: Media | undefined) => media?.content?.['application/json'].schema;

function definedOnly<Value>(all: Record<string, Value | undefined>): Record<string, Value> {
  const entries = Object.entries(all).filter(
    (entry): entry is [string, Value] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.+*?^$()[\]|\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** Copies `node`, replacing each `$ref` with its target in `document`. */
export function resolveReferences(document: unknown, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => resolveReferences(document, item));
  if (!isRecord(node)) return node;
  const { $ref, ...rest } = node;
  const entries = Object.entries(rest).map(([key, value]) => [
    key,
    resolveReferences(document, value),
  ]);
  const own: Record<string, unknown> = Object.fromEntries(entries);
  if (typeof $ref !== 'string') return own;
  // OpenAPI 3.1 allows keywords beside `$ref`.
  const target = resolveReferences(document, targetOf(document, $ref));
  return isRecord(target) ? { ...target, ...own } : target;
}

/**
 * Resolves a local `$ref`.
 * @throws Error when its target does not exist
 */
function targetOf(document: unknown, reference: string): unknown {
  const keys = reference.replace(/^#\//, '').split('/');
  return keys.reduce<unknown>((node, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    if (!isRecord(node) || !(name in node))
      throw new Error(`openapi.yaml: ${reference} leads nowhere`);
    return node[name];
  }, document);
}
