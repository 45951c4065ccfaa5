import {
  AccountClosedScreen,
  AccountClosure,
  type AccountClosureProps,
  AccountContact,
  type AccountContactProps,
  type AccountContactView,
  AccountData,
  AccountLogIns,
  type AccountLogInsProps,
  AccountNotices,
  type AccountNoticesProps,
  AccountPassword,
  type AccountPasswordProps,
  AccountScreen,
  AccountSessions,
  type AccountSessionsProps,
  type EmailValues,
  type LogOutTarget,
} from '@medportal/ui/screens';
import { useState } from 'react';
import { redirect } from 'react-router-dom';
import {
  prefetchCapability,
  useCapability,
  useIsAskingCapabilities,
  useSendsMail,
} from '../../core/api/capabilities.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { ErrorPage } from '../../core/page/ErrorPage.tsx';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useLocked } from '../../core/query/locked.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { useOverlay } from '../../core/query/useOverlay.ts';
import { listView, useCursorView, useView } from '../../core/query/useView.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { type Closure, session, useClosure, useReader } from '../../core/session/session.ts';
import { paths } from '../../paths.ts';
import {
  accountQuery,
  changeEmail,
  changePassword,
  closeAccount,
  endOtherSessions,
  endSession,
  logInsQuery,
  saveContact,
  sessionsQuery,
  updateNotices,
} from './api.ts';
import { useAccountData } from './useAccountData.ts';

async function prefetchAccount(): Promise<void> {
  if ((await prefetchCapability('account')) === false) return;
  void prefetch(accountQuery());
  void prefetch(sessionsQuery());
}

export function loader() {
  if (session.closure()) return null;
  if (!session.reader()) return redirect(paths.login({ next: paths.account() }));
  void prefetchAccount();
  return null;
}

/** Whether to read the account: unless the backend lacks it, and not before that has been asked. */
function useHasAccount(): boolean {
  const isAsking = useIsAskingCapabilities();
  return useCapability('account') !== false && !isAsking;
}

function usePasswordEditor(): AccountPasswordProps {
  const editor = useOverlay(changePassword);
  return { editor, isChanged: editor.saves > 0 };
}

/** The email and the contact details of the user, and what changes them. */
function useContact(): AccountContactProps {
  const { view, onRetry } = useView(
    { ...accountQuery(), enabled: useHasAccount() },
    (account): AccountContactView => ({ status: 'ready', account }),
  );
  return {
    view,
    onRetry,
    contact: useOverlay(saveContact, 'contact'),
    email: useOverlay<EmailValues, string | undefined>(changeEmail),
    sendsMail: useSendsMail() === true,
  };
}

/** The notices of a patient, once the account is loaded, where the backend sends emails. */
function useNotices({ view, sendsMail }: AccountContactProps): AccountNoticesProps | undefined {
  const { submission, save } = useWrite(updateNotices);
  const isOn = view.status === 'ready' ? view.account.responseNotices : undefined;
  if (!sendsMail || isOn === undefined) return undefined;
  return { isOn, submission, onChange: (responses) => save({ responses }) };
}

/** What closes the account, once the account is loaded, where the backend can close it. */
function useAccountClosure({ view }: AccountContactProps): AccountClosureProps | undefined {
  const editor = useOverlay(closeAccount);
  const role = useReader()?.persona ?? 'patient';
  const retentionDays = view.status === 'ready' ? view.account.retentionDays : undefined;
  return retentionDays === undefined ? undefined : { role, retentionDays, editor };
}

/** Where the user is logged in, and what logs out other devices. */
function useSessions(): AccountSessionsProps {
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

/** The log-ins, where the backend tells them. */
function useLogIns(): AccountLogInsProps | undefined {
  const hasLogIns = useCapability('account', 2);
  const { view, onShowMore, onRetry } = useCursorView(
    { ...logInsQuery(), enabled: hasLogIns === true },
    ({ items, totalCount, more }): AccountLogInsProps['view'] => ({
      status: 'ready',
      items,
      total: totalCount,
      more,
    }),
    useLocked(),
  );
  return hasLogIns === false ? undefined : { view, onShowMore, onRetry };
}

export function Component() {
  const closure = useClosure();
  return closure ? <Closed {...closure} /> : <Account />;
}

function Closed({ deletedAfter }: Closure) {
  const t = usePageTexts();
  return (
    <>
      <PageTitle>{t.titles.accountClosed}</PageTitle>
      <AccountClosedScreen
        deletedAfter={deletedAfter}
        loginHref={paths.login()}
        homeHref={paths.home()}
      />
    </>
  );
}

function Account() {
  const t = usePageTexts();
  const contact = useContact();
  const notices = useNotices(contact);
  const password = usePasswordEditor();
  const sessions = useSessions();
  const logIns = useLogIns();
  const data = useAccountData();
  const closure = useAccountClosure(contact);
  // A backend without accounts to look after has no such page.
  if (useCapability('account') === false) return <ErrorPage status={404} />;
  return (
    <>
      <PageTitle>{t.titles.account}</PageTitle>
      <AccountScreen>
        <AccountScreen.Column>
          <AccountContact {...contact} />
          {notices && <AccountNotices {...notices} />}
          <AccountPassword {...password} />
          {logIns && <AccountLogIns {...logIns} />}
        </AccountScreen.Column>
        <AccountScreen.Column>
          <AccountSessions {...sessions} />
          <AccountData {...data} />
          {closure && <AccountClosure {...closure} />}
        </AccountScreen.Column>
      </AccountScreen>
    </>
  );
}
