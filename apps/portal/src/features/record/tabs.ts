import type { RecordPart } from '@medportal/ui/screens';
import type { ComponentType } from 'react';
import { tabOf } from '../../core/page/useTab.ts';
import { withTexts } from '../../core/i18n/language.ts';
import { InfoTab, type TabProps } from './InfoTab.tsx';
import { histories, overview, prefetchRecord, readings } from './api.ts';
import { prefetchLatestResponse, prefetchRequests } from '../requests/lists.api.ts';

export const tabs = ['info', 'dailyCheck', 'requests', 'medHistory', 'sharing'] as const;

type Tab = (typeof tabs)[number];

/** The lists of the record that each tab shows. */
const parts = {
  info: overview,
  dailyCheck: readings,
  requests: [],
  medHistory: histories,
  sharing: [],
} satisfies Record<Tab, readonly RecordPart[]>;

type TabModule = Promise<{ default: ComponentType<TabProps> }>;

// Most visits of a record open the first tab only.
const modules: Record<Tab, () => TabModule> = {
  info: async () => ({ default: InfoTab }),
  dailyCheck: () => import('./DailyCheckTab.tsx'),
  requests: () => withTexts('RequestsTab', () => import('../requests/RequestsTab.tsx')),
  medHistory: () => import('./HistoryTab.tsx'),
  sharing: async () => {
    const tab = await withTexts('SharingTab', () => import('../sharing/SharingTab.tsx'));
    void tab.prefetchSharing();
    return tab;
  },
};

/** The tab that the address opens. Only the owner has the requests, and the sharing if the backend has it. */
export function shownTab(tab: Tab, isOwner: boolean, hasSharing: boolean | undefined): Tab {
  const isMissing = (tab === 'requests' && !isOwner) || (tab === 'sharing' && !hasSharing);
  return isMissing ? 'info' : tab;
}

/**
 * Starts the reads of the open tab of the patient `name`.
 * @param profile - The read of the profile; undefined when it has failed.
 * @returns the tab
 */
export async function loadTab(
  name: string,
  isOwner: boolean,
  request: Request,
  profile: Promise<unknown>,
) {
  // Whether the backend has sharing may not be known yet.
  const tab = shownTab(tabOf(request, 'tab', tabs), isOwner, isOwner);
  // Others may be refused: their tab waits for the profile.
  const start = (isReadable: unknown) => isReadable && prefetchRecord(name, parts[tab]);
  if (isOwner) start(true);
  else void profile.then(start);
  if (isOwner && tab === 'info') prefetchLatestResponse();
  if (tab === 'requests') prefetchRequests('patient', request);
  return (await modules[tab]()).default;
}
