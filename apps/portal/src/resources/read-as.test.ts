import { PortalError, type PortalResult } from '@medportal/api-client';
import { expect, it } from 'vitest';
import { readAs } from './read-as.ts';

const answered: PortalResult<string> = {
  ok: true,
  data: 'a',
  status: 200,
  response: new Response(),
  orThrow: () => 'a',
};

it('is what the view makes of the answer', () => {
  expect(readAs('getDoctor', answered, (wire) => wire.length)).toEqual({ ok: true, data: 1 });
});

it('keeps why an answer could not be read', () => {
  const cause = new TypeError('no name');
  const result = readAs('getDoctor', answered, () => {
    throw cause;
  });
  expect(result).toEqual({ ok: false, error: expect.any(PortalError) });
  expect(result).toMatchObject({ error: { kind: 'parse', operationId: 'getDoctor', status: 200 } });
  expect(!result.ok && result.error.cause).toBe(cause);
});

it('leaves a failure as it is', () => {
  const error = new PortalError('network', 'getDoctor');
  const orThrow = () => {
    throw error;
  };
  const failed: PortalResult<string> = { ok: false, error, orThrow };
  expect(readAs('getDoctor', failed, String)).toBe(failed);
});
