import type { RouterProviderProps } from 'react-router-dom';
import { session } from './session.ts';
import { toasts } from './toasts.ts';

const notices = {
  expired: 'Your session has ended. Please log in again.',
  unreadable: 'You were logged out: the stored session could not be read.',
};

/** A running portal. */
export interface StartedPortal {
  router: RouterProviderProps['router'];
  /** Ends what the start began: the calls under way, and what follows the session. */
  stop: () => void;
}

/**
 * Starts the portal: takes over the session that the browser stored, and tells the reader when it ends by itself.
 * @param createRouter - Makes the router. It is called when the session is known, so that nobody sees another persona's
 * page flash by.
 */
export function startPortal(createRouter: () => StartedPortal['router']): StartedPortal {
  const follower = {
    onOtherTab: () => void router.revalidate(),
    onExpired: () => toasts.info(notices.expired),
  };
  const notice = session.start(follower);
  if (notice) toasts.info(notices[notice]);
  const router = createRouter();
  const stop = () => {
    session.stop(follower);
    router.dispose();
  };
  return { router, stop };
}
