import { expect, it } from 'vitest';
import { compileMessages } from './compile-messages.ts';

it('compiles the argument of icu', () => {
  const code = "export const a = { b: icu('Hello {name}'), c: 'plain' };";
  expect(compileMessages(code)).toBe(
    'export const a = { b: icu(["Hello ",["name"]]), c: \'plain\' };',
  );
});

it('compiles every call of a module in TypeScript', () => {
  const code = "const a: string = icu('{x}');\nconst b = icu('{y}') satisfies unknown;";
  expect(compileMessages(code)).toBe(
    'const a: string = icu([["x"]]);\nconst b = icu([["y"]]) satisfies unknown;',
  );
});

it.each([
  ['icu(`Hello ${name}`)', 'needs a string literal'],
  ["icu('Hello {name')", 'Not an ICU message: Hello {name'],
  ["icu('{n, plural, one {a}}')", 'Not an ICU message'],
  ["icu('Hello')", 'A text without values: Hello'],
])('refuses %s', (code, message) => {
  expect(() => compileMessages(code)).toThrow(message);
});
