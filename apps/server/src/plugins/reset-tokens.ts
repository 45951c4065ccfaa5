import { createHash, randomBytes } from 'node:crypto';

/** A new token to reset a password: 256 random bits, so that a plain hash of it is enough. */
export function createResetToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashResetToken(token) };
}

export const hashResetToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

/** The link for a token. A fragment is in no request, so no server and no proxy logs it. */
export const resetLinkOf = (publicUrl: string, token: string) => `${publicUrl}/reset#${token}`;
