import { PageLoader } from '@medportal/ui';
import {
  PatientProfileScreen,
  type PatientProfileView,
  type PatientTab,
} from '@medportal/ui/screens';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { LeaveGuard } from '../app/LeaveGuard.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { textParam } from '../app/params.ts';
import { useDraft } from '../data/drafts.ts';
import { prefetch } from '../data/readQuery.ts';
import { useEditor } from '../data/useEditor.ts';
import { useSugarUnit } from '../data/useSugarUnit.ts';
import { useLocked } from '../data/locked.ts';
import { useView } from '../data/useView.ts';
import { useWrite } from '../data/useWrite.ts';
import { type PageTexts, usePageTexts } from '../language/language.ts';
import { patientQuery, saveMedicalInfo } from '../resources/patients.ts';
import { addPressure, addSugar } from '../resources/readings.ts';
import { session, useReader } from '../session/session.ts';
import { isSameName, type User } from '../session/token.ts';
import { usePartlyShared } from './usePartlyShared.ts';
import { prefetchTab, usePatientTabs } from './usePatientTabs.ts';

// Most visits of a record do not open it.
const SharingTab = lazy(() => import('./SharingTab.tsx'));
// Few visits need it.
const RecordCopy = lazy(() => import('../copy/RecordCopy.tsx'));

const isOwner = (user: User | undefined, name: string) =>
  user?.persona === 'patient' && isSameName(user.name, name);

function titleOf(name: string, tab: PatientTab, owner: boolean, t: PageTexts) {
  if (tab === 'info' || (tab === 'requests' && !owner)) return name;
  return t.titles.patient[tab]({ name });
}

export function loader({ params, request }: LoaderFunctionArgs) {
  const name = textParam(params, 'name');
  void prefetch(patientQuery(name));
  prefetchTab(name, isOwner(session.reader(), name), request);
  return null;
}

const PRESSURE = 'pressure';
const SUGAR = 'sugar';

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
  const { hasSharing, ...tabs } = usePatientTabs(name, owner, view.status === 'ready');
  const [sugarUnit, setSugarUnit] = useSugarUnit();
  const pressure = useWrite(addPressure, { form: PRESSURE });
  const sugar = useWrite(addSugar, { form: SUGAR });
  const pressureDraft = useDraft(PRESSURE);
  const sugarDraft = useDraft(SUGAR);
  const [isCopying, setIsCopying] = useState(false);
  return (
    <>
      <PageTitle>{titleOf(name, tabs.tab, owner, t)}</PageTitle>
      <PatientProfileScreen
        view={view}
        onRetry={profile.onRetry}
        {...tabs}
        sharing={
          hasSharing && (
            <Suspense fallback={<PageLoader />}>
              <SharingTab />
            </Suspense>
          )
        }
        medical={useEditor(saveMedicalInfo, 'medical')}
        sugarUnit={sugarUnit}
        onSugarUnitChange={setSugarUnit}
        addPressure={{ ...pressure, draft: pressureDraft, onSave: pressure.save }}
        addSugar={{ ...sugar, draft: sugarDraft, onSave: sugar.save }}
        onCopy={() => setIsCopying(true)}
      />
      <Suspense>
        {/* The address may spell the name in another case. */}
        {owner && isCopying && (
          <RecordCopy name={reader?.name ?? name} onClose={() => setIsCopying(false)} />
        )}
      </Suspense>
      <LeaveGuard forms={[PRESSURE, SUGAR]}>{t.unsaved.reading}</LeaveGuard>
    </>
  );
}
