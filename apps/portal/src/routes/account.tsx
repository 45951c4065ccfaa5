import {
  AccountContact,
  AccountData,
  AccountNotices,
  AccountPassword,
  AccountScreen,
  AccountSessions,
} from '@medportal/ui/screens';
import { redirect } from 'react-router-dom';
import { ErrorPage } from '../app/ErrorPage.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useCapability } from '../data/capabilities.ts';
import { usePageTexts } from '../language/language.ts';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import { useContact, useNotices, usePasswordEditor, useSessions } from './useAccount.ts';
import { useAccountData } from './useAccountData.ts';

export function loader() {
  return session.reader() ? null : redirect(paths.login({ next: paths.account() }));
}

export function Component() {
  const t = usePageTexts();
  const contact = useContact();
  const notices = useNotices(contact);
  const password = usePasswordEditor();
  const sessions = useSessions();
  const data = useAccountData();
  // A backend without accounts to look after has no such page.
  if (useCapability('account') === false) return <ErrorPage status={404} />;
  return (
    <>
      <PageTitle>{t.titles.account}</PageTitle>
      <AccountScreen>
        <AccountContact {...contact} />
        {notices && <AccountNotices {...notices} />}
        <AccountPassword {...password} />
        <AccountSessions {...sessions} />
        <AccountData {...data} />
      </AccountScreen>
    </>
  );
}
