import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createSemaphore } from './semaphore.ts';

/** What computing a hash with argon2id costs. */
export interface PasswordCost {
  /** In KiB. */
  memoryCost: number;
  /** The number of passes over the memory. */
  timeCost: number;
}

// Follows OWASP.
const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

// From breaches, in lower case.
const commonPasswords = new Set(dictionary['passwords-common']);

export const isCommonPassword = (password: string) =>
  commonPasswords.has(password.normalize('NFKC').toLowerCase());

/** Counted after normalization to NFC; the contract's `minLength` counts the raw text. */
const MIN_CHARACTERS = 8;

/** A password of fewer different characters, such as eight spaces, is guessed early. */
const MIN_DIFFERENT = 4;

/** The letters of a text: digits and signs around a name do not make it another password. */
const lettersOf = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\P{L}/gu, '');

/**
 * The message for a rejected password; undefined for an acceptable one.
 * @param owner what others know of the owner: name and email
 */
export function faultOfPassword(
  password: string,
  owner: readonly (string | undefined)[] = [],
): string | undefined {
  const characters = Array.from(password.normalize('NFC'));
  if (characters.length < MIN_CHARACTERS) return `Use at least ${MIN_CHARACTERS} characters.`;
  if (new Set(characters).size < MIN_DIFFERENT) {
    return `Use at least ${MIN_DIFFERENT} different characters.`;
  }
  if (isCommonPassword(password)) return 'Many people use this password. Choose another one.';
  const known = ['MedPortal', ...owner, ...owner.map((text) => text?.split('@', 1)[0])];
  const letters = lettersOf(password);
  if (letters !== '' && known.some((text = '') => lettersOf(text) === letters)) {
    return 'Do not use your name, your email or the name of this portal.';
  }
  return undefined;
}

/** The hash to store for a password, without a concurrency limit. */
export const hashPassword = (password: string, cost = productionCost) =>
  // The algorithm is argon2id by default.
  hash(password.normalize('NFC'), { ...cost, parallelism: 1 });

/** Hashes and verifies passwords with limited concurrency. */
export interface Passwords {
  /** @throws Problem 503 when too many others wait */
  hash: (password: string) => Promise<string>;
  /**
   * Whether a password matches a hash. Takes as long without a hash, so that timing does not reveal which
   * emails are registered.
   * @param storedHash undefined when the account does not exist
   * @throws Problem 503 when too many others wait
   */
  isRight: (storedHash: string | undefined, password: string) => Promise<boolean>;
  load: () => { running: number; waiting: number };
}

// With a concurrency of one, the last waits a few seconds.
const MAX_WAITING = 200;

/**
 * @param concurrency hashes computed at the same time; by default each needs 19 MiB and a core
 * @param cost of new hashes; that of production by default
 */
export function createPasswords(concurrency: number, cost?: PasswordCost): Passwords {
  const semaphore = createSemaphore(concurrency, MAX_WAITING);
  // Verified for unknown emails, so that they take as long as known ones.
  const dummyHash = hashPassword('', cost);
  return {
    hash: (password) => semaphore(() => hashPassword(password, cost)),
    isRight: async (storedHash, password) => {
      const hashed = storedHash ?? (await dummyHash);
      const isRight = await semaphore(() => verify(hashed, password.normalize('NFC')));
      return isRight && storedHash !== undefined;
    },
    load: semaphore.load,
  };
}
