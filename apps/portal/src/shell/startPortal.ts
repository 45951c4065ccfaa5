import { flushSync } from 'react-dom';
import type { RouterProviderProps } from 'react-router-dom';
import { clearDrafts } from '../core/drafts/drafts.ts';
import { queryClient } from '../core/api/queryClient.ts';
import { pageTexts } from '../core/i18n/language.ts';
import { paths } from '../paths.ts';
import { session, type SessionChange } from '../core/session/session.ts';
import { discardChanges } from '../core/drafts/navigationGuard.ts';
import { toasts } from '../core/feedback/toasts.ts';
import { forgetExpiredSession } from './useForgetExpiredSession.ts';

type Router = RouterProviderProps['router'];

/** A running portal. Each user gets a router of their own. */
export interface RunningPortal {
  get: () => { router: Router; user: number };
  subscribe: (listener: () => void) => () => void;
  /** Aborts the calls in flight and stops listening to the session. */
  stop: () => void;
}

/** The toast after a change of user; undefined after a log-out in this tab. */
function messageFor(change: Extract<SessionChange, { kind: 'logged-out' | 'replaced' }>) {
  const t = pageTexts().session;
  if (change.kind === 'logged-out') return change.elsewhere ? t.loggedOutElsewhere : undefined;
  const { name } = change.by;
  return change.elsewhere ? t.replacedElsewhere({ name }) : t.replaced({ name });
}

/**
 * Starts the portal with the stored session. When the user logs out or changes, discards their page, cached data and
 * drafts, and restarts at the home page, or at the account that was closed.
 * @param createRouter - Creates a router at `path`, or at the browser's address when absent. Called once the session is
 * known, so that no page flashes up for the wrong user.
 */
export function startPortal(createRouter: (path?: string) => Router): RunningPortal {
  const listeners = new Set<() => void>();

  const handleSessionChange = (change: SessionChange): void => {
    switch (change.kind) {
      case 'logged-in-elsewhere':
        // The user may see what was locked for a visitor.
        void queryClient.resetQueries();
        void current.router.revalidate();
        toasts.info(pageTexts().session.loggedInElsewhere);
        break;
      case 'expired':
        forgetExpiredSession();
        break;
      case 'logged-out':
      case 'replaced': {
        restart();
        const message = messageFor(change);
        if (message !== undefined) toasts.info(message);
        break;
      }
      default:
        change satisfies never;
    }
  };

  const restart = (): void => {
    current.router.dispose();
    discardChanges();
    clearDrafts();
    // Nobody else may get their answers.
    globalThis.startedReads?.clear();
    const path = session.closure() ? paths.account() : paths.home();
    current = { router: createRouter(path), user: current.user + 1 };
    // Unmounts the old page before the cache is cleared: otherwise it would refetch its data.
    flushSync(() => {
      for (const listener of listeners) listener();
    });
    queryClient.clear();
  };

  queryClient.clear();
  const discarded = session.start(handleSessionChange);
  if (discarded) {
    const { ended, unreadable } = pageTexts().session;
    toasts.info(discarded === 'expired' ? ended : unreadable);
  }
  let current = { router: createRouter(), user: 0 };

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      session.stop(handleSessionChange);
      current.router.dispose();
    },
  };
}
