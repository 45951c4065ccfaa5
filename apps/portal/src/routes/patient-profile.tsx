import { PatientProfileScreen } from '@medportal/ui';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { readContext } from '../data/apiClient.ts';
import { PageTitle } from '../app/PageTitle.tsx';
import { oneOf, textParam } from '../app/params.ts';
import { loadAllergies, loadChronicDiseases, loadMedicines } from '../resources/histories.ts';
import { loadPatientProfile, saveMedicalInfo } from '../resources/patients.ts';
import { addPressure, addSugar, loadPressures, loadSugars } from '../resources/readings.ts';
import { loadRequests } from '../resources/requests.ts';
import { isSameName, session } from '../session/session.ts';
import { asksForAnswered, useRequestsPanel } from '../use-requests-panel.ts';
import { useSugarUnit } from '../data/useSugarUnit.ts';
import { revalidateUnless, useTab } from '../app/useTab.ts';
import { useView } from '../use-view.ts';
import { createWrites } from '../writes.ts';

const tabs = ['info', 'dailyCheck', 'requests', 'medHistory'] as const;
const historyTabs = ['medicine', 'chronicDisease', 'allergy'] as const;

const { action, useWrite, useEditor } = createWrites({
  medical: saveMedicalInfo,
  pressure: addPressure,
  sugar: addSugar,
});

export { action };

/** Loads the profile and what the open tab shows. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const name = textParam(params, 'name');
  const user = session.user();
  const isOwner = user?.persona === 'patient' && isSameName(user.name, name);
  const context = readContext(request);
  const tab = oneOf(tabs, new URL(request.url).searchParams.get('tab'));
  return {
    name,
    isOwner,
    profile: loadPatientProfile(name, user, context),
    ...(tab === 'dailyCheck' && {
      pressures: loadPressures(name, context),
      sugars: loadSugars(name, context),
    }),
    ...(tab === 'requests' &&
      isOwner && { requests: loadRequests('patient', asksForAnswered(request), context) }),
    ...(tab === 'medHistory' && {
      medicines: loadMedicines(name, context),
      chronicDiseases: loadChronicDiseases(name, context),
      allergies: loadAllergies(name, context),
    }),
  };
}

// Its three lists come together.
export const shouldRevalidate = revalidateUnless('history');

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { name, isOwner } = loaded;
  const { revalidate } = useRevalidator();
  const [tab, setTab] = useTab('tab', tabs);
  const [historyTab, setHistoryTab] = useTab('history', historyTabs);
  const { view } = useView(loaded.profile, name);
  const medical = useEditor('medical');
  const pressures = useView(loaded.pressures, name);
  const sugars = useView(loaded.sugars, name);
  const [sugarUnit, setSugarUnit] = useSugarUnit();
  const pressure = useWrite('pressure');
  const sugar = useWrite('sugar');
  const requests = useRequestsPanel('patient', loaded.requests);
  const medicines = useView(loaded.medicines, name);
  const chronicDiseases = useView(loaded.chronicDiseases, name);
  const allergies = useView(loaded.allergies, name);
  const retry = () => void revalidate();
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PatientProfileScreen
        view={view}
        tab={tab}
        onTabChange={setTab}
        medical={medical}
        pressures={pressures.view}
        sugars={sugars.view}
        sugarUnit={sugarUnit}
        onSugarUnitChange={setSugarUnit}
        addPressure={{ ...pressure, onSave: pressure.save }}
        addSugar={{ ...sugar, onSave: sugar.save }}
        onRetryReadings={retry}
        requests={isOwner ? requests : undefined}
        histories={{
          tab: historyTab,
          onTabChange: setHistoryTab,
          medicines: medicines.view,
          chronicDiseases: chronicDiseases.view,
          allergies: allergies.view,
        }}
        onRetryHistories={retry}
        onRetry={retry}
      />
    </>
  );
}
