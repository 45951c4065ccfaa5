import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import {
  contractFile,
  type Operation,
  resolveReferences,
  type Schema,
} from '../../src/contract.ts';

export interface RawResponse {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

export const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** An object, or none of its fields. */
function recordOf(part: unknown): Schema {
  return isSchema(part) ? part : {};
}

// Independent of the validator in the server, so that they share no bug.
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

function createCompiler(prepare: (schema: Schema) => Schema) {
  const validators = new WeakMap<Schema, ValidateFunction>();
  return (schema: Schema): ValidateFunction => {
    const known = validators.get(schema);
    if (known) return known;
    const validate = ajv.compile(prepare(schema));
    validators.set(schema, validate);
    return validate;
  };
}

const compile = createCompiler((schema) => schema);
const compileClosed = createCompiler(closed);

export const fits = (schema: Schema, value: unknown): boolean => compile(schema)(value);

const inputSchemas = new Map<Operation, Schema>();

/** One schema for all input parts; cached, since `createCompiler` compiles by identity. */
export function inputSchemaOf(operation: Operation): Schema {
  const { input } = operation;
  const schema = inputSchemas.get(operation) ?? {
    type: 'object',
    properties: input,
    required: Object.keys(input),
  };
  inputSchemas.set(operation, schema);
  return schema;
}

const document: unknown = parse(readFileSync(contractFile, 'utf8'));
const { paths } = recordOf(resolveReferences(document, document));

/** The headers of an operation's answers by status, in lower case. */
const declaredHeaders = new Map(
  Object.values(recordOf(paths)).flatMap((item) =>
    Object.values(recordOf(item)).flatMap((operation) => {
      const { operationId, responses } = recordOf(operation);
      return Object.entries(recordOf(responses)).map(([status, answer]): [string, Set<string>] => {
        const names = Object.keys(recordOf(recordOf(answer).headers));
        return [
          `${String(operationId)} ${status}`,
          new Set(names.map((each) => each.toLowerCase())),
        ];
      });
    }),
  ),
);

/** The headers that tell a caller something about the call. The others are about security, caching and transport. */
const informative = /^(x-request-id|x-ratelimit-.+|retry-after|etag|idempotency-.+)$/;

/**
 * Checks an answer against the contract: its status, its headers, its content type, and a body without unknown fields.
 * @returns the parsed body
 * @throws Error that names the violation
 */
export function checkResponse({ id, responses }: Operation, answer: RawResponse): unknown {
  const { statusCode: status, headers, body } = answer;
  const schema = responses[status];
  if (!schema) throw new Error(`${id} answered ${status}, which the contract does not list`);
  const declared = declaredHeaders.get(`${id} ${status}`);
  const unknown = Object.keys(headers).filter(
    (name) => informative.test(name) && !declared?.has(name),
  );
  if (unknown.length > 0) throw new Error(`${id} ${status} has ${unknown.join(', ')}`);
  if (headers['content-type'] !== 'application/json; charset=utf-8') {
    throw new Error(`${id} ${status} has the type ${String(headers['content-type'])}`);
  }
  const parsed: unknown = JSON.parse(body);
  const validate = compileClosed(schema);
  if (validate(parsed)) return parsed;
  throw new Error(`${id} ${status}: ${ajv.errorsText(validate.errors)}: ${body}`);
}

function closed(schema: Schema): Schema {
  const copy: Schema = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closedPart(value)]),
  );
  return 'properties' in schema ? { additionalProperties: false, ...copy } : copy;
}

function closedPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closedPart);
  return isSchema(part) ? closed(part) : part;
}
