import { describe, expect, it } from 'vitest';
import { isSameName, readToken } from './session.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown) => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
const now = Date.UTC(2024, 0, 1);
const later = now / 1000 + 60;

describe('readToken', () => {
  it.each([
    ['Doctor', 'doctor'],
    ['Patient', 'patient'],
    ['Something else', 'patient'],
  ])('takes the role %s as a %s', (role, persona) => {
    const token = tokenOf({ name: 'Žofie', role, exp: later });
    expect(readToken(token, now)).toEqual({
      status: 'loggedIn',
      token,
      user: { name: 'Žofie', role, persona },
    });
  });

  it('takes a token without an end', () => {
    expect(readToken(tokenOf({ name: 'A', role: 'Patient' }), now).status).toBe('loggedIn');
  });

  it.each([
    ['malformed', 'not a token'],
    ['empty', ''],
    ['with a broken body', 'a.%%%.c'],
    ['without a role', tokenOf({ name: 'A', exp: later })],
    ['without a name', tokenOf({ role: 'Doctor', exp: later })],
    ['with a role that is no text', tokenOf({ name: 'A', role: 7 })],
    ['that has ended', tokenOf({ name: 'A', role: 'Doctor', exp: now / 1000 })],
    ['that says null', tokenOf(null)],
  ])('takes a token %s as nobody', (_what, token) => {
    expect(readToken(token, now)).toEqual({ status: 'loggedOut' });
  });
});

describe('isSameName', () => {
  it('looks neither at case nor at how accents are written', () => {
    expect(isSameName('ŽOFIE', 'žofie'.normalize('NFD'))).toBe(true);
    expect(isSameName('Ann', 'Anne')).toBe(false);
  });
});
