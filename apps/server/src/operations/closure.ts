import { closeAccount } from '../repositories/closures.ts';
import { deleteEmailChange } from '../repositories/email-changes.ts';
import { addDepartureNotices, addMail, deleteWaitingMails } from '../repositories/outbox.ts';
import { deletePasswordResets } from '../repositories/password-resets.ts';
import { endSessions } from '../repositories/sessions.ts';
import { erasureOf } from '../retention.ts';
import type { Handlers } from './handler.ts';
import { checkPassword, wrongPassword } from './passwords.ts';

export const closure: Handlers<'closeAccount'> = {
  closeAccount: async (call) => {
    const { subject, write, services } = call;
    const accountId = subject.id;
    const passwordHash = await checkPassword(call);
    return write(async (transaction) => {
      const closed = await closeAccount(transaction, { accountId, passwordHash });
      if (!closed) throw wrongPassword('password');
      await deletePasswordResets(transaction, accountId);
      await deleteEmailChange(transaction, accountId);
      await deleteWaitingMails(transaction, accountId);
      await endSessions(transaction, { accountId });
      if (services.sendsMail) {
        await addMail(transaction, { kind: 'account-closed', accountId, address: closed.email });
        if (subject.role === 'Doctor') await addDepartureNotices(transaction, accountId);
      }
      return {
        message: 'Your account is closed.',
        deletedAfter: erasureOf(closed.closedAt, services.retentionDays).toISOString(),
      };
    });
  },
};
