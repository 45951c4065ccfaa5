import { LeaveOverlay } from '@medportal/ui';
import { PatientProfileScreen, type PatientProfileView } from '@medportal/ui/screens';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { PageTitle } from '../app/PageTitle.tsx';
import { textParam } from '../app/params.ts';
import { useNavigationGuard } from '../app/useNavigationGuard.ts';
import { tabOf, useTab } from '../app/useTab.ts';
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
import { requestsQuery } from '../resources/requests.ts';
import { session, useReader } from '../session/session.ts';
import { isSameName, type User } from '../session/token.ts';
import { prefetchRecord, useRecord } from './useRecord.ts';
import { prefetchRequests, useRequests } from './useRequests.ts';

const tabs = ['info', 'dailyCheck', 'requests', 'medHistory'] as const;
const historyTabs = ['medicine', 'chronicDisease', 'allergy'] as const;

const isOwner = (user: User | undefined, name: string) =>
  user?.persona === 'patient' && isSameName(user.name, name);

function titleOf(name: string, tab: (typeof tabs)[number], owner: boolean, t: PageTexts) {
  if (tab === 'info' || (tab === 'requests' && !owner)) return name;
  return t.titles.patient[tab]({ name });
}

const partsOf = (tab: (typeof tabs)[number]) => ({
  readings: tab === 'dailyCheck',
  histories: tab === 'medHistory',
});

export function loader({ params, request }: LoaderFunctionArgs) {
  const name = textParam(params, 'name');
  const tab = tabOf(request, 'tab', tabs);
  void prefetch(patientQuery(name));
  prefetchRecord(name, partsOf(tab));
  const user = session.reader();
  if (tab === 'requests' && isOwner(user, name)) prefetchRequests('patient', request);
  return null;
}

const patientRequests = (answered: boolean) => requestsQuery('patient', answered);

const PRESSURE = 'pressure';
const SUGAR = 'sugar';

export function Component() {
  const t = usePageTexts();
  const name = textParam(useParams(), 'name');
  const user = useReader();
  const owner = isOwner(user, name);
  const [tab, setTab] = useTab('tab', tabs);
  const [historyTab, setHistoryTab] = useTab('history', historyTabs);
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
  const { pressures, sugars, medicines, chronicDiseases, allergies } = useRecord(
    name,
    partsOf(tab),
  );
  const requests = useRequests(patientRequests, owner && tab === 'requests');
  const [sugarUnit, setSugarUnit] = useSugarUnit();
  const pressure = useWrite(addPressure, { form: PRESSURE });
  const sugar = useWrite(addSugar, { form: SUGAR });
  const pressureDraft = useDraft(PRESSURE);
  const sugarDraft = useDraft(SUGAR);
  const leaveOverlay = useNavigationGuard(PRESSURE, SUGAR);
  const lists = {
    pressures,
    sugars,
    medicine: medicines,
    chronicDisease: chronicDiseases,
    allergy: allergies,
  };
  return (
    <>
      <PageTitle>{titleOf(name, tab, owner, t)}</PageTitle>
      <PatientProfileScreen
        {...profile}
        tab={tab}
        onTabChange={setTab}
        medical={useEditor(saveMedicalInfo, 'medical')}
        pressures={pressures.view}
        sugars={sugars.view}
        sugarUnit={sugarUnit}
        onSugarUnitChange={setSugarUnit}
        addPressure={{ ...pressure, draft: pressureDraft, onSave: pressure.save }}
        addSugar={{ ...sugar, draft: sugarDraft, onSave: sugar.save }}
        onRetryReadings={(kind) => lists[kind].onRetry()}
        requests={owner ? requests : undefined}
        histories={{
          tab: historyTab,
          onTabChange: setHistoryTab,
          medicines: medicines.view,
          chronicDiseases: chronicDiseases.view,
          allergies: allergies.view,
        }}
        onRetryHistories={(part) => lists[part].onRetry()}
      />
      <LeaveOverlay {...leaveOverlay}>{t.unsaved.reading}</LeaveOverlay>
    </>
  );
}
