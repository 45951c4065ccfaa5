import type { RequestListView, RequestSummary } from '@medportal/ui';
import { describe, expect, it } from 'vitest';
import { arrange } from './queue.api.ts';

const request = (id: number, sentAt?: string, name = 'Ann', description = ''): RequestSummary => ({
  id,
  sentAt,
  person: { name, href: '/', role: 'patient' },
  description,
});

const listOf = (
  requests: RequestSummary[],
  more: 'none' | 'available' = 'none',
): RequestListView => ({ status: 'ready', requests, totalCount: 20, more });

const idsOf = (view: RequestListView) =>
  view.status === 'ready' ? view.requests.map(({ id }) => id) : [];

const all = { search: '', order: 'newest' } as const;

describe('the order by waiting time', () => {
  const requests = [
    request(9, '2026-01-03T00:00:00.000Z'),
    request(4, '2026-01-02T00:00:00.000Z'),
    request(8, '2026-01-02T00:00:00.000Z'),
    request(6, '2026-01-02T00:00:00.000Z'),
    request(3),
    request(7, '2025-12-31T23:00:00.000Z'),
  ];
  const oldest = { search: '', order: 'oldest' } as const;

  it('is by time, equal times by id, and begins with unknown times', () => {
    expect(idsOf(arrange(listOf(requests), oldest))).toEqual([3, 7, 4, 6, 8, 9]);
  });

  it('waits until all requests are loaded', () => {
    const view = listOf(requests, 'available');
    expect(arrange(view, oldest)).toBe(view);
  });

  it('is not applied when the newest come first', () => {
    expect(idsOf(arrange(listOf(requests), all))).toEqual([9, 4, 8, 6, 3, 7]);
  });
});

describe('the search', () => {
  const requests = [
    request(1, undefined, 'Zo\u00eb Hill', 'A cough'),
    request(2, undefined, 'Ann', 'My DOCTOR said\n  so'),
    request(3, undefined, 'Ann', '100% sure'),
    { id: 4 },
  ];

  it.each([
    ['zoe\u0308', [1]],
    ['COUGH', [1]],
    ['said so', [2]],
    ['so ann', [2]],
    ['%', [3]],
    ['ann', [2, 3]],
    ['ann cough', []],
    ['undefined', []],
  ])('for %j finds %j', (search, ids) => {
    const view = arrange(listOf(requests), { ...all, search });
    expect(idsOf(view)).toEqual(ids);
    expect(view).toMatchObject({ totalCount: ids.length });
    expect(view).not.toHaveProperty('searchedCount');
  });

  it('says how many it searched, if that is a part', () => {
    const view = arrange(listOf(requests, 'available'), { search: 'ann', order: 'oldest' });
    expect(idsOf(view)).toEqual([2, 3]);
    expect(view).toMatchObject({ totalCount: 20, searchedCount: 4 });
  });

  it('leaves other views alone', () => {
    const view = { status: 'loading' } as const;
    expect(arrange(view, { search: 'ann', order: 'oldest' })).toBe(view);
  });
});
