import { session } from './session.ts';
import { toasts } from './toasts.ts';

const notices = {
  expired: 'Your session has ended. Please log in again.',
  unreadable: 'You were logged out: the stored session could not be read.',
};

/**
 * Takes over the session that the browser stored, and tells the reader when it ends by itself.
 * @param reload - Loads the page again, after somebody logged in or out in another tab.
 */
export function startSession(reload: () => void): void {
  const notice = session.start({
    onOtherTab: reload,
    onExpired: () => toasts.info(notices.expired),
  });
  if (notice) toasts.info(notices[notice]);
}
