import { flushSync } from 'react-dom';
import type { RouterProviderProps } from 'react-router-dom';
import { clearDrafts } from '../data/drafts.ts';
import { queryClient } from '../data/queryClient.ts';
import { paths } from '../paths.ts';
import { session, type SessionChange } from '../session/session.ts';
import { discardChanges } from './navigationGuard.ts';
import { toasts } from './toasts.ts';
import { forgetEndedSession } from './useForgetEndedSession.ts';

type Router = RouterProviderProps['router'];

/** A running portal: its router, which is another one for each user. */
export interface RunningPortal {
  /** The router now, and how many users it had before this one. */
  get: () => { router: Router; user: number };
  /** Calls `listener` when the router has become another; returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Ends what the start began: the calls in flight, and following the session. */
  stop: () => void;
}

const discarded = {
  expired: 'Your session has ended. Please log in again.',
  unreadable: 'You were logged out: the stored session could not be read.',
};

/** Why the page of a user who has gone is there no more; nothing where they did it themselves, here. */
function reasonOf(change: Extract<SessionChange, { kind: 'logged-out' | 'replaced' }>) {
  if (change.kind === 'replaced')
    return `You are now logged in as ${change.by.name}${change.elsewhere ? ', from another tab' : ''}.`;
  return change.elsewhere ? 'You logged out in another tab.' : undefined;
}

/**
 * Starts the portal: takes over the session that the browser stored, and follows what becomes of it. When the user has
 * gone, the portal begins anew at the start page, and nothing of theirs is left: no page, no answer, no draft.
 * @param createRouter - Makes a router, at the path that it is given or at the browser's address. It is called when the
 * session is known, so that nobody sees another persona's page flash by.
 */
export function startPortal(createRouter: (path?: string) => Router): RunningPortal {
  const listeners = new Set<() => void>();

  const follow = (change: SessionChange): void => {
    switch (change.kind) {
      case 'logged-in-elsewhere':
        // What was locked for a visitor may be open now.
        void queryClient.resetQueries();
        void current.router.revalidate();
        toasts.info('You logged in in another tab.');
        break;
      case 'expired':
        forgetEndedSession();
        break;
      case 'logged-out':
      case 'replaced': {
        beginAnew();
        const reason = reasonOf(change);
        if (reason !== undefined) toasts.info(reason);
        break;
      }
      default:
        change satisfies never;
    }
  };

  const beginAnew = (): void => {
    current.router.dispose();
    discardChanges();
    clearDrafts();
    current = { router: createRouter(paths.home()), user: current.user + 1 };
    // Their page is gone before the cache is: else it would read again what it finds missing.
    flushSync(() => {
      for (const listener of listeners) listener();
    });
    queryClient.clear();
  };

  queryClient.clear();
  const notice = session.start(follow);
  if (notice) toasts.info(discarded[notice]);
  let current = { router: createRouter(), user: 0 };

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      session.stop(follow);
      current.router.dispose();
    },
  };
}
