import { Problem } from '../problem.ts';
import { findAccount, updateContact } from '../repositories/account-details.ts';
import { changePassword, findPassword } from '../repositories/accounts.ts';
import { deleteEmailChange } from '../repositories/email-changes.ts';
import { deletePasswordResets } from '../repositories/password-resets.ts';
import { endSessions } from '../repositories/sessions.ts';
import type { Handlers } from './handler.ts';
import { toChangedText } from './names.ts';
import { checkNewPassword, countWrongPasswords, wrongPassword } from './passwords.ts';

export const account: Handlers<'changePassword' | 'getAccount' | 'updateContact'> = {
  getAccount: async ({ grant, query, services }) => {
    const found = await findAccount(query, grant.id);
    // The account was deleted after its token was checked.
    if (!found) throw new Problem(401);
    return { ...found, retentionDays: services.retentionDays };
  },

  updateContact: ({ body, grant, writeAtOnce }) =>
    writeAtOnce(async (query) => {
      const isFound = await updateContact(query, grant.id, {
        gender: body.gender,
        phoneNumber: toChangedText(body.phoneNumber),
        address: toChangedText(body.address),
      });
      if (!isFound) throw new Problem(401);
      return { message: 'Your contact details are saved.' };
    }),

  changePassword: async ({ body, grant, ip, query, write, services }) => {
    checkNewPassword(body.new, 'new');
    const stored = await findPassword(query, grant.id);
    return countWrongPasswords(services, { email: stored?.emailKey ?? '', ip }, async () => {
      const isRight = await services.passwords.isRight(stored?.passwordHash, body.current);
      const newHash = isRight ? await services.passwords.hash(body.new) : undefined;
      // Also without a new hash: a repeated call gets its stored answer, although its password is now wrong.
      return write(async (transaction) => {
        const change = { accountId: grant.id, oldHash: stored?.passwordHash, newHash };
        if (!(await changePassword(transaction, change))) throw wrongPassword('current');
        await deletePasswordResets(transaction, grant.id);
        await deleteEmailChange(transaction, grant.id);
        await endSessions(transaction, { accountId: grant.id, except: grant.sessionId });
        return { message: 'Your password is changed. Other devices are logged out.' };
      });
    });
  },
};
