import { PortalError } from '@medportal/api-client';
import { describe, expect, it } from 'vitest';
import { readQuery } from './readQuery.ts';

const { signal } = new AbortController();

const queryOf = <Data>(wire: Promise<string>, map: (wire: string) => Data) =>
  readQuery({
    query: { queryKey: ['getDoctor', { name: 'a' }], queryFn: () => wire },
    map,
  });

describe('readQuery', () => {
  it('maps the response', async () => {
    const query = queryOf(Promise.resolve('abc'), (wire) => wire.length);
    expect(query.queryKey).toEqual(['getDoctor', { name: 'a' }]);
    expect(await query.queryFn({ signal })).toBe(3);
  });

  it('throws a parse error with the cause when mapping fails', async () => {
    const cause = new TypeError('no name');
    const query = queryOf(Promise.resolve('abc'), () => {
      throw cause;
    });
    await expect(query.queryFn({ signal })).rejects.toThrow(
      new PortalError('parse', 'getDoctor', { cause }),
    );
  });

  it('passes on the error of a failed call', async () => {
    const error = new PortalError('network', 'getDoctor');
    const query = queryOf(Promise.reject(error), String);
    await expect(query.queryFn({ signal })).rejects.toBe(error);
  });
});
