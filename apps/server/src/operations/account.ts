import { Problem } from '../problem.ts';
import { findAccount, updateContact } from '../repositories/account-details.ts';
import { changePassword, findPassword } from '../repositories/accounts.ts';
import { deleteEmailChange } from '../repositories/email-changes.ts';
import { addMail } from '../repositories/outbox.ts';
import { deletePasswordResets } from '../repositories/password-resets.ts';
import { endSessions } from '../repositories/sessions.ts';
import { toWireAccount } from './account-detail.ts';
import type { Handlers } from './handler.ts';
import { toChangedText } from './names.ts';
import { checkNewPassword, countWrongPasswords, wrongPassword } from './passwords.ts';

export const account: Handlers<'changePassword' | 'getAccount' | 'updateContact'> = {
  getAccount: async ({ subject, query, services }) => {
    const found = await findAccount(query, subject.id);
    // The account was deleted after its token was checked.
    if (!found) throw new Problem(401);
    return toWireAccount(found, services);
  },

  updateContact: ({ body, subject, writeAtOnce }) =>
    writeAtOnce(async (query) => {
      const isFound = await updateContact(query, subject.id, {
        gender: body.gender,
        phoneNumber: toChangedText(body.phoneNumber),
        address: toChangedText(body.address),
      });
      if (!isFound) throw new Problem(401);
      return { message: 'Your contact details are saved.' };
    }),

  changePassword: async ({ body, subject, ip, query, write, services }) => {
    const stored = await findPassword(query, subject.id);
    checkNewPassword(body.new, 'new', subject.name, stored?.emailKey);
    return countWrongPasswords(services, { email: stored?.emailKey ?? '', ip }, async () => {
      const isRight = await services.passwords.isRight(stored?.passwordHash, body.current);
      const newHash = isRight ? await services.passwords.hash(body.new) : undefined;
      // Also without a new hash: a repeated call gets its stored HTTP response, although its password is now wrong.
      return write(async (transaction) => {
        const change = { accountId: subject.id, oldHash: stored?.passwordHash, newHash };
        if (!(await changePassword(transaction, change))) throw wrongPassword('current');
        await deletePasswordResets(transaction, subject.id);
        await deleteEmailChange(transaction, subject.id);
        await endSessions(transaction, { accountId: subject.id, except: subject.sessionId });
        if (services.sendsMail) {
          await addMail(transaction, { kind: 'password-changed', accountId: subject.id });
        }
        return { message: 'Your password is changed. Other devices are logged out.' };
      });
    });
  },
};
