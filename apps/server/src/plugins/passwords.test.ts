/* oxlint-disable no-await-in-loop, consistent-function-scoping -- steps follow each other, helpers stand where they are used */
import { describe, expect, it } from 'vitest';
import { hashPassword, isCommonPassword, isRightPassword } from './passwords.ts';

describe('passwords', () => {
  it('are stored as argon2id with a salt', async () => {
    const [first, second] = [
      await hashPassword('same password'),
      await hashPassword('same password'),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it('are compared however their accents are composed', async () => {
    const stored = await hashPassword('cafe\u0301 au lait');
    expect(await isRightPassword(stored, 'caf\u00E9 au lait')).toBe(true);
    expect(await isRightPassword(stored, 'cafe au lait')).toBe(false);
  });

  it('never belong to nobody, who takes as long to check', async () => {
    const stored = await hashPassword('some password');
    const time = async (hash: string | undefined) => {
      const start = performance.now();
      expect(await isRightPassword(hash, 'wrong password')).toBe(false);
      return performance.now() - start;
    };
    // The quickest of several rounds: a busy machine slows some of them.
    let [somebody, nobody] = [Infinity, Infinity];
    for (let round = 0; round < 8; round += 1) {
      somebody = Math.min(somebody, await time(stored));
      nobody = Math.min(nobody, await time(undefined));
    }
    expect(nobody / somebody).toBeGreaterThan(0.4);
    expect(nobody / somebody).toBeLessThan(2.5);
  });

  it('that everybody uses are known, in any case', () => {
    expect(isCommonPassword('12345678')).toBe(true);
    expect(isCommonPassword('PassWord')).toBe(true);
    expect(isCommonPassword('correct horse battery')).toBe(false);
  });

  // Only those that are long enough to be taken otherwise matter.
  it.each(['qwertyuiop', 'trustno1', 'sunshine', 'liverpool', 'q1w2e3r4', 'Password1'])(
    'such as %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );
});
