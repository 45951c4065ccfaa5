import { createHash, randomBytes } from 'node:crypto';

/** A new token for a link in an email: 256 random bits, so that a plain hash of it is enough. */
export function createLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

export const hashLinkToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

// Tokens are in the fragment, which is in no request, so that no server and no proxy logs them.

/** The link to choose a new password. */
export const resetLinkOf = (publicUrl: string, token: string) => `${publicUrl}/reset#${token}`;

/** The link to confirm a new email. */
export const confirmationLinkOf = (publicUrl: string, token: string) =>
  `${publicUrl}/ConfirmEmail#${token}`;
