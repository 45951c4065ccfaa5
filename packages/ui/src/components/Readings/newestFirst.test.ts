import { expect, test } from 'vitest';
import { newestFirst } from './newestFirst.ts';

test('sorts newest first across UTC offsets, with undated readings last', () => {
  const readings = [
    { id: 'undated' },
    { id: 'old', takenAt: '2026-01-01T08:00:00Z' },
    { id: 'no date', takenAt: 'yesterday' },
    { id: 'new', takenAt: '2026-01-02T08:00:00' },
    { id: 'newest', takenAt: '2026-01-02T08:00:00-01:00' },
    { id: 'same', takenAt: '2026-01-01T09:00:00+01:00' },
  ];
  expect(newestFirst(readings).map(({ id }) => id)).toEqual([
    'newest',
    'new',
    'old',
    'same',
    'undated',
    'no date',
  ]);
});
