import { describe, expect, it } from 'vitest';
import { more, nextPage } from './paging.ts';

describe('nextPage', () => {
  it('starts with the first 9', () => {
    expect(nextPage(0)).toEqual({ pageNumber: 1, pageSize: 9, appends: false });
  });

  it('asks for a first page that is 9 longer', () => {
    expect(nextPage(9)).toEqual({ pageNumber: 1, pageSize: 18, appends: false });
    expect(nextPage(891)).toEqual({ pageNumber: 1, pageSize: 900, appends: false });
  });

  it('goes on page by page where the contract allows no longer one', () => {
    expect(nextPage(900)).toEqual({ pageNumber: 101, pageSize: 9, appends: true });
    expect(nextPage(909)).toEqual({ pageNumber: 102, pageSize: 9, appends: true });
  });
});

describe('more', () => {
  it('is there only while something is not shown', () => {
    expect(more(9, 9)).toBe('none');
    expect(more(9, 10)).toBe('available');
  });
});
