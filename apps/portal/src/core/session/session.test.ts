import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session, STORAGE_KEY } from './session.ts';
import { isSameName, readToken } from './token.ts';
import { MemoryStorage } from '../../../test/memory-storage.ts';

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

  it('accepts a token without an expiry', () => {
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
  ])('treats a token %s as logged out', (_what, token) => {
    expect(readToken(token, now)).toEqual({ status: 'loggedOut' });
  });
});

describe('isSameName', () => {
  it('ignores case and Unicode normalization', () => {
    expect(isSameName('ŽOFIE', 'žofie'.normalize('NFD'))).toBe(true);
    expect(isSameName('Ann', 'Anne')).toBe(false);
  });
});

describe('an expired session', () => {
  const first = tokenOf({ name: 'Robin', role: 'Patient', number: 1 });
  const second = tokenOf({ name: 'ROBIN', role: 'Patient', number: 2 });

  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    session.logOut();
    session.logIn(first);
  });

  it('resolves every waiting call with the token of the next log-in', async () => {
    const waiting = [session.renew(first), session.renew(first)];
    expect(session.expiredUser()?.name).toBe('Robin');
    expect(session.logIn(second)).toBe(true);
    expect(await Promise.all(waiting)).toEqual([second, second]);
    expect(session.expiredUser()).toBeUndefined();
  });

  it('does not ask again for a call that carried an older token', async () => {
    session.logIn(second);
    expect(await session.renew(first)).toBe(second);
    expect(session.expiredUser()).toBeUndefined();
  });

  it('does not retry calls for another user with the same name', async () => {
    const waiting = session.renew(first);
    session.logIn(tokenOf({ name: 'Robin', role: 'Doctor' }));
    expect(await waiting).toBeUndefined();
  });

  it('lets the user decline, and asks again at the next write', async () => {
    const waiting = session.renew(first);
    session.declineRenewal();
    expect(await waiting).toBeUndefined();
    expect(session.get()).toEqual({ status: 'loggedOut' });
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    const again = session.renew(undefined);
    expect(session.expiredUser()?.name).toBe('Robin');
    session.logIn(second);
    expect(await again).toBe(second);
  });

  it('does not ask a visitor or a user who has logged out', async () => {
    session.logOut();
    expect(await session.renew(undefined)).toBeUndefined();
    expect(session.expiredUser()).toBeUndefined();
  });

  it('notifies subscribers when it asks and when the user declines', () => {
    const listener = vi.fn(() => session.expiredUser()?.name);
    const stop = session.subscribe(listener);
    void session.renew(first);
    session.declineRenewal();
    stop();
    expect(listener.mock.results.map(({ value }) => value)).toEqual(['Robin', undefined]);
  });
});

describe('a closed account', () => {
  const token = tokenOf({ name: 'Robin', role: 'Patient' });
  const closure = { deletedAfter: '2024-01-15T00:00:00.000Z' };

  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    session.logIn(token);
    session.closeAccount(closure.deletedAfter);
  });

  it('logs its user out', () => {
    expect(session.reader()).toBeUndefined();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(session.closure()).toEqual(closure);
  });

  it('is forgotten at the next log-in', () => {
    session.logIn(token);
    expect(session.closure()).toBeUndefined();
    session.logOut();
    expect(session.closure()).toBeUndefined();
  });
});
