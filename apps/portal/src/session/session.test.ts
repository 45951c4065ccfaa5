import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session, STORAGE_KEY } from './session.ts';
import { isSameName, readToken } from './token.ts';
import { MemoryStorage } from '../../test/memory-storage.ts';

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

describe('a session that the server has ended', () => {
  const first = tokenOf({ name: 'Robin', role: 'Patient', number: 1 });
  const second = tokenOf({ name: 'ROBIN', role: 'Patient', number: 2 });

  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    session.logOut();
    session.logIn(first);
  });

  it('goes on with the token of the next log-in, for every call that waits', async () => {
    const waiting = [session.renew(first), session.renew(first)];
    expect(session.endedUser()?.name).toBe('Robin');
    expect(session.logIn(second)).toBe(true);
    expect(await Promise.all(waiting)).toEqual([second, second]);
    expect(session.endedUser()).toBeUndefined();
  });

  it('does not ask for a call that was refused before the last log-in', async () => {
    session.logIn(second);
    expect(await session.renew(first)).toBe(second);
    expect(session.endedUser()).toBeUndefined();
  });

  it('does not go on for another person, whatever they are called', async () => {
    const waiting = session.renew(first);
    session.logIn(tokenOf({ name: 'Robin', role: 'Doctor' }));
    expect(await waiting).toBeUndefined();
  });

  it('lets the reader go on without, and asks again at the next write', async () => {
    const waiting = session.renew(first);
    session.giveUp();
    expect(await waiting).toBeUndefined();
    expect(session.get()).toEqual({ status: 'loggedOut' });
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    const again = session.renew(undefined);
    expect(session.endedUser()?.name).toBe('Robin');
    session.logIn(second);
    expect(await again).toBe(second);
  });

  it('asks nobody who was not logged in, or has logged out', async () => {
    session.logOut();
    expect(await session.renew(undefined)).toBeUndefined();
    expect(session.endedUser()).toBeUndefined();
  });

  it('tells its listeners when it asks and when that is over', () => {
    const listener = vi.fn(() => session.endedUser()?.name);
    const stop = session.subscribe(listener);
    void session.renew(first);
    session.giveUp();
    stop();
    expect(listener.mock.results.map(({ value }) => value)).toEqual(['Robin', undefined]);
  });
});
