import { PortalError, type PortalResult } from '@medportal/api-client';
import { describe, expect, it } from 'vitest';
import { readAs } from './readQuery.ts';

const answered: PortalResult<string> = {
  ok: true,
  data: 'a',
  status: 200,
  response: new Response(),
  orThrow: () => 'a',
};

describe('readAs', () => {
  it('maps the response body', () => {
    expect(readAs('getDoctor', answered, (wire) => wire.length)).toBe(1);
  });

  it('throws a parse error with the cause when mapping fails', () => {
    const cause = new TypeError('no name');
    const read = () =>
      readAs('getDoctor', answered, () => {
        throw cause;
      });
    expect(read).toThrow(new PortalError('parse', 'getDoctor', { status: 200, cause }));
  });

  it('rethrows the error of a failed call', () => {
    const error = new PortalError('network', 'getDoctor');
    const orThrow = () => {
      throw error;
    };
    const failed: PortalResult<string> = { ok: false, error, orThrow };
    expect(() => readAs('getDoctor', failed, String)).toThrow(error);
  });
});
