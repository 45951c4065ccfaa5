import type { Query } from '../database/sql.ts';
import { findAccount } from '../repositories/account-details.ts';
import { findClosure } from '../repositories/closures.ts';
import { findReview } from '../repositories/doctors.ts';
import { addEmailChangeToken } from '../repositories/email-changes.ts';
import { patientInbox } from '../repositories/inbox.ts';
import type { MailKind, Recipient } from '../repositories/outbox.ts';
import { addPasswordReset } from '../repositories/password-resets.ts';
import { erasureOf } from '../retention.ts';
import {
  type UnsubscribeTokens,
  confirmationLinkOf,
  createLinkToken,
  oneClickLinkOf,
  resetLinkOf,
  unsubscribeLinkOf,
} from '../security/link-tokens.ts';
import {
  type Mail,
  accountClosed,
  addressConfirmation,
  responseNotice,
  departureNotice,
  doctorReviewed,
  emailChanged,
  emailConfirmation,
  passwordChanged,
  passwordReset,
} from './texts.ts';

export interface MailContext {
  query: Query;
  recipient: Recipient;
  /** The origin of the portal. */
  publicUrl: string;
  unsubscribeTokens: UnsubscribeTokens;
  /** How many days a closed account is kept. */
  retentionDays: number;
}

interface Kind {
  /** How many an account gets in an hour at most, where anybody can ask for one by address. */
  perHour?: number;
  /** Whether it is about the security of the account. Then it also goes to an address that nobody has confirmed. */
  isSecurity?: true;
  /** Writes the email; called for every attempt to send it. Undefined when nobody wants it any more. */
  compose: (context: MailContext) => Promise<Mail | undefined>;
}

/** Everything that depends on the kind of an email. No email has health data. */
export const MAIL_KINDS: Record<MailKind, Kind> = {
  'password-reset': {
    perHour: 3,
    // Only its hash is stored, so another attempt needs another token.
    compose: async ({ query, recipient: { accountId }, publicUrl }) => {
      const { token, tokenHash } = createLinkToken();
      await addPasswordReset(query, { accountId, tokenHash });
      return passwordReset(resetLinkOf(publicUrl, token));
    },
  },
  'email-confirmation': {
    isSecurity: true,
    compose: async ({ query, recipient: { accountId, email }, publicUrl }) => {
      const { token, tokenHash } = createLinkToken();
      const wanted = await addEmailChangeToken(query, { accountId, email, tokenHash });
      const toMail = wanted?.isPresent ? addressConfirmation : emailConfirmation;
      return wanted && toMail(confirmationLinkOf(publicUrl, token));
    },
  },
  'email-changed': {
    isSecurity: true,
    compose: async () => emailChanged(),
  },
  'password-changed': {
    isSecurity: true,
    compose: async ({ publicUrl }) => passwordChanged(`${publicUrl}/`),
  },
  'account-closed': {
    isSecurity: true,
    compose: async ({ query, recipient: { accountId }, publicUrl, retentionDays }) => {
      const closedAt = await findClosure(query, accountId);
      const erasedAt = closedAt && erasureOf(closedAt, retentionDays);
      return erasedAt && accountClosed({ portal: `${publicUrl}/`, erasedAt });
    },
  },
  'doctor-reviewed': {
    compose: async ({ query, recipient: { accountId }, publicUrl }) => {
      const review = await findReview(query, accountId);
      if (review === undefined || review === 'pending') return undefined;
      return doctorReviewed(review, `${publicUrl}/`);
    },
  },
  'answer-notice': { compose: (context) => composeNotice(context, responseNotice) },
  'departure-notice': {
    compose: async (context) => {
      // The doctor may be back by now, and the patient may have seen it.
      const inbox = await patientInbox(context.query, context.recipient.accountId);
      const isNew = inbox.leftRequests.length > 0 || inbox.newResponsesCount > 0;
      return isNew ? composeNotice(context, departureNotice) : undefined;
    },
  },
};

/** Undefined when the patient has turned notices off. */
async function composeNotice(
  { query, recipient: { accountId }, publicUrl, unsubscribeTokens }: MailContext,
  toMail: typeof responseNotice,
): Promise<Mail | undefined> {
  const account = await findAccount(query, accountId);
  if (!account?.responseNotices) return undefined;
  const token = unsubscribeTokens.issue(accountId);
  return toMail({
    portal: `${publicUrl}/`,
    unsubscribe: unsubscribeLinkOf(publicUrl, token),
    oneClick: oneClickLinkOf(publicUrl, token),
  });
}
