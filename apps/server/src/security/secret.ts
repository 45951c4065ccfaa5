import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textOf } from '../text-of.ts';

/**
 * Reads the token secret in a folder, and generates it the first time with mode 600.
 * @throws when the folder is not writable or the file holds no secret
 */
export async function readKeptSecret(folder: string): Promise<string> {
  const file = join(folder, 'token-secret');
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (textOf(error, 'code') !== 'EEXIST') throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length >= 32) return secret;
  throw new Error(
    `${file} does not hold a token secret of 32 characters: delete it to get a new one`,
  );
}
