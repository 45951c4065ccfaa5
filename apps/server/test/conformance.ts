import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation, Schema } from '../src/contract.ts';

/** An answer as it came over the wire. */
export interface RawAnswer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

// Of its own, so that a fault in the server's validation is not shared by what checks it.
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Compiles schemas, each once. */
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

/** Whether a value is one that a schema of an input describes. */
export const fits = (schema: Schema, value: unknown): boolean => compile(schema)(value);

const inputSchemas = new Map<Operation, Schema>();

/** One schema for all parts of an operation's input; the same each time, to be compiled once. */
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

/**
 * Holds an answer against the contract: its status, its type, and a body that has what its schema
 * requires and nothing that its schema does not name.
 * @returns the parsed body
 * @throws Error that says what the contract does not describe
 */
export function checkAnswer({ id, answers }: Operation, answer: RawAnswer): unknown {
  const { statusCode: status, headers, body } = answer;
  const schema = answers[status];
  if (!schema) throw new Error(`${id} answered ${status}, which the contract does not list`);
  if (headers['content-type'] !== 'application/json; charset=utf-8') {
    throw new Error(`${id} ${status} has the type ${String(headers['content-type'])}`);
  }
  const parsed: unknown = JSON.parse(body);
  const validate = compileClosed(schema);
  if (validate(parsed)) return parsed;
  throw new Error(`${id} ${status}: ${ajv.errorsText(validate.errors)}: ${body}`);
}

/** The schema, with every object in it closed to fields that it does not name. */
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

/** Whether a part of a schema is an object, such as a schema in it. */
export const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
