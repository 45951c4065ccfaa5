import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerErrors } from '../plugins/errors.ts';
import { registerBodyParser, registerValidation } from './validation.ts';

// One field per message; other tests use the contract's schemas.
const properties = {
  text: { type: 'string', minLength: 2, maxLength: 3 },
  something: { type: 'string', minLength: 1 },
  hidden: { type: 'string', pattern: '^[a-z]*$' },
  name: { type: 'string', pattern: '^[^/]+$' },
  value: { type: ['string', 'null'], pattern: String.raw`^\d+/\d+$` },
  cvUrl: { type: 'string', pattern: '^https?://' },
  description: { type: 'string', pattern: String.raw`\S` },
  role: { type: 'string', pattern: '^(Doctor|Patient)$' },
  email: { type: 'string', format: 'email' },
  day: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'date-time' },
  list: { type: 'array', minItems: 1 },
  host: { type: 'string', format: 'hostname' },
  number: { type: 'number', minimum: 1, maximum: 9 },
  whole: { type: 'integer' },
  flag: { type: 'boolean' },
  choice: { enum: ['One', 'Two', '', null] },
  constant: { const: 1 },
  inner: {
    type: 'object',
    additionalProperties: false,
    required: ['must'],
    properties: { must: { type: 'boolean' }, name: { type: 'string', pattern: '^[^/]+$' } },
  },
};

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  registerBodyParser(app);
  registerValidation(app);
  registerErrors(app);
  const body = { type: 'object', additionalProperties: false, properties };
  app.post('/', { schema: { body } }, (request, reply) => reply.send({ body: request.body }));
  const querystring = {
    type: 'object',
    properties: {
      page: { type: 'integer', minimum: 1, default: 1 },
      size: { type: 'number' },
      flag: { type: 'boolean' },
      text: { type: 'string' },
    },
  };
  app.get('/', { schema: { querystring } }, (request, reply) => reply.send(request.query));
  await app.ready();
});
afterAll(() => app.close());

async function send(payload: unknown) {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers,
    payload: JSON.stringify(payload),
  });
  return answer.json();
}

describe('a field of a body', () => {
  it.each<[string, unknown, string]>([
    ['text', 'x', 'Use at least 2 characters.'],
    ['text', 'xxxx', 'Use 3 characters or fewer.'],
    ['text', 5, 'Enter a text.'],
    ['text', null, 'Enter a text.'],
    ['something', '', 'Enter something.'],
    ['hidden', '\u0007', 'Leave out characters that cannot be seen.'],
    ['name', 'a/b', String.raw`Leave out / \ % ? # and characters that cannot be seen.`],
    ['value', '120', 'Enter two whole numbers with a slash between them, such as 120/80.'],
    ['value', 120, 'Enter a text.'],
    ['cvUrl', 'ftp://a.example', 'Enter an address that begins with http:// or https://.'],
    ['description', ' ', 'Say what you would like the doctor to check.'],
    ['role', 'Admin', 'This is either Doctor or Patient.'],
    ['email', 'nobody', 'Enter an email address, such as name@example.com.'],
    ['day', '2024-02-30', 'Enter a date as year-month-day, such as 2024-03-02.'],
    ['time', 'noon', 'Enter a date and time with an offset, such as 2024-03-02T09:30:00Z.'],
    ['list', [], 'Choose at least one.'],
    ['host', 'a b', 'Enter another value.'],
    ['number', 0.5, 'Enter 1 or more.'],
    ['number', 10, 'Enter 9 or less.'],
    ['number', 'five', 'Enter a number.'],
    ['number', '10', 'Enter 9 or less.'],
    ['whole', 1.5, 'Enter a whole number.'],
    ['flag', 'true', 'This is either true or false.'],
    ['choice', 'Three', 'Choose one of One, Two.'],
    ['constant', 2, 'Enter another value.'],
    ['inner', [], 'Send an object.'],
    ['surprise', 1, 'This field is not known here.'],
  ])('%s: %j', async (field, value, sentence) => {
    expect(await send({ [field]: value })).toEqual({
      code: 'invalid-input',
      title: 'Check the input',
      message: 'One field needs another value.',
      errors: { [field]: [sentence] },
    });
  });

  it.each<[object, string, string]>([
    [{}, 'inner.must', 'This field is required.'],
    [{ must: true, more: 1 }, 'inner.more', 'This field is not known here.'],
    [{ must: 1 }, 'inner.must', 'This is either true or false.'],
    [{ must: true, name: '/' }, 'inner.name', 'Leave out /'],
  ])('inside another: %j', async (inner, field, sentence) => {
    const { errors } = await send({ inner });
    expect(errors).toEqual({ [field]: [expect.stringContaining(sentence)] });
  });

  it('is reported with all others, each with one message', async () => {
    const { errors } = await send({ text: '', email: '', number: '' });
    expect(errors).toEqual({
      text: ['Use at least 2 characters.'],
      email: ['Enter an email address, such as name@example.com.'],
      number: ['Enter a number.'],
    });
  });

  it('is named body when the body is not an object', async () => {
    const { errors } = await send([]);
    expect(errors).toEqual({ body: ['Send an object.'] });
  });

  it('keeps a valid value', async () => {
    const body = { text: ' x ', number: 5, flag: false, value: null, inner: { must: true } };
    expect(await send(body)).toEqual({ body });
  });
});

describe('a query string', () => {
  it.each<[string, object]>([
    ['', { page: 1 }],
    ['?page=2', { page: 2 }],
    ['?page=2e1', { page: 20 }],
    ['?size=-1.5', { page: 1, size: -1.5 }],
    ['?size=1E-2', { page: 1, size: 0.01 }],
    ['?flag=true', { page: 1, flag: true }],
    ['?flag=false', { page: 1, flag: false }],
    // Strings are not converted.
    ['?text=5', { page: 1, text: '5' }],
    ['?text=true', { page: 1, text: 'true' }],
  ])('%j is read as %j', async (query, expected) => {
    const answer = await app.inject(`/${query}`);
    expect(answer.json()).toEqual(expected);
  });

  it.each<[string, string, string]>([
    ['?page=0', 'page', 'Enter 1 or more.'],
    ['?page=', 'page', 'Enter a whole number.'],
    ['?page=1.5', 'page', 'Enter a whole number.'],
    ['?page=0x10', 'page', 'Enter a whole number.'],
    ['?page=01', 'page', 'Enter a whole number.'],
    ['?page=%2B1', 'page', 'Enter a whole number.'],
    ['?page=1&page=2', 'page', 'Enter a whole number.'],
    ['?page=x1', 'page', 'Enter a whole number.'],
    ['?page=1x', 'page', 'Enter a whole number.'],
    ['?size=1.', 'size', 'Enter a number.'],
    ['?size=.5', 'size', 'Enter a number.'],
    ['?flag=1', 'flag', 'This is either true or false.'],
    ['?flag=TRUE', 'flag', 'This is either true or false.'],
  ])('%j is rejected', async (query, field, sentence) => {
    const answer = await app.inject(`/${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { [field]: [sentence] } });
  });
});
