import { expect, test } from 'vitest';
import { bandsIn, percentOf, runs, scaleFor } from './scale.ts';

test.each([
  [
    [74, 134],
    [60, 80, 100, 120, 140],
  ],
  [
    [120, 120],
    [120, 125, 130],
  ],
  [
    [0, 250],
    [0, 100, 200, 300],
  ],
  [
    [88, 124],
    [80, 90, 100, 110, 120, 130],
  ],
  [
    [5.1, 5.4],
    [5, 6, 7],
  ],
])('scaleFor chooses round ticks for %j: %j', (values, ticks) => {
  expect(scaleFor(values).ticks).toEqual(ticks);
});

test('scaleFor covers all values with at most six ticks', () => {
  for (let low = 0; low < 1000; low += 37)
    for (let high = low; high <= 1000; high += 41) {
      const { min, max, ticks } = scaleFor([low, high]);
      expect(min).toBeLessThanOrEqual(low);
      expect(max).toBeGreaterThanOrEqual(high);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBe(max);
    }
});

test('percentOf interpolates, and returns 50 when both ends are equal', () => {
  expect(percentOf(15, 10, 20)).toBe(50);
  expect(percentOf(7, 7, 7)).toBe(50);
});

test('runs splits at undefined points', () => {
  expect(runs([1, 2, undefined, undefined, 3])).toEqual([[1, 2], [3]]);
  expect(runs([undefined])).toEqual([]);
});

test.each([
  [{ min: 100, max: 140 }, ['low 100 to 120', 'high 120 to 140, shaded']],
  [{ min: 125, max: 130 }, ['high 125 to 130, shaded']],
  [{ min: 100, max: 120 }, ['low 100 to 120']],
])('bandsIn clips the ranges to the axis %j: %j', (ends, shown) => {
  const ranges = [
    { from: 0, name: 'low' },
    { from: 120, name: 'high' },
  ];
  const bands = bandsIn({ ...ends, ticks: [] }, ranges);
  expect(
    bands.map(
      ({ name, from, to, isShaded }) => `${name} ${from} to ${to}${isShaded ? ', shaded' : ''}`,
    ),
  ).toEqual(shown);
});

test('bandsIn returns nothing without ranges', () => {
  expect(bandsIn(scaleFor([1, 2]))).toEqual([]);
});
