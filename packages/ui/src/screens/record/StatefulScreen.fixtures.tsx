import { type ReactNode, useState } from 'react';
import { fn } from 'storybook/test';
import { RequestList, type RequestsPanel } from '../../components/RequestList/RequestList.tsx';
import { sampleRequests } from '../../components/RequestList/RequestList.fixtures.ts';
import type { AllergyItem, MedicineItem } from '../../clinicalSections.ts';
import {
  newestSugar,
  risingPressures,
  unparsedNewest,
} from '../../components/Readings/Readings.fixtures.ts';
import { stale } from '../../components/StaleNotice/StaleNotice.fixtures.ts';
import type { PressureReading, SugarReading } from '../../components/Readings/reading.ts';
import type { Editor, ListView } from '../shared/view.ts';
import { DailyCheck, type DailyCheckProps } from './DailyCheck/DailyCheck.tsx';
import type { Entry } from './DailyCheck/EntryForms.tsx';
import { PatientInfo, type PatientInfoProps } from './Overview/PatientInfo.tsx';
import {
  type Histories,
  MedicalHistory,
  type MedicalHistoryProps,
} from './History/MedicalHistory.tsx';
import { MedicalOverlay } from './Overview/MedicalOverlay.tsx';
import {
  allergyViews,
  chronicDiseaseViews,
  latestResponseViews,
  longMedicines,
  manyAllergies,
  manyMedicines,
  medicineViews,
  patientProfileViews,
  pressureViews,
  sugarViews,
} from './PatientProfile.fixtures.ts';
import { PatientProfileScreen, type PatientProfileScreenProps } from './PatientProfile.tsx';
import type { MedicalValues, PressureValues, SugarValues } from './values.ts';

/** The props of the screen and of its panels in one. */
export interface RecordArgs
  extends
    Omit<PatientProfileScreenProps, 'panels'>,
    Omit<DailyCheckProps, 'entries' | 'onRetry'>,
    Pick<PatientInfoProps, 'latestResponse' | 'links' | 'onRetryReadings' | 'onRetryHistories'>,
    Pick<MedicalHistoryProps, 'histories'> {
  medical: Editor<MedicalValues>;
  addPressure: Entry<PressureValues>;
  addSugar: Entry<SugarValues>;
  requests?: RequestsPanel | undefined;
  sharing?: ReactNode;
}

const idle = { status: 'idle' as const };

export const pending = { status: 'pending' as const };

export const notSaved = {
  status: 'failed' as const,
  failure: {
    title: 'It was not saved',
    message: 'The server did not answer. What you typed is still here. Try again.',
  },
};

export const closedEditor = {
  open: false,
  submission: idle,
  onOpen: fn(),
  onCancel: fn(),
  onSave: fn(),
};

export const blankEntry = { submission: idle, saves: 0, onSave: fn() };

export const fullHistories = {
  tab: 'medicine' as const,
  onTabChange: fn(),
  medicines: medicineViews.ready,
  chronicDiseases: chronicDiseaseViews.ready,
  allergies: allergyViews.ready,
};

export const answeredRequests = {
  view: {
    status: 'ready' as const,
    requests: sampleRequests(3, true),
    totalCount: 3,
    more: 'none' as const,
  },
  answered: true,
  onAnsweredChange: fn(),
  onShowMore: fn(),
  onRetry: fn(),
};

const latestResponse = { view: latestResponseViews.ready, allHref: '#responses', onRetry: fn() };

export const profileArgs = {
  view: patientProfileViews.ready,
  tab: 'info',
  onTabChange: fn(),
  medical: closedEditor,
  pressures: pressureViews.ready,
  sugars: sugarViews.ready,
  sugarUnit: 'mg/dL',
  onSugarUnitChange: fn(),
  addPressure: blankEntry,
  addSugar: blankEntry,
  requests: answeredRequests,
  latestResponse,
  links: { readings: '#readings', medicines: '#medicines', allergies: '#allergies' },
  histories: fullHistories,
  onCopy: fn(),
  onRetry: fn(),
  onRetryReadings: fn(),
  onRetryHistories: fn(),
} satisfies RecordArgs;

export const otherView = { ...patientProfileViews.ready, viewer: 'other' as const };

const overviewIn = (status: keyof typeof allergyViews) => ({
  histories: {
    ...fullHistories,
    allergies: allergyViews[status],
    medicines: medicineViews[status],
  },
  pressures: pressureViews[status],
  sugars: sugarViews[status],
  latestResponse: { ...latestResponse, view: latestResponseViews[status] },
});

const readyOf = <Item,>(items: readonly Item[]) => ({ status: 'ready' as const, items });

const overviewOf = (
  allergies: readonly AllergyItem[],
  medicines: readonly MedicineItem[],
): Histories => ({
  ...fullHistories,
  allergies: readyOf(allergies),
  medicines: readyOf(medicines),
});

/** The args of the info tab's overview, by state. */
const loading = overviewIn('loading');

export const overviews = {
  loading,
  othersLoading: {
    ...loading,
    histories: { ...loading.histories, allergies: allergyViews.ready },
  },
  empty: overviewIn('empty'),
  failed: overviewIn('failed'),
  locked: overviewIn('locked'),
  /** Every part is stale, and the allergies are empty. */
  refreshFailed: {
    histories: {
      ...fullHistories,
      allergies: { ...allergyViews.empty, stale },
      medicines: { ...medicineViews.ready, stale },
    },
    pressures: { ...pressureViews.ready, stale },
    sugars: { ...sugarViews.ready, stale },
    latestResponse: { ...latestResponse, view: { ...latestResponseViews.ready, stale } },
  },
  many: { histories: overviewOf(manyAllergies, manyMedicines) },
  noLongTerm: { histories: overviewOf([{ name: 'Sample dust' }], longMedicines) },
  urgent: { pressures: readyOf(risingPressures), sugars: readyOf(newestSugar(66)) },
  odd: {
    histories: overviewOf([{ symptoms: 'Sneezing' }], [{ dosage: '5 ml', isMaintenance: true }]),
    pressures: readyOf(unparsedNewest),
    sugars: readyOf<SugarReading>([{ value: { kind: 'text', text: 'forgot' } }]),
    latestResponse: { ...latestResponse, view: readyOf([{}]) },
  },
} satisfies Record<string, Partial<RecordArgs>>;

function withNewest<Item>(list: ListView<Item>, items: readonly Item[]): ListView<Item> {
  if (items.length === 0) return list;
  return { status: 'ready', items: [...items, ...(list.status === 'ready' ? list.items : [])] };
}

const takenNow = <Value,>(value: Value) => ({ value, takenAt: new Date().toISOString() });

/** The screen with all panels, in the state that its owner keeps: tabs, overlay and saved values. */
export function StatefulScreen(args: RecordArgs) {
  const { view, addPressure, addSugar, onRetryReadings, onRetryHistories } = args;
  const isOwner = view.status === 'ready' && view.viewer === 'owner';
  const [tab, setTab] = useState(args.tab);
  const [historyTab, setHistoryTab] = useState(args.histories.tab);
  const [open, setOpen] = useState(args.medical.open);
  const [saved, setSaved] = useState({});
  const [newPressures, setNewPressures] = useState<PressureReading[]>([]);
  const [newSugars, setNewSugars] = useState<SugarReading[]>([]);
  const [sugarUnit, setSugarUnit] = useState(args.sugarUnit);
  const histories = { ...args.histories, tab: historyTab, onTabChange: setHistoryTab };
  const pressures = withNewest(args.pressures, newPressures);
  const sugars = withNewest(args.sugars, newSugars);
  const medical: typeof args.medical = {
    ...args.medical,
    open,
    onOpen: () => setOpen(true),
    onCancel() {
      args.medical.onCancel();
      setOpen(false);
    },
    onSave(values) {
      args.medical.onSave(values);
      setSaved(values);
      setOpen(false);
    },
  };
  const entries: DailyCheckProps['entries'] = {
    pressure: {
      ...addPressure,
      saves: newPressures.length,
      onSave(values) {
        addPressure.onSave(values);
        setNewPressures([takenNow({ kind: 'parsed', ...values }), ...newPressures]);
      },
    },
    sugar: {
      ...addSugar,
      saves: newSugars.length,
      onSave(values) {
        addSugar.onSave(values);
        setNewSugars([takenNow({ kind: 'parsed', ...values }), ...newSugars]);
      },
    },
  };
  const patient = view.status === 'ready' ? { ...view.patient, ...saved } : undefined;
  return (
    <PatientProfileScreen
      {...args}
      view={view.status === 'ready' ? { ...view, patient: { ...view.patient, ...saved } } : view}
      tab={tab}
      onTabChange={setTab}
      panels={{
        info: patient && (
          <>
            <PatientInfo
              {...args}
              patient={patient}
              isOwner={isOwner}
              onEdit={medical.onOpen}
              allergies={histories.allergies}
              medicines={histories.medicines}
              pressures={pressures}
              sugars={sugars}
              latestResponse={isOwner ? args.latestResponse : undefined}
            />
            {isOwner && <MedicalOverlay editor={medical} recorded={patient} />}
          </>
        ),
        dailyCheck: (
          <DailyCheck
            pressures={pressures}
            sugars={sugars}
            sugarUnit={sugarUnit}
            onSugarUnitChange={setSugarUnit}
            entries={isOwner ? entries : undefined}
            onRetry={onRetryReadings}
          />
        ),
        requests: isOwner && args.requests && <RequestList {...args.requests} />,
        medHistory: (
          <MedicalHistory histories={histories} isOwner={isOwner} onRetry={onRetryHistories} />
        ),
        sharing: isOwner && args.sharing,
      }}
    />
  );
}
