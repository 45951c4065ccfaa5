import { describe, expect, it } from 'vitest';
import { Problem, toProblem } from './problem.ts';

const withCode = (code: string, more = {}) => Object.assign(new Error('x'), { code, ...more });
const sqlState = (code: string) => withCode(code, { severity: 'ERROR' });

describe('toProblem', () => {
  it.each<[unknown, number]>([
    [new Problem(404), 404],
    [withCode('ECONNREFUSED'), 503],
    [sqlState('57P01'), 503],
    [sqlState('08006'), 503],
    [sqlState('26000'), 503],
    [sqlState('42P05'), 503],
    [new Error('Connection terminated unexpectedly'), 503],
    [new Error('timeout exceeded when trying to connect'), 503],
    [sqlState('22021'), 400],
    [sqlState('22P05'), 400],
    [sqlState('23505'), 409],
    [sqlState('23503'), 400],
    [sqlState('42601'), 500],
    [withCode('FST_ERR_CTP_BODY_TOO_LARGE', { statusCode: 413 }), 413],
    [withCode('FST_ERR_MAX_PARAM_LENGTH', { statusCode: 414 }), 400],
    [withCode('X', { statusCode: 502 }), 500],
    ['a thrown text', 500],
    [undefined, 500],
  ])('%s is a %i', (error, status) => {
    expect(toProblem(error).status).toBe(status);
  });
});
