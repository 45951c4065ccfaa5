import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createGate } from './gate.ts';

// argon2id, the library's default, with the memory (KiB) and passes that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// The hash of a text that is no password, to spend the same time on an email that nobody has.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$76o5i1UxzUEXm0KxbkMX8g$yALNy/W3Vv3czeMundibCWM67JWp1RN34OMFHHrqT+w';

// Some 49,000 in lower case, from breaches, the most frequent first.
const commonPasswords = new Set(dictionary['passwords-common']);

/** Whether a password is among the first that somebody would guess, in any case. */
export const isCommonPassword = (password: string) =>
  commonPasswords.has(password.normalize('NFKC').toLowerCase());

/** Fewer are refused; the contract says the same, of a text whose accents are not composed yet. */
const FEWEST_CHARACTERS = 8;

/** Why a new password is refused, as a sentence; undefined when it can be taken. */
export function faultOfPassword(password: string): string | undefined {
  if (Array.from(password.normalize('NFC')).length < FEWEST_CHARACTERS) {
    return `Use at least ${FEWEST_CHARACTERS} characters.`;
  }
  if (isCommonPassword(password)) return 'Many people use this password. Choose another one.';
  return undefined;
}

/** The hash to store for a password, whatever else is being hashed. */
export const hashPassword = (password: string) => hash(password.normalize('NFC'), cost);

/** Hashes passwords, a few at a time. */
export interface Passwords {
  /**
   * The hash to store for a password.
   * @throws Problem 503 when too many others are waiting for theirs
   */
  hash: (password: string) => Promise<string>;
  /**
   * Whether a password belongs to a hash. It takes as long for nobody's hash, so that the time does
   * not tell which emails are registered.
   * @param storedHash Undefined when there is no such account.
   * @throws Problem 503 when too many others are waiting
   */
  isRight: (storedHash: string | undefined, password: string) => Promise<boolean>;
  /** How many are being hashed and how many wait for their turn, at this moment. */
  load: () => { running: number; waiting: number };
}

// At one hash at a time the last of them waits for some three seconds.
const MOST_WAITING = 200;

/** @param atOnce How many are hashed at the same time: each takes 19 MiB and a processor core. */
export function createPasswords(atOnce: number): Passwords {
  const inTurn = createGate(atOnce, MOST_WAITING);
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    isRight: async (storedHash, password) => {
      const isRight = await inTurn(() =>
        verify(storedHash ?? nobodysHash, password.normalize('NFC')),
      );
      return isRight && storedHash !== undefined;
    },
    load: inTurn.load,
  };
}
