import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, clearDrafts, openDraft } from './drafts.ts';
import { session } from '../session/session.ts';
import { MemoryStorage } from '../../../test/memory-storage.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const logIn = (name: string) =>
  expect(session.logIn(`a.${encode({ name, role: 'Patient' })}.c`)).toBe(true);

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  logIn('Robin');
});

describe('a draft', () => {
  it('is restored when the form is opened again', () => {
    openDraft('request/7').onChange({ description: 'My knee hurts', bloodType: undefined });
    expect(openDraft('request/7').kept).toEqual({ description: 'My knee hurts', bloodType: null });
  });

  it('belongs to one form and one user', () => {
    openDraft('request/7').onChange({ description: 'x' });
    expect(openDraft('request/8').kept).toBeUndefined();
    logIn('Sage');
    expect(openDraft('request/7').kept).toBeUndefined();
    logIn('Robin');
    expect(openDraft('request/7').kept).toEqual({ description: 'x' });
  });

  it('is removed when the form is reset, when it is sent and when all drafts are cleared', () => {
    const ends = [() => openDraft('a').onChange(undefined), () => clearDraft('a'), clearDrafts];
    for (const end of ends) {
      openDraft('a').onChange({ name: 'x' });
      expect(sessionStorage).toHaveLength(1);
      end();
      expect(sessionStorage).toHaveLength(0);
    }
  });

  it('leaves other keys in the storage alone', () => {
    sessionStorage.setItem('other', '1');
    clearDrafts();
    expect(sessionStorage.getItem('other')).toBe('1');
  });

  it.each(['', '{', '7', '"text"', 'null'])('is ignored when the storage holds %j', (text) => {
    sessionStorage.setItem('draft:Robin:a', text);
    expect(openDraft('a').kept).toBeUndefined();
  });

  it('is not stored when the browser blocks storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => openDraft('a').onChange({ name: 'x' })).not.toThrow();
    expect(openDraft('a').kept).toBeUndefined();
  });
});
