import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { type FieldErrors, type Problem, invalidInput } from '../plugins/errors.ts';

/**
 * Validates all input by the contract's schemas, and says in plain sentences which fields are wrong.
 */
export function registerValidation(app: FastifyInstance) {
  // A path and a query string are text, of which numbers are made; the fields of a body are not
  // touched: coercing would make 0 of null, and a blood sugar of 0 of one that is missing.
  const text = createAjv({ coerceTypes: true, useDefaults: true });
  const json = createAjv({ allErrors: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? json : text).compile(toSchema(schema)),
  );
  app.setSchemaErrorFormatter(toProblem);
}

function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, removeAdditional: false, ...options });
  addFormats(ajv);
  return ajv;
}

function toSchema(schema: unknown): Record<string, unknown> {
  if (typeof schema === 'object' && schema !== null) return { ...schema };
  throw new Error('A schema of the contract is not an object.');
}

function toProblem(errors: FastifySchemaValidationError[]): Problem {
  const fields: FieldErrors = {};
  // The first error of a field is the plainest; what follows are its consequences.
  for (const error of errors) fields[fieldOf(error)] ??= [sentenceFor(error)];
  return invalidInput(fields);
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
