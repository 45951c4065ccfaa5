import { PortalError } from '@medportal/api-client';
import type { LoginValues } from '@medportal/ui/screens';
import { flag } from '../../core/api/wire.ts';
import { toasts } from '../../core/feedback/toasts.ts';
import { dataTexts } from '../../core/i18n/dataTexts.ts';
import { writeTexts } from '../../core/i18n/writeTexts.ts';
import { useWrite, type Write, type WriteOptions } from '../../core/query/useWrite.ts';
import { session } from '../../core/session/session.ts';
import { logIn } from './api.ts';
import { toastRefusal } from './toastRefusal.ts';

const failed = (error: PortalError) => {
  const orThrow = () => {
    throw error;
  };
  return { ok: false, error, orThrow } as const;
};

/** A log-in that starts the session, and shows its result as toasts. */
export const logInHere: Write<LoginValues> = {
  ...logIn,
  call: async (values, options) => {
    toasts.clear();
    const result = await logIn.call(values, options);
    if (!result.ok) {
      toastRefusal(result.error, 'top-center');
      const { status, serverMessage } = result.error;
      // The default message for 401 speaks of an expired session.
      if (status !== 401 || serverMessage) return result;
      const message = dataTexts().failures.wrongCredentials;
      return failed(new PortalError('http', 'login', { status, serverMessage: message }));
    }
    if (!session.logIn(result.data.token)) {
      const serverMessage = dataTexts().failures.unreadableLogIn;
      return failed(new PortalError('parse', 'login', { serverMessage }));
    }
    const { loggedIn, reopened } = writeTexts().toasts;
    toasts.success(flag(result.data.isReopened) ? reopened : loggedIn);
    return result;
  },
};

/** Binds a log-in to the page or the overlay that asks for it. */
export const useLogIn = (options?: WriteOptions<LoginValues>) => useWrite(logInHere, options);
