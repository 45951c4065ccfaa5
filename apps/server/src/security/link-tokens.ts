import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { toId } from '../repositories/keys.ts';

/** A new token for a link in an email: 256 random bits, so that a plain hash of it is enough. */
export function createLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

export const hashLinkToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

export interface UnsubscribeTokens {
  issue: (accountId: number) => string;
  /** The account of a token; undefined when nobody issued it. */
  read: (token: string) => number | undefined;
}

/** Tokens to turn off notices. They are stored nowhere and do not expire, so that the link in an old email works. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const issue = (accountId: number) => {
    const hmac = createHmac('sha256', `unsubscribe ${secret}`).update(String(accountId));
    return `${accountId}.${hmac.digest('base64url')}`;
  };
  return {
    issue,
    read: (token) => {
      const accountId = toId(token.split('.', 1)[0]);
      if (accountId === undefined) return undefined;
      const [sent, issued] = [Buffer.from(token), Buffer.from(issue(accountId))];
      const isIssued = sent.length === issued.length && timingSafeEqual(sent, issued);
      return isIssued ? accountId : undefined;
    },
  };
}

// Tokens are in the fragment, which is in no request, so that no server and no proxy logs them.

/** The link to choose a new password. */
export const resetLinkOf = (publicUrl: string, token: string) => `${publicUrl}/reset#${token}`;

/** The link to confirm a new email. */
export const confirmationLinkOf = (publicUrl: string, token: string) =>
  `${publicUrl}/ConfirmEmail#${token}`;

/** The link to the page that turns off notices. */
export const unsubscribeLinkOf = (publicUrl: string, token: string) =>
  `${publicUrl}/Unsubscribe#${token}`;

/** The address to which mail providers post (RFC 8058). They would not send a fragment. */
export const oneClickLinkOf = (publicUrl: string, token: string) =>
  `${publicUrl}/api/account/unsubscriptions/${token}`;
