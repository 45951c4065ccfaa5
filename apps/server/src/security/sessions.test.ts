import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createSessions } from './sessions.ts';

const secret = 'a secret for tests, longer than 32 characters';
const account = { id: 7, sessionId: 70, name: 'Test Person', role: 'Patient' } as const;
const sessions = createSessions({ secret, hours: 8, idleHours: 8 });
const now = () => Math.floor(Date.now() / 1000);
const goodClaims = () => ({
  sub: '7',
  jti: '70',
  iat: now(),
  exp: now() + 60,
  iss: 'medportal',
  aud: 'medportal',
});

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

function tokenOf(claims: object): string {
  const input = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}

const read = (token: string) => sessions.read(`Bearer ${token}`);

describe('an issued token', () => {
  const token = sessions.issue(account);

  it('is read as the account and session that it was issued to', () => {
    expect(read(token)).toEqual({ accountId: 7, sessionId: 70 });
  });

  it('has the name, role, issuer, audience and expiry as claims', () => {
    const [header = '', claims = ''] = token
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(header)).toMatchObject({ alg: 'HS256' });
    const { iat, exp, ...rest } = JSON.parse(claims);
    expect(rest).toEqual({
      sub: '7',
      jti: '70',
      name: 'Test Person',
      role: 'Patient',
      iss: 'medportal',
      aud: 'medportal',
    });
    expect(exp - iat).toBe(8 * 3600);
  });

  it('expires after its hours', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { issue } = sessions;
      const short = issue(account);
      vi.advanceTimersByTime(8 * 3_600_000 - 2000);
      expect(read(short)).toEqual({ accountId: 7, sessionId: 70 });
      vi.advanceTimersByTime(4000);
      expect(read(short)).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the authorization header', () => {
  const good = tokenOf(goodClaims());

  it.each([`Bearer ${good}`, `bearer ${good}`, `BEARER ${good}`])('is accepted: %s', (header) => {
    expect(sessions.read(header)).toEqual({ accountId: 7, sessionId: 70 });
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a token without its scheme', good],
    ['another scheme', `Basic ${good}`],
    ['text before it', `x Bearer ${good}`],
    ['text after it', `Bearer ${good} x`],
    ['two spaces', `Bearer  ${good}`],
    ['no token', 'Bearer '],
    ['the word undefined', 'Bearer undefined'],
  ])('is rejected: %s', (_, header) => {
    expect(sessions.read(header)).toBeUndefined();
  });
});

it.each(['sub', 'jti', 'iat', 'exp', 'iss', 'aud'])('a token without %s is rejected', (claim) => {
  expect(read(tokenOf({ ...goodClaims(), [claim]: undefined }))).toBeUndefined();
});

describe('a subject', () => {
  it.each([
    ['1', 1],
    ['10', 10],
    ['2147483647', 2_147_483_647],
  ])('is a valid id: %s', (sub, id) => {
    expect(read(tokenOf({ ...goodClaims(), sub }))?.accountId).toBe(id);
    expect(read(tokenOf({ ...goodClaims(), jti: sub }))?.sessionId).toBe(id);
  });

  it.each([
    7,
    null,
    '',
    '0',
    '07',
    '-7',
    '7.5',
    '7x',
    'x7',
    '0x7',
    ' 7',
    '2147483648',
    '12345678901',
  ])('is not a valid id: %j', (sub) => {
    expect(read(tokenOf({ ...goodClaims(), sub }))).toBeUndefined();
    expect(read(tokenOf({ ...goodClaims(), jti: sub }))).toBeUndefined();
  });
});
