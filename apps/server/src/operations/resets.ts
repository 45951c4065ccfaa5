import { Problem } from '../problem.ts';
import { deleteEmailChange } from '../repositories/email-changes.ts';
import { addMail, requestMail } from '../repositories/outbox.ts';
import { findResetOwner, resetPassword } from '../repositories/password-resets.ts';
import { endSessions } from '../repositories/sessions.ts';
import { toAddressKey } from '../security/attempt-limits.ts';
import { hashLinkToken } from '../security/link-tokens.ts';
import type { Handlers } from './handler.ts';
import { checkNewPassword } from './passwords.ts';
import { noMail } from './refusals.ts';

export const resets: Handlers<'requestPasswordReset' | 'resetPassword'> = {
  requestPasswordReset: async ({ body, ip, query, services }) => {
    if (!services.sendsMail) throw noMail();
    await services.linkRequests.count(toAddressKey(ip));
    // Looks for no account: how long the HTTP response takes must not reveal who is registered.
    await requestMail(query, 'password-reset', body.email);
    return { message: 'If there is an account with this email, a link is on its way to it.' };
  },

  resetPassword: async ({ body, query, write, setAccount, services }) => {
    const tokenHash = hashLinkToken(body.token);
    const owner = await findResetOwner(query, tokenHash);
    checkNewPassword(body.new, 'new', owner?.name, owner?.emailKey);
    // Hashing is slow, so it is only for those who have a link.
    const passwordHash = owner && (await services.passwords.hash(body.new));
    // Also without a hash: a repeated call gets its stored HTTP response, although its link is used.
    return write(async (transaction) => {
      const account =
        passwordHash && (await resetPassword(transaction, { tokenHash, passwordHash }));
      if (!account) throw invalidLink();
      await deleteEmailChange(transaction, account.id);
      await endSessions(transaction, { accountId: account.id });
      if (services.sendsMail) {
        await addMail(transaction, { kind: 'password-changed', accountId: account.id });
      }
      setAccount(account);
      return { message: 'Your new password is saved. Log in with it.' };
    });
  },
};

const invalidLink = () =>
  new Problem(400, {
    code: 'reset-link-invalid',
    title: 'This link no longer works',
    message: 'A link works once, for 30 minutes. Your password is as it was. Ask for another link.',
  });
