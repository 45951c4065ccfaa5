import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createGate } from './gate.ts';

// argon2id, the library's default, with the memory (KiB) and passes that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// The hash of a text that is no password, to spend the same time on an email that nobody has.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$76o5i1UxzUEXm0KxbkMX8g$yALNy/W3Vv3czeMundibCWM67JWp1RN34OMFHHrqT+w';

// Each hash takes 19 MiB and a core for some milliseconds: more at once only makes all of them slow.
const hashing = createGate(availableParallelism(), 200);

// Some 49,000 in lower case, from breaches, the most frequent first.
const commonPasswords = new Set(dictionary['passwords-common']);

/** Whether a password is among the first that somebody would guess, in any case. */
export const isCommonPassword = (password: string) =>
  commonPasswords.has(password.normalize('NFKC').toLowerCase());

/**
 * The hash to store for a password.
 * @throws Problem 503 when too many others are waiting for theirs
 */
export const hashPassword = (password: string) =>
  hashing(() => hash(password.normalize('NFC'), cost));

/**
 * Whether a password belongs to a hash. It takes as long for nobody's hash, so that the time does
 * not tell which emails are registered.
 * @param storedHash Undefined when there is no such account.
 * @throws Problem 503 when too many others are waiting
 */
export async function isRightPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  const isRight = await hashing(() => verify(storedHash ?? nobodysHash, password.normalize('NFC')));
  return isRight && storedHash !== undefined;
}
