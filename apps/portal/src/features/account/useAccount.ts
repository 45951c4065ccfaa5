import type {
  AccountClosureProps,
  AccountContactProps,
  AccountContactView,
  AccountNoticesProps,
  AccountPasswordProps,
  AccountSessionsProps,
  LogOutTarget,
} from '@medportal/ui/screens';
import { useState } from 'react';
import {
  useCapability,
  useIsAskingCapabilities,
  useSendsMail,
} from '../../core/api/capabilities.ts';
import { useLocked } from '../../core/query/locked.ts';
import { useOverlay } from '../../core/query/useOverlay.ts';
import { listView, useView } from '../../core/query/useView.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import {
  accountQuery,
  changeEmail,
  changePassword,
  closeAccount,
  endOtherSessions,
  endSession,
  saveContact,
  sessionsQuery,
  updateNotices,
} from './api.ts';
import { useReader } from '../../core/session/session.ts';

/** Whether to read the account: unless the backend lacks it, and not before that has been asked. */
function useHasAccount(): boolean {
  const isAsking = useIsAskingCapabilities();
  return useCapability('account') !== false && !isAsking;
}

/** Binds the overlay that changes the password. */
export function usePasswordEditor(): AccountPasswordProps {
  const editor = useOverlay(changePassword);
  return { editor, isChanged: editor.saves > 0 };
}

/** The email and the contact details of the user, and what changes them. */
export function useContact(): AccountContactProps {
  const { view, onRetry } = useView(
    { ...accountQuery(), enabled: useHasAccount() },
    (account): AccountContactView => ({ status: 'ready', account }),
  );
  return {
    view,
    onRetry,
    contact: useOverlay(saveContact, 'contact'),
    email: useOverlay(changeEmail),
    sendsMail: useSendsMail() === true,
  };
}

/** The notices of a patient, once the account is loaded, where the backend sends emails. */
export function useNotices({
  view,
  sendsMail,
}: AccountContactProps): AccountNoticesProps | undefined {
  const { submission, save } = useWrite(updateNotices);
  const isOn = view.status === 'ready' ? view.account.answerNotices : undefined;
  if (!sendsMail || isOn === undefined) return undefined;
  return { isOn, submission, onChange: (answers) => save({ answers }) };
}

/** What closes the account, once the account is loaded, where the backend can close it. */
export function useAccountClosure({ view }: AccountContactProps): AccountClosureProps | undefined {
  const editor = useOverlay(closeAccount);
  const role = useReader()?.persona ?? 'patient';
  const retentionDays = view.status === 'ready' ? view.account.retentionDays : undefined;
  return retentionDays === undefined ? undefined : { role, retentionDays, editor };
}

/** Where the user is logged in, and what logs out other devices. */
export function useSessions(): AccountSessionsProps {
  const { view, onRetry } = useView(
    { ...sessionsQuery(), enabled: useHasAccount() },
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
