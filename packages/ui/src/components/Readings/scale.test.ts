import { expect, test } from 'vitest';
import { indexAfter, nearestTo, percentOf, runs, scaleFor, withRoom } from './scale.ts';

const axis = { min: 40, max: 200, step: 40 };

test.each([
  ['inside', [76, 118], { min: 40, max: 200, ticks: [40, 80, 120, 160, 200] }],
  ['at both ends', [40, 200], { min: 40, max: 200, ticks: [40, 80, 120, 160, 200] }],
  ['above', [150, 250], { min: 40, max: 260, ticks: [40, 80, 120, 160, 200, 240] }],
  ['below', [20, 35], { min: 20, max: 200, ticks: [40, 80, 120, 160, 200] }],
  ['none', [], { min: 40, max: 200, ticks: [40, 80, 120, 160, 200] }],
])('scaleFor extends the axis in round steps for readings %s', (_, values, scale) => {
  expect(scaleFor(values, axis)).toEqual(scale);
});

test('scaleFor covers all values with few lines', () => {
  for (let low = 0; low < 1000; low += 37)
    for (let high = low; high <= 1000; high += 41) {
      const { min, max, ticks } = scaleFor([low, high], axis);
      expect(min).toBeLessThanOrEqual(Math.min(low, 40));
      expect(max).toBeGreaterThanOrEqual(Math.max(high, 200));
      expect(ticks.length).toBeGreaterThan(3);
      expect(ticks.length).toBeLessThanOrEqual(10);
      expect(ticks[0]).toBeGreaterThanOrEqual(min);
      expect(ticks.at(-1)).toBeLessThanOrEqual(max);
    }
});

test('percentOf interpolates, and returns 50 when both ends are equal', () => {
  expect(percentOf(15, 10, 20)).toBe(50);
  expect(percentOf(7, 7, 7)).toBe(50);
});

test.each([
  [[80, 90, 40, 80, 120], 10, [80, 90, 40, 120]],
  [[120, 130, 140], 15, [120, 140]],
])('withRoom prefers earlier labels: %j', (values, distance, kept) => {
  const labels = values.map((at) => ({ at }));
  expect(withRoom(labels, distance).map(({ at }) => at)).toEqual(kept);
});

test('runs splits at undefined points', () => {
  expect(runs([1, 2, undefined, undefined, 3])).toEqual([[1, 2], [3]]);
  expect(runs([undefined])).toEqual([]);
});

test('nearestTo goes by time first, then by value', () => {
  const points = [
    { x: 0, y: 50 },
    { x: 40, y: 20 },
    { x: 40, y: 80 },
  ];
  expect(nearestTo({ x: 19, y: 20 }, points)).toBe(0);
  expect(nearestTo({ x: 21, y: 20 }, points)).toBe(1);
  expect(nearestTo({ x: 90, y: 70 }, points)).toBe(2);
});

test.each([
  ['ArrowRight', false, 3],
  ['ArrowLeft', false, 1],
  ['ArrowRight', true, 1],
  ['ArrowLeft', true, 3],
  ['Home', true, 0],
  ['End', true, 4],
  ['Enter', false, undefined],
])('%s (right to left: %s) moves from 2 to %s', (key, rtl, index) => {
  expect(indexAfter(key, { from: 2, count: 5, rtl })).toBe(index);
});

test('arrow keys stop at the ends', () => {
  expect(indexAfter('ArrowRight', { from: 4, count: 5, rtl: false })).toBe(4);
  expect(indexAfter('ArrowLeft', { from: 0, count: 5, rtl: false })).toBe(0);
});
