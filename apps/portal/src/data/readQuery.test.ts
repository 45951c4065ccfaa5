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

describe('an answer', () => {
  it('is what the view makes of it', () => {
    expect(readAs('getDoctor', answered, (wire) => wire.length)).toBe(1);
  });

  it('that could not be read has failed, and keeps why', () => {
    const cause = new TypeError('no name');
    const read = () =>
      readAs('getDoctor', answered, () => {
        throw cause;
      });
    expect(read).toThrow(new PortalError('parse', 'getDoctor', { status: 200, cause }));
  });

  it('that failed is left as it is', () => {
    const error = new PortalError('network', 'getDoctor');
    const orThrow = () => {
      throw error;
    };
    const failed: PortalResult<string> = { ok: false, error, orThrow };
    expect(() => readAs('getDoctor', failed, String)).toThrow(error);
  });
});
