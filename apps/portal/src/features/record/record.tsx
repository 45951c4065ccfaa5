import {
  PatientProfileScreen,
  type PatientProfileView,
  type PatientTab,
} from '@medportal/ui/screens';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { LeaveGuard } from '../../core/drafts/LeaveGuard.tsx';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { textParam } from '../../core/page/params.ts';
import { useTab } from '../../core/page/useTab.ts';
import {
  prefetchCapability,
  useCapability,
  useIsAskingCapabilities,
} from '../../core/api/capabilities.ts';
import { useLocked } from '../../core/query/locked.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { useView } from '../../core/query/useView.ts';
import { type PageTexts, usePageTexts, withTexts } from '../../core/i18n/language.ts';
import { patientQuery, readingForms } from './api.ts';
import { session, useReader } from '../../core/session/session.ts';
import { isSameName, type User } from '../../core/session/token.ts';
import { InfoTab } from './InfoTab.tsx';
import { loadTab, shownTab, tabs } from './tabs.ts';
import { usePartlyShared } from './usePartlyShared.ts';

// Few visits need it.
const RecordCopy = lazy(() => withTexts('RecordCopy', () => import('./export/RecordCopy.tsx')));

const isOwner = (user: User | undefined, name: string) =>
  user?.persona === 'patient' && isSameName(user.name, name);

const titleOf = (name: string, tab: PatientTab, t: PageTexts) =>
  tab === 'info' ? name : t.titles.patient[tab]({ name });

export async function loader({ params, request }: LoaderFunctionArgs) {
  const name = textParam(params, 'name');
  void prefetchCapability('sharing');
  const profile = prefetch(patientQuery(name));
  return { Tab: await loadTab(name, isOwner(session.reader(), name), request, profile) };
}

/** Whether the backend tells the owner who can read a record or who did; assumed for the open tab while that is asked. */
function useHasSharing(owner: boolean, isOpen: boolean): boolean | undefined {
  const hasGrants = useCapability('sharing');
  const hasLog = useCapability('accessLog');
  const isAsking = useIsAskingCapabilities();
  return owner && (hasGrants || hasLog || (isOpen && isAsking));
}

export function Component() {
  const t = usePageTexts();
  const name = textParam(useParams(), 'name');
  const reader = useReader();
  const owner = isOwner(reader, name);
  const locked = useLocked();
  const profile = useView(
    patientQuery(name),
    (patient): PatientProfileView => ({
      status: 'ready',
      viewer: owner ? 'owner' : 'other',
      patient,
    }),
    locked,
  );
  const view = usePartlyShared(name, profile.view);
  const [opened, onTabChange] = useTab('tab', tabs);
  const hasSharing = useHasSharing(owner, opened === 'sharing');
  const tab = shownTab(opened, owner, hasSharing);
  const [isCopying, setIsCopying] = useState(false);
  const loaded = useLoaderData<typeof loader>();
  // The loader may have loaded a tab that the backend does not have.
  const Tab = tab === 'info' ? InfoTab : loaded.Tab;
  const content = view.status === 'ready' && (
    <Tab name={name} isOwner={owner} patient={view.patient} />
  );
  return (
    <>
      <PageTitle>{titleOf(name, tab, t)}</PageTitle>
      <PatientProfileScreen
        view={view}
        onRetry={profile.onRetry}
        tab={tab}
        onTabChange={onTabChange}
        panels={{
          info: content,
          dailyCheck: content,
          requests: owner && content,
          medHistory: content,
          sharing: hasSharing && content,
        }}
        onCopy={() => setIsCopying(true)}
      />
      <Suspense>
        {/* The address may spell the name in another case. */}
        {owner && isCopying && (
          <RecordCopy name={reader?.name ?? name} onClose={() => setIsCopying(false)} />
        )}
      </Suspense>
      <LeaveGuard forms={Object.values(readingForms)}>{t.unsaved.reading}</LeaveGuard>
    </>
  );
}
