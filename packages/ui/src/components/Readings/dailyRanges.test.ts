import { expect, test } from 'vitest';
import { dailyRanges } from './dailyRanges.ts';

test('joins the readings of each day, and keeps single ones', () => {
  const readings = [
    { time: 10, low: 70, high: 110, value: '110/70' },
    { time: 11, low: 80, high: 130, value: '130/80' },
    { time: 12, low: 60, high: 120, value: '120/60' },
    { time: 20, low: 75, high: 115, value: '115/75' },
  ];
  expect(dailyRanges(readings, (time) => String(Math.floor(time / 10)))).toEqual([
    {
      time: 10,
      low: 60,
      high: 130,
      min: { low: 60, high: 110 },
      max: { low: 80, high: 130 },
      mean: { low: 70, high: 120 },
    },
    readings[3],
  ]);
});
