import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createSemaphore } from './semaphore.ts';

// argon2id is the library's default; memory (KiB) and passes follow OWASP.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Verified for unknown emails, so that they take as long as known ones.
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$76o5i1UxzUEXm0KxbkMX8g$yALNy/W3Vv3czeMundibCWM67JWp1RN34OMFHHrqT+w';

// From breaches, in lower case.
const commonPasswords = new Set(dictionary['passwords-common']);

export const isCommonPassword = (password: string) =>
  commonPasswords.has(password.normalize('NFKC').toLowerCase());

/** Counted after normalization to NFC; the contract's `minLength` counts the raw text. */
const MIN_CHARACTERS = 8;

/** The message for a rejected password; undefined for an acceptable one. */
export function faultOfPassword(password: string): string | undefined {
  if (Array.from(password.normalize('NFC')).length < MIN_CHARACTERS) {
    return `Use at least ${MIN_CHARACTERS} characters.`;
  }
  if (isCommonPassword(password)) return 'Many people use this password. Choose another one.';
  return undefined;
}

/** The hash to store for a password, without a concurrency limit. */
export const hashPassword = (password: string) => hash(password.normalize('NFC'), cost);

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

/** @param concurrency hashes computed at the same time; each needs 19 MiB and a core */
export function createPasswords(concurrency: number): Passwords {
  const semaphore = createSemaphore(concurrency, MAX_WAITING);
  return {
    hash: (password) => semaphore(() => hashPassword(password)),
    isRight: async (storedHash, password) => {
      const isRight = await semaphore(() =>
        verify(storedHash ?? dummyHash, password.normalize('NFC')),
      );
      return isRight && storedHash !== undefined;
    },
    load: semaphore.load,
  };
}
