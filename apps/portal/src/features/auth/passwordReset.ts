import type { ForgotPasswordValues, ResetPasswordValues } from '@medportal/ui/screens';
import { client } from '../../core/api/client.ts';
import type { Write } from '../../core/query/useWrite.ts';

/** Asks for an email with a link to choose a new password. */
export const requestPasswordReset: Write<ForgotPasswordValues> = {
  operation: 'requestPasswordReset',
  invalidates: [],
  call: (values, options) => client.requestPasswordReset({ body: values }, options),
};

/** Sets the password of the account that a link is for, and ends all of its sessions. */
export const resetPassword: Write<ResetPasswordValues & { token: string }> = {
  operation: 'resetPassword',
  invalidates: [],
  call: ({ token, newPassword }, options) =>
    client.resetPassword({ body: { token, new: newPassword } }, options),
  outcome: 'saved',
  fields: { new: 'newPassword' },
};
