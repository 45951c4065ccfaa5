import type { PatientProfileScreenProps, RecordPart } from '@medportal/ui/screens';
import { tabOf, useTab } from '../app/useTab.ts';
import { useCapability, useIsAskingCapabilities } from '../data/capabilities.ts';
import { paths } from '../paths.ts';
import { requestsQuery } from '../resources/requests.ts';
import { histories, prefetchRecord, readings, useRecord } from './useRecord.ts';
import {
  prefetchLatestAnswer,
  prefetchRequests,
  useLatestAnswer,
  useRequests,
} from './useRequests.ts';

const tabs = ['info', 'dailyCheck', 'requests', 'medHistory', 'sharing'] as const;
const historyTabs = ['medicine', 'chronicDisease', 'allergy'] as const;

/** The lists of the record that each tab shows. */
const parts = {
  info: ['allergies', 'medicines', ...readings],
  dailyCheck: readings,
  requests: [],
  medHistory: histories,
  sharing: [],
} satisfies Record<(typeof tabs)[number], readonly RecordPart[]>;

type Tab = (typeof tabs)[number];

/** The tab that the address opens. Only the owner has the requests, and the sharing if the backend has it. */
function shown(tab: Tab, isOwner: boolean, hasSharing: boolean): Tab {
  const isMissing = (tab === 'requests' && !isOwner) || (tab === 'sharing' && !hasSharing);
  return isMissing ? 'info' : tab;
}

/** Starts the reads of the open tab of the patient `name`. */
export function prefetchTab(name: string, isOwner: boolean, request: Request): void {
  // Whether the backend has sharing may not be known yet.
  const tab = shown(tabOf(request, 'tab', tabs), isOwner, isOwner);
  // Others may be refused: their info tab waits for the profile.
  if (isOwner || tab !== 'info') prefetchRecord(name, parts[tab]);
  if (isOwner && tab === 'info') prefetchLatestAnswer();
  if (tab === 'requests') prefetchRequests('patient', request);
}

const patientRequests = (answered: boolean) => requestsQuery('patient', answered);

/** Whether the backend tells who can read a record or who did; assumed for the open tab while that is asked. */
function useHasSharing(isOpen: boolean): boolean {
  const hasGrants = useCapability('sharing');
  const hasLog = useCapability('accessLog');
  const isAsking = useIsAskingCapabilities();
  return hasGrants === true || hasLog === true || (isOpen && isAsking);
}

type TabProps = { hasSharing: boolean } & Pick<
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
  const hasSharing = useHasSharing(opened === 'sharing') && isOwner;
  const tab = shown(opened, isOwner, hasSharing);
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
    hasSharing,
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
