import { Problem, invalidInput, tooManyAttempts } from '../problem.ts';
import { confirmEmailChange, requestEmailChange } from '../repositories/email-changes.ts';
import { deletePasswordResets } from '../repositories/password-resets.ts';
import { toAddressKey } from '../security/attempt-limits.ts';
import { hashLinkToken } from '../security/link-tokens.ts';
import type { Handlers } from './handler.ts';
import { checkPassword } from './passwords.ts';
import { noMail, refuseTaken, takenEmail } from './refusals.ts';

export const emails: Handlers<'changeEmail' | 'confirmEmail'> = {
  changeEmail: async (call) => {
    const { body, subject, ip, write, services } = call;
    if (!services.sendsMail) throw noMail();
    await checkPassword(call);
    // The HTTP response can reveal that an email is taken.
    await services.linkRequests.count(toAddressKey(ip));
    return write(async (transaction) => {
      const fault = await requestEmailChange(transaction, {
        accountId: subject.id,
        email: body.new,
      });
      if (fault) throw refusals[fault]();
      return { message: 'A link is on its way to this email.' };
    });
  },

  confirmEmail: ({ body, write, setAccount }) =>
    refuseTaken(() =>
      write(async (query) => {
        const account = await confirmEmailChange(query, hashLinkToken(body.token));
        if (!account) throw invalidLink();
        await deletePasswordResets(query, account.id);
        setAccount(account);
        return { message: 'Your email is confirmed. Log in with it.' };
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
