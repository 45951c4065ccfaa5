import { describe, expect, it } from 'vitest';
import {
  clinicName,
  day,
  flag,
  gender,
  linkedText,
  measure,
  moment,
  number,
  text,
} from './wire.ts';

describe('absent, null and blank', () => {
  it.each([undefined, null, '', '  ', '\n'])('mean undefined: %j', (value) => {
    expect(text(value)).toBeUndefined();
    expect(linkedText(value)).toBeUndefined();
    expect(clinicName(value)).toBeUndefined();
    expect(gender(value)).toBe('unspecified');
  });

  it('a height of 0 is not recorded', () => {
    expect(measure(0)).toBeUndefined();
    expect(measure(null)).toBeUndefined();
    expect(measure(175.5)).toBe(175.5);
  });
});

describe('clinicName', () => {
  it.each(['No Clinic', 'No Clinic Yet !'])('takes %s as no clinic', (value) => {
    expect(clinicName(value)).toBeUndefined();
  });
});

describe('linkedText', () => {
  it.each(['https://cv.example/a', 'HTTP://cv.example'])('links %s', (value) => {
    expect(linkedText(value)).toEqual({ text: value, href: value });
  });

  it.each([
    'javascript:alert(1)',
    'https://good.example@evil.example/',
    'https://evil.example/\u202E',
    ' https://cv.example',
    'data:text/html,x',
    'cv.example',
    'http://',
    '//cv.example',
  ])('shows %s as text', (value) => {
    expect(linkedText(value)).toEqual({ text: value });
  });
});

describe('numbers and booleans', () => {
  it.each([
    [5, 5],
    ['5', 5],
    [' 5.5 ', 5.5],
    ['-1', -1],
    ['', undefined],
    ['5,5', undefined],
    ['0x10', undefined],
    ['1e3', undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [true, undefined],
    [[5], undefined],
  ])('parses %j as the number %j', (value, expected) => {
    expect(number(value)).toBe(expected);
  });

  it.each([
    [true, true],
    ['False', false],
    ['true', true],
    [1, undefined],
    ['', undefined],
    [null, undefined],
  ])('parses %j as the boolean %j', (value, expected) => {
    expect(flag(value)).toBe(expected);
  });
});

describe('text', () => {
  it('accepts numbers, replaces lone surrogates and rejects lists and objects', () => {
    expect(text(120)).toBe('120');
    expect(text('a\ud800')).toBe('a\ufffd');
    expect(() => text({})).toThrow(TypeError);
    expect(() => text([])).toThrow(TypeError);
  });
});

describe('a date', () => {
  it('is undefined for the placeholder 0001-01-01', () => {
    expect(moment('0001-01-01T00:00:00')).toBeUndefined();
    expect(day('0001-01-01T00:00:00')).toBeUndefined();
  });

  it('is converted to UTC by moment and left as written by day', () => {
    expect(moment('2024-01-01T08:00:00')).toBe('2024-01-01T08:00:00.000Z');
    expect(moment('yesterday')).toBeUndefined();
    expect(day('2024-01-01T22:00:00-05:00')).toBe('2024-01-01T22:00:00-05:00');
    expect(day('last spring')).toBe('last spring');
  });
});
