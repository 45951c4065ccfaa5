import { expect, it } from 'vitest';
import { sample } from './sample.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('takes a tenth, and at least one', () => {
  const counts = [0, 1, 9, 11, 500].map((count) => sample(numbers(count), 'seed').length);
  expect(counts).toEqual([0, 1, 1, 2, 50]);
});

it('takes the same for the same seed, and every case sooner or later', () => {
  expect(sample(numbers(100), 'a')).toEqual(sample(numbers(100), 'a'));
  const seeds = numbers(100).map((number) => `commit ${number}`);
  expect(new Set(seeds.flatMap((seed) => sample(numbers(30), seed))).size).toBe(30);
});
