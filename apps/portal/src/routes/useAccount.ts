import type {
  AccountPasswordProps,
  AccountSessionsProps,
  LogOutTarget,
} from '@medportal/ui/screens';
import { useState } from 'react';
import { useCapability, useIsAskingCapabilities } from '../data/capabilities.ts';
import { useLocked } from '../data/locked.ts';
import { listView, useView } from '../data/useView.ts';
import { useWrite } from '../data/useWrite.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  sessionsQuery,
} from '../resources/account.ts';

/** Binds the overlay that changes the password. */
export function usePasswordEditor(): AccountPasswordProps {
  const [isOpen, setIsOpen] = useState(false);
  // No draft: passwords are never stored.
  const { submission, saves, save, reset } = useWrite(changePassword, {
    onSaved: () => setIsOpen(false),
  });
  return {
    editor: {
      open: isOpen,
      submission,
      onOpen: () => {
        // Clears the failure of an earlier attempt.
        reset();
        setIsOpen(true);
      },
      onCancel: () => setIsOpen(false),
      onSave: save,
    },
    isChanged: saves > 0,
  };
}

/** Where the user is logged in, and what logs out other devices. */
export function useSessions(): AccountSessionsProps {
  const isAsking = useIsAskingCapabilities();
  const hasAccount = useCapability('account') !== false;
  const { view, onRetry } = useView(
    { ...sessionsQuery(), enabled: hasAccount && !isAsking },
    listView,
    useLocked(),
  );
  const [target, setTarget] = useState<LogOutTarget>();
  const close = () => setTarget(undefined);
  const one = useWrite(endSession, { onSaved: close });
  const others = useWrite(endOtherSessions, { onSaved: close });
  return {
    view,
    onRetry,
    logOut: {
      target,
      submission: (target === 'others' ? others : one).submission,
      onOpen: (opened) => {
        one.reset();
        others.reset();
        setTarget(opened);
      },
      onCancel: close,
      onLogOut: (chosen) => (chosen === 'others' ? others.save({}) : one.save(chosen)),
    },
  };
}
