import { Problem } from '../problem.ts';
import { changePassword, findPassword } from '../repositories/accounts.ts';
import { findAccount, updateContact } from '../repositories/account-details.ts';
import { deleteEmailChange } from '../repositories/email-changes.ts';
import { deletePasswordResets } from '../repositories/password-resets.ts';
import { type Session, endSession, endSessions, listSessions } from '../repositories/sessions.ts';
import { checkNewPassword, countWrongPasswords, wrongPassword } from './authentication.ts';
import type { Handlers } from './handler.ts';
import { toChangedText } from './names.ts';

export const account: Handlers<
  | 'changePassword'
  | 'endOtherSessions'
  | 'endSession'
  | 'getAccount'
  | 'listSessions'
  | 'updateContact'
> = {
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

  listSessions: async ({ grant, query }) => {
    const sessions = await listSessions(query, grant.id);
    return { sessions: sessions.map((each) => toActiveSession(each, grant.sessionId)) };
  },

  endSession: ({ params: { sessionId }, grant, write }) =>
    write(async (query) => {
      const isFound = await endSession(query, { accountId: grant.id, sessionId });
      if (!isFound) throw new Problem(404, { message: 'This session was not found.' });
      return { message: 'The device is logged out.' };
    }),

  endOtherSessions: ({ grant, write }) =>
    write(async (query) => {
      await endSessions(query, { accountId: grant.id, except: grant.sessionId });
      return { message: 'You are logged out everywhere else.' };
    }),
};

export const toActiveSession = (
  { createdAt, lastSeenAt, ...rest }: Session,
  currentId: number,
) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent: rest.sessionId === currentId,
});
