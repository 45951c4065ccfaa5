import type { Query } from '../database/database.ts';
import { createResetToken, resetLinkOf } from '../plugins/reset-tokens.ts';
import type { MailKind, Recipient } from '../repositories/outbox.ts';
import { addPasswordReset } from '../repositories/password-resets.ts';
import { type Mail, passwordReset } from './texts.ts';

export interface MailContext {
  query: Query;
  recipient: Recipient;
  /** The origin of the portal. */
  publicUrl: string;
}

interface Kind {
  /** How many of them an account gets in an hour at most. */
  perHour: number;
  /** Writes the email; called for every attempt to send it. */
  compose: (context: MailContext) => Promise<Mail>;
}

/** Everything that depends on the kind of an email. No email has health data. */
export const MAIL_KINDS: Record<MailKind, Kind> = {
  'password-reset': {
    perHour: 3,
    // Only its hash is stored, so another attempt needs another token.
    compose: async ({ query, recipient: { accountId }, publicUrl }) => {
      const { token, tokenHash } = createResetToken();
      await addPasswordReset(query, { accountId, tokenHash });
      return passwordReset(resetLinkOf(publicUrl, token));
    },
  },
};
