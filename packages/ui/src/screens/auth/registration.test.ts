import { describe, expect, test } from 'vitest';
import { form } from '../../messages/en/form.ts';
import { registration } from '../../messages/en/registration.ts';
import { textsIn } from '../../messages/textsIn.ts';
import {
  emptyRegistration,
  isEmail,
  normalizeRegistration,
  validateRegistration,
} from './registration.ts';

const good = {
  ...emptyRegistration,
  name: 'Mona Example',
  email: 'mona.example@example.com',
  password: 'a long example phrase',
};

const texts = textsIn('en-GB', registration);
const { tooLong } = textsIn('en-GB', form);

function wrongFields(values: typeof good) {
  return Object.entries(validateRegistration(values, texts, tooLong)).flatMap(([name, text]) =>
    text ? [name] : [],
  );
}

test('the form accepts a registration with only the required values', () => {
  expect(wrongFields(good)).toEqual([]);
});

test('requires name, email and password', () => {
  expect(wrongFields(emptyRegistration)).toEqual(['name', 'email', 'password']);
  expect(wrongFields({ ...good, name: '   ' })).toEqual(['name']);
});

describe('name', () => {
  test.each(['a/b', 'a\\b', '50%', 'who?', '#1', '.', '..', 'Requests', 'a\u0000b'])(
    'rejects %j',
    (name) => {
      expect(wrongFields({ ...good, name })).toEqual(['name']);
    },
  );

  test.each(['\u202Eabc', 'a\u2066b', 'a\uD800'])(
    'rejects control characters and unpaired surrogates',
    (name) => {
      expect(wrongFields({ ...good, name })).toEqual(['name']);
    },
  );

  test.each(['O’Example-Test, Jr.', 'منى مثال', '例 示', 'a'.repeat(100)])('accepts %j', (name) => {
    expect(wrongFields({ ...good, name })).toEqual([]);
  });

  test('allows up to 100 characters after trimming', () => {
    expect(wrongFields({ ...good, name: `${'a'.repeat(100)}   ` })).toEqual([]);
    expect(wrongFields({ ...good, name: 'a'.repeat(101) })).toEqual(['name']);
  });
});

test('normalizes every value except the password', () => {
  const normalized = normalizeRegistration({
    ...good,
    name: '  Mone\u0301   Example ',
    email: ' a@example.com ',
    password: '  spaces count  ',
  });
  expect(normalized.name).toBe('Mon\u00E9 Example');
  expect(normalized.email).toBe('a@example.com');
  expect(normalized.password).toBe('  spaces count  ');
});

test('requires a password of 8 to 128 characters', () => {
  expect(wrongFields({ ...good, password: '1234567' })).toEqual(['password']);
  expect(wrongFields({ ...good, password: 'a'.repeat(128) })).toEqual([]);
  expect(wrongFields({ ...good, password: 'a'.repeat(129) })).toEqual(['password']);
});

test.each([
  ['a@example.com', true],
  ['a.b+c@sub.example.org', true],
  ['a@example', false],
  ['example.com', false],
  ['a@@example.com', false],
  ['a b@example.com', false],
  ['a@.com', false],
])('isEmail(%j) is %j', (text, answer) => {
  expect(isEmail(text)).toBe(answer);
});
