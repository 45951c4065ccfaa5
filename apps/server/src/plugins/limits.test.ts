import { expect, it } from 'vitest';
import { createFailureLimit } from './limits.ts';

it('counts failures by key, within a minute', () => {
  let now = 0;
  const limit = createFailureLimit(2, () => now);
  limit.attempt('a');
  now = 30_000;
  limit.attempt('a');
  expect(() => limit.attempt('a')).toThrow('Wait 30 seconds and try again.');
  expect(() => limit.attempt('b')).not.toThrow();
  now = 60_000;
  expect(() => limit.attempt('a')).not.toThrow();
});

it('does not count what turns out well', () => {
  const limit = createFailureLimit(1, () => 0);
  const forgive = limit.attempt('a');
  expect(() => limit.attempt('a')).toThrow();
  forgive();
  expect(() => limit.attempt('a')).not.toThrow();
});

it('can be off', () => {
  const limit = createFailureLimit(0);
  for (let attempt = 0; attempt < 100; attempt += 1) limit.attempt('a');
});
