import { Problem, invalidInput, tooManyAttempts } from '../plugins/errors.ts';
import { toAddressKey } from '../plugins/limits.ts';
import { hashLinkToken } from '../plugins/link-tokens.ts';
import { findPassword } from '../repositories/accounts.ts';
import { confirmEmailChange, requestEmailChange } from '../repositories/email-changes.ts';
import { deletePasswordResets } from '../repositories/password-resets.ts';
import { countWrongPasswords, refuseTaken, takenEmail, wrongPassword } from './authentication.ts';
import type { Handlers } from './handler.ts';
import { noMail } from './resets.ts';

export const emails: Handlers<'changeEmail' | 'confirmEmail'> = {
  changeEmail: async ({ body, grant, ip, query, write, services }) => {
    if (!services.sendsMail) throw noMail();
    const stored = await findPassword(query, grant.id);
    await countWrongPasswords(services, { email: stored?.emailKey ?? '', ip }, async () => {
      const isRight = await services.passwords.isRight(stored?.passwordHash, body.password);
      if (!isRight) throw wrongPassword('password');
    });
    // The answer can reveal that an email is taken.
    await services.linkRequests.count(toAddressKey(ip));
    return write(async (transaction) => {
      const fault = await requestEmailChange(transaction, {
        accountId: grant.id,
        email: body.new,
      });
      if (fault) throw refusals[fault]();
      return { message: 'A link is on its way to your new email.' };
    });
  },

  confirmEmail: ({ body, write, setAccount }) =>
    refuseTaken(() =>
      write(async (query) => {
        const account = await confirmEmailChange(query, hashLinkToken(body.token));
        if (!account) throw invalidLink();
        await deletePasswordResets(query, account.id);
        setAccount(account);
        return { message: 'Your new email is confirmed. Log in with it.' };
      }),
    ),
};

const refusals = {
  same: () => invalidInput({ new: ['This is already your email.'] }),
  taken: () => takenEmail('new'),
  'too-many': () => tooManyAttempts(3600),
};

const invalidLink = () =>
  new Problem(400, {
    code: 'email-link-invalid',
    title: 'This link no longer works',
    message: 'A link works once, for 24 hours. Your email is as it was. Ask for another link.',
  });
