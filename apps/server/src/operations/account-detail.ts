import type { AccountDetail } from '../repositories/account-details.ts';
import type { Services } from './handler.ts';

/** Without emails there is nothing to confirm. */
export const toWireAccount = (
  { isEmailConfirmed, ...account }: AccountDetail,
  { retentionDays, sendsMail }: Services,
) => ({ ...account, ...(sendsMail && { isEmailConfirmed }), retentionDays });
