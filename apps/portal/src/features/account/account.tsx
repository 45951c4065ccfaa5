import {
  AccountClosedScreen,
  AccountClosure,
  AccountContact,
  AccountData,
  AccountNotices,
  AccountPassword,
  AccountScreen,
  AccountSessions,
} from '@medportal/ui/screens';
import { redirect } from 'react-router-dom';
import { ErrorPage } from '../../core/page/ErrorPage.tsx';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { prefetchCapability, useCapability } from '../../core/api/capabilities.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { paths } from '../../paths.ts';
import { type Closure, session, useClosure } from '../../core/session/session.ts';
import { accountQuery, sessionsQuery } from './api.ts';
import {
  useAccountClosure,
  useContact,
  useNotices,
  usePasswordEditor,
  useSessions,
} from './useAccount.ts';
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
