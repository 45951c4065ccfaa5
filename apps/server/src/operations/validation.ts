import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type { Schema } from '../contract.ts';
import { Problem, invalidInput } from '../problem.ts';

/** Accepts only JSON in UTF-8. Fastify's default parser would silently replace invalid UTF-8. */
export function registerBodyParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const {
        'content-type': type = '',
        'content-encoding': encoding,
        'transfer-encoding': transfer = 'chunked',
      } = request.headers;
      const isPlain = encoding === undefined && transfer.toLowerCase() === 'chunked';
      const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1] ?? 'utf-8';
      if (!/^utf-?8$/i.test(charset) || !isPlain) {
        done(new Problem(415));
        return;
      }
      let text: string;
      try {
        text = utf8.decode(body);
      } catch {
        done(new Problem(400));
        return;
      }
      void parse(request, text, done);
    },
  );
}

// Ajv's coercion would turn null into 0, and so a missing blood sugar into a reading.
const text = createAjv({ useDefaults: true });
const json = createAjv({ allErrors: true });

export function registerValidation(app: FastifyInstance) {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart === 'body') {
      const validate = json.compile(toSchema(schema));
      return (input: unknown) => {
        const value = coerceLeniently(toSchema(schema), input);
        return validate(value) ? { value } : { error: validate.errors ?? [] };
      };
    }
    const validate = text.compile(toSchema(schema));
    const names = literalNamesOf(toSchema(schema));
    return (input: Record<string, unknown>) => {
      readLiterals(input, names);
      return validate(input) ? { value: input } : { error: validate.errors ?? [] };
    };
  });
  app.setSchemaErrorFormatter(toProblem);
}

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, removeAdditional: false, ...options });
  addFormats(ajv);
  return ajv;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function toSchema(schema: unknown): Schema {
  if (isSchema(schema)) return schema;
  throw new Error('A schema of the contract is not an object.');
}

// As in JSON: Number() would also accept 0x10, +1 and blanks.
const literal = /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?)$/;

const literalNamesOf = ({ properties = {} }: Record<string, unknown>) =>
  Object.entries(toSchema(properties)).flatMap(([name, property]) =>
    toSchema(property).type === 'string' ? [] : name,
  );

/** Converts the given parameters of a path or query string to numbers and booleans. */
function readLiterals(input: Record<string, unknown>, names: readonly string[]) {
  for (const name of names) {
    const value = input[name];
    if (typeof value === 'string' && literal.test(value)) input[name] = JSON.parse(value);
  }
}

const decimal = /^-?\d+(?:\.\d+)?$/;

/**
 * Coerces the strings in a body that the contract is lenient about: decimals where it expects numbers,
 * and blanks, which become null, where it allows null.
 */
function coerceLeniently(schema: Schema, value: unknown): unknown {
  if (typeof value === 'string') {
    const types = typesOf(schema);
    const isNumber = types.includes('number') || types.includes('integer');
    if (isNumber) return decimal.test(value) ? Number(value) : value;
    return types.includes('null') && value.trim() === '' ? null : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, property] of Object.entries(toSchema(schema.properties ?? {}))) {
    if (!Object.hasOwn(value, name)) continue;
    Reflect.set(value, name, coerceLeniently(toSchema(property), Reflect.get(value, name)));
  }
  return value;
}

const typesOf = ({ type, anyOf }: Schema): unknown[] =>
  Array.isArray(anyOf) ? anyOf.flatMap((each) => typesOf(toSchema(each))) : [type].flat();

function toProblem(errors: FastifySchemaValidationError[]): Problem {
  // A map, since a field can be named `constructor`.
  const fields = new Map<string, string[]>();
  for (const error of errors) {
    const field = fieldOf(error);
    // The first error of a field is the most helpful; later ones are its consequences.
    if (!fields.has(field)) fields.set(field, [messageFor(error)]);
  }
  return invalidInput(Object.fromEntries(fields));
}

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return path.join('.') || 'body';
}

// By the last part of a field's name.
const patternMessages: Record<string, string> = {
  name: 'Leave out / \\ % ? # and characters that cannot be seen.',
  value: 'Enter two whole numbers with a slash between them, such as 120/80.',
  cvUrl: 'Enter an address that begins with http:// or https://.',
  description: 'Say what you would like the doctor to check.',
  role: 'This is either Doctor or Patient.',
};

const typeMessages: Record<string, string> = {
  string: 'Enter a text.',
  number: 'Enter a number.',
  integer: 'Enter a whole number.',
  boolean: 'This is either true or false.',
  object: 'Send an object.',
};

const formatMessages: Record<string, string> = {
  email: 'Enter an email address, such as name@example.com.',
  date: 'Enter a date as year-month-day, such as 2024-03-02.',
  'date-time': 'Enter a date and time with an offset, such as 2024-03-02T09:30:00Z.',
  int32: 'Enter a whole number.',
};

function messageFor(error: FastifySchemaValidationError): string {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return 'This field is required.';
    case 'additionalProperties':
      return 'This field is not known here.';
    case 'type':
      return typeMessages[String([params.type].flat()[0])] ?? fallbackMessage;
    case 'format':
      return formatMessages[String(params.format)] ?? fallbackMessage;
    case 'minimum':
      return `Enter ${String(params.limit)} or more.`;
    case 'maximum':
      return `Enter ${String(params.limit)} or less.`;
    case 'minLength':
      return params.limit === 1
        ? 'Enter something.'
        : `Use at least ${String(params.limit)} characters.`;
    case 'maxLength':
      return `Use ${String(params.limit)} characters or fewer.`;
    case 'minItems':
      return 'Choose at least one.';
    case 'enum':
      return `Choose one of ${choicesOf(params.allowedValues)}.`;
    case 'pattern':
      return patternMessages[fieldOf(error).split('.').at(-1) ?? ''] ?? patternFallback;
    default:
      return fallbackMessage;
  }
}

const fallbackMessage = 'Enter another value.';
const patternFallback = 'Leave out characters that cannot be seen.';

const choicesOf = (values: unknown) =>
  [values]
    .flat()
    .filter((value) => typeof value === 'string' && value !== '')
    .join(', ');
