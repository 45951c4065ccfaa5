import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { toName, toText, toTextOrNull } from './names.ts';

function messagesFor(text: string): unknown {
  try {
    return toName(text);
  } catch (error) {
    return error instanceof Problem ? error.errors?.name : error;
  }
}

describe('a name', () => {
  it.each([
    ['  Test\t Person\u00A0\u00A0the  Second ', 'Test Person the Second'],
    ['Ame\u0301lie', 'Am\u00E9lie'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['👩‍⚕️'.repeat(25), '👩‍⚕️'.repeat(25)],
    ['...', '...'],
    ['My requests', 'My requests'],
  ])('%j is stored as %j', (text, name) => {
    expect(toName(text)).toBe(name);
  });

  it.each([
    ['', ['Enter a name.']],
    [' \n ', ['Enter a name.']],
    ['.', ['Choose another name.']],
    [' .. ', ['Choose another name.']],
    ['Requests', ['Choose another name.']],
    ['x'.repeat(101), ['Use 100 characters or fewer.']],
    // NFC splits this character in two.
    ['\u0958'.repeat(51), ['Use 100 characters or fewer.']],
  ])('%j is rejected', (text, messages) => {
    expect(messagesFor(text)).toEqual(messages);
  });
});

it.each([
  [' text ', 'text', 'text'],
  ['  ', '', null],
  ['', '', null],
  [null, '', null],
  [undefined, '', null],
])('%j is stored as %j, or as %j', (text, asText, asTextOrNull) => {
  expect(toText(text)).toBe(asText);
  expect(toTextOrNull(text)).toBe(asTextOrNull);
});
