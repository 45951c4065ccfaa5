import { describe, expect, it } from 'vitest';
import { clinicName, gender, linkedText, measure, text } from './wire.ts';

describe('absent, null and blank', () => {
  it.each([undefined, null, '', '  ', '\n'])('are nothing: %j', (value) => {
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
    ' https://cv.example',
    'data:text/html,x',
    'cv.example',
    'http://',
    '//cv.example',
  ])('shows %s as text', (value) => {
    expect(linkedText(value)).toEqual({ text: value });
  });
});
