import type { RouterProviderProps } from 'react-router-dom';
import { abortCalls } from '../calls.ts';
import { clearDrafts } from '../data/drafts.ts';
import { session } from '../session/session.ts';
import { toasts } from './toasts.ts';
import { giveUpWords } from './navigationGuard.ts';

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
 * Starts the portal: takes over the session that the browser stored, and follows what becomes of it.
 * @param createRouter - Makes the router. It is called when the session is known, so that nobody sees another persona's
 * page flash by.
 * @param reload - Loads the page anew, for another person.
 */
export function startPortal(
  createRouter: () => StartedPortal['router'],
  reload = () => window.location.reload(),
): StartedPortal {
  const follower = {
    onChange: () => void router.revalidate(),
    onUserGone: clearDrafts,
    onReplaced: () => {
      giveUpWords();
      reload();
    },
  };
  // Those of a portal that this one takes over from.
  abortCalls();
  const notice = session.start(follower);
  if (notice) toasts.info(notices[notice]);
  const router = createRouter();
  const stop = () => {
    if (session.stop(follower)) abortCalls();
    router.dispose();
  };
  return { router, stop };
}
