import type { PatientProfileScreenProps, RecordPart } from '@medportal/ui/screens';
import { tabOf, useTab } from '../app/useTab.ts';
import { paths } from '../paths.ts';
import { requestsQuery } from '../resources/requests.ts';
import { histories, prefetchRecord, readings, useRecord } from './useRecord.ts';
import {
  prefetchLatestAnswer,
  prefetchRequests,
  useLatestAnswer,
  useRequests,
} from './useRequests.ts';

const tabs = ['info', 'dailyCheck', 'requests', 'medHistory'] as const;
const historyTabs = ['medicine', 'chronicDisease', 'allergy'] as const;

/** The lists of the record that each tab shows. */
const parts = {
  info: ['allergies', 'medicines', ...readings],
  dailyCheck: readings,
  requests: [],
  medHistory: histories,
} satisfies Record<(typeof tabs)[number], readonly RecordPart[]>;

/** The tab that the address opens. Only the owner has the requests. */
const shown = (tab: (typeof tabs)[number], isOwner: boolean) =>
  tab === 'requests' && !isOwner ? 'info' : tab;

/** Starts the reads of the open tab of the patient `name`. */
export function prefetchTab(name: string, isOwner: boolean, request: Request): void {
  const tab = shown(tabOf(request, 'tab', tabs), isOwner);
  // Others may be refused: their info tab waits for the profile.
  if (isOwner || tab !== 'info') prefetchRecord(name, parts[tab]);
  if (isOwner && tab === 'info') prefetchLatestAnswer();
  if (tab === 'requests') prefetchRequests('patient', request);
}

const patientRequests = (answered: boolean) => requestsQuery('patient', answered);

type TabProps = Pick<
  PatientProfileScreenProps,
  | 'tab'
  | 'onTabChange'
  | 'pressures'
  | 'sugars'
  | 'onRetryReadings'
  | 'histories'
  | 'onRetryHistories'
  | 'requests'
  | 'latestAnswer'
  | 'links'
>;

/**
 * What the tabs of the patient `name` show.
 * @param hasProfile - Whether the profile was read, and not refused.
 */
export function usePatientTabs(name: string, isOwner: boolean, hasProfile: boolean): TabProps {
  const [opened, onTabChange] = useTab('tab', tabs);
  const tab = shown(opened, isOwner);
  const [historyTab, onHistoryTabChange] = useTab('history', historyTabs);
  const isInfo = tab === 'info';
  // Apart from the other tabs, so that each refreshes lists that have become stale when it is opened.
  const overview = useRecord(name, isInfo && (isOwner || hasProfile) ? parts.info : []);
  const lists = useRecord(name, isInfo ? [] : parts[tab]);
  const record = isInfo ? overview : lists;
  const requests = useRequests(patientRequests, tab === 'requests');
  const answersHref = paths.patientProfile(name, { tab: 'requests', answered: 'true' });
  const latestAnswer = useLatestAnswer(answersHref, isOwner && isInfo);
  const historyHref = (history: (typeof historyTabs)[number]) =>
    paths.patientProfile(name, { tab: 'medHistory', history });
  const historyOf = {
    medicine: record.medicines,
    chronicDisease: record.chronicDiseases,
    allergy: record.allergies,
  };
  return {
    tab,
    onTabChange,
    pressures: record.pressures.view,
    sugars: record.sugars.view,
    onRetryReadings: (kind) => record[kind].onRetry(),
    histories: {
      tab: historyTab,
      onTabChange: onHistoryTabChange,
      medicines: record.medicines.view,
      chronicDiseases: record.chronicDiseases.view,
      allergies: record.allergies.view,
    },
    onRetryHistories: (part) => historyOf[part].onRetry(),
    ...(isOwner && { requests, latestAnswer }),
    links: {
      readings: paths.patientProfile(name, { tab: 'dailyCheck' }),
      medicines: historyHref('medicine'),
      allergies: historyHref('allergy'),
    },
  };
}
