import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type { Schema } from '../contract.ts';
import { Problem, invalidInput } from '../plugins/errors.ts';

/**
 * Reads bodies as JSON in UTF-8, and refuses all else: with the framework's own parser, bytes that
 * are no UTF-8 would be stored as something else than was sent.
 */
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

/**
 * Validates all input by the contract's schemas, and says in plain sentences which fields are wrong.
 */
export function registerValidation(app: FastifyInstance) {
  // Ajv's own coercion is off: it would make 0 of null, and so a blood sugar of one that is missing.
  const text = createAjv({ useDefaults: true });
  const json = createAjv({ allErrors: true });
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart === 'body') {
      const validate = json.compile(toSchema(schema));
      return (input: unknown) => {
        const value = readLeniently(toSchema(schema), input);
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

function toSchema(schema: unknown): Schema {
  if (typeof schema === 'object' && schema !== null) return { ...schema };
  throw new Error('A schema of the contract is not an object.');
}

// As JSON writes them. More lenient readings take 0x10, +1 or a blank for numbers.
const literal = /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?)$/;

/** The names in a schema that ask for something else than a text. */
const literalNamesOf = ({ properties = {} }: Record<string, unknown>) =>
  Object.entries(toSchema(properties)).flatMap(([name, property]) =>
    toSchema(property).type === 'string' ? [] : name,
  );

/** A path and a query string are text: makes numbers and booleans of the parts that ask for them. */
function readLiterals(input: Record<string, unknown>, names: readonly string[]) {
  for (const name of names) {
    const value = input[name];
    if (typeof value === 'string' && literal.test(value)) input[name] = JSON.parse(value);
  }
}

const decimal = /^-?\d+(?:\.\d+)?$/;

/**
 * A part of a body, with the texts that the contract is lenient about replaced: decimal numbers where
 * it asks for numbers, and blanks where a text may be null.
 */
function readLeniently(schema: Schema, value: unknown): unknown {
  if (typeof value === 'string') {
    const types = typesOf(schema);
    const isNumber = types.includes('number') || types.includes('integer');
    if (isNumber) return decimal.test(value) ? Number(value) : value;
    return types.includes('null') && value.trim() === '' ? null : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, property] of Object.entries(toSchema(schema.properties ?? {}))) {
    if (!Object.hasOwn(value, name)) continue;
    Reflect.set(value, name, readLeniently(toSchema(property), Reflect.get(value, name)));
  }
  return value;
}

/** The types that a schema allows, by itself or as one of several. */
const typesOf = ({ type, anyOf }: Schema): unknown[] =>
  Array.isArray(anyOf) ? anyOf.flatMap((each) => typesOf(toSchema(each))) : [type].flat();

function toProblem(errors: FastifySchemaValidationError[]): Problem {
  // A map, since a field can be called `constructor`, which every object has.
  const fields = new Map<string, string[]>();
  for (const error of errors) {
    const field = fieldOf(error);
    // The first error of a field is the plainest; what follows are its consequences.
    if (!fields.has(field)) fields.set(field, [sentenceFor(error)]);
  }
  return invalidInput(Object.fromEntries(fields));
}

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return path.join('.') || 'body';
}

// By the last part of a field's name: what its pattern asks for.
const patternSentences: Record<string, string> = {
  name: 'Leave out / \\ % ? # and characters that cannot be seen.',
  value: 'Enter two whole numbers with a slash between them, such as 120/80.',
  cvUrl: 'Enter an address that begins with http:// or https://.',
  description: 'Describe what you would like to have checked.',
  role: 'This is either Doctor or Patient.',
};

const typeSentences: Record<string, string> = {
  string: 'Enter a text.',
  number: 'Enter a number.',
  integer: 'Enter a whole number.',
  boolean: 'This is either true or false.',
  object: 'Send an object.',
};

const formatSentences: Record<string, string> = {
  email: 'Enter an email address, such as name@example.com.',
  date: 'Enter a date as year-month-day, such as 2024-03-02.',
  int32: 'Enter a whole number.',
};

function sentenceFor(error: FastifySchemaValidationError): string {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return 'This field is required.';
    case 'additionalProperties':
      return 'This field is not known here.';
    case 'type':
      return typeSentences[String([params.type].flat()[0])] ?? fallbackSentence;
    case 'format':
      return formatSentences[String(params.format)] ?? fallbackSentence;
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
    case 'enum':
      return `Choose one of ${choicesOf(params.allowedValues)}.`;
    case 'pattern':
      return patternSentences[fieldOf(error).split('.').at(-1) ?? ''] ?? patternFallback;
    default:
      return fallbackSentence;
  }
}

const fallbackSentence = 'Enter another value.';
const patternFallback = 'Leave out characters that cannot be seen.';

const choicesOf = (values: unknown) =>
  [values]
    .flat()
    .filter((value) => typeof value === 'string' && value !== '')
    .join(', ');
