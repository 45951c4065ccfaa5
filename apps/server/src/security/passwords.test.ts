import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { createPasswords, faultOfPassword, hashPassword, isCommonPassword } from './passwords.ts';

const passwords = createPasswords(1);

describe('passwords', () => {
  it('match in any Unicode normalization form', async () => {
    const stored = await hashPassword('cafe\u0301 au lait');
    expect(await passwords.isRight(stored, 'caf\u00E9 au lait')).toBe(true);
    expect(await passwords.isRight(stored, 'cafe au lait')).toBe(false);
  });

  it('are rejected with 503 when too many wait', async () => {
    const busy = createPasswords(1);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 202 }, () => busy.isRight('not a hash at all', 'some password')),
    );
    const reasons = outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    const refused = reasons.filter((reason) => reason instanceof Problem);
    expect(refused).toMatchObject([{ status: 503, headers: { 'retry-after': '2' } }]);
  });
});

describe('a new password', () => {
  const tooShort = 'Use at least 8 characters.';
  const repeated = 'Use at least 4 different characters.';
  const known = 'Do not use your name, your email or the name of this portal.';
  it.each<[string, string | undefined]>([
    ['seven77', tooShort],
    ['zq vault', undefined],
    // Counted by code points, not UTF-16 units.
    ['𝒫𝒶𝓈𝓈𝓌𝑜𝓇', tooShort],
    ['𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ', undefined],
    // Counted after normalization to NFC.
    ['e\u0301'.repeat(4), tooShort],
    ['e\u0301'.repeat(8), repeated],
    ['        ', repeated],
    ['aaaabbbbcccc', repeated],
    ['MedPortal 2024', known],
    ['rob.in+meadow@test', undefined],
    ['Robin_Meadow!', known],
    ['robin.m@x.example', known],
    ['12robinm34', known],
  ])('%j: %s', (password, fault) => {
    expect(faultOfPassword(password, ['Robin Meadow', 'robin.m@x.example'])).toBe(fault);
  });

  const long = dictionary['passwords-common'].filter((password) => password.length >= 8);

  it('is not in the list of common passwords, in any case', () => {
    expect(long.length).toBeGreaterThan(3000);
    const accepted = long.filter(
      (password) =>
        faultOfPassword(password) === undefined ||
        faultOfPassword(password.toUpperCase()) === undefined,
    );
    expect(accepted).toEqual([]);
  });

  it('is accepted when it only contains a common password', () => {
    expect(isCommonPassword('correct horse battery')).toBe(false);
    expect(long.filter((password) => !isCommonPassword(`${password} & more`))).toEqual(long);
  });
});
