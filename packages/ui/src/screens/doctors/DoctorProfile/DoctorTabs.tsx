import type { ReactNode } from 'react';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { doctorProfile } from '../../../messages/en/doctorProfile.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { RequestQueue, type RequestQueueProps } from '../../requests/RequestQueue/RequestQueue.tsx';
import { type DoctorReview, ReviewNotice } from './ReviewNotice.tsx';

/** The tabs of the owner. */
export type DoctorTab = 'about' | 'requests' | 'patients';

export interface DoctorTabsProps {
  /** The open tab. */
  tab: DoctorTab;
  /** Opens another tab. */
  onTabChange: (tab: DoctorTab) => void | Promise<void>;
  /** Why patients do not find the owner. Absent when they do. */
  review?: DoctorReview | undefined;
  /** The owner's requests, with their search and order. */
  requests: RequestQueueProps;
  /** Renders whoever shares a record with the owner, such as `SharedRecords`. Absent: no such tab. */
  patients?: (() => ReactNode) | undefined;
  /** The profile's details, in the first tab. */
  children: ReactNode;
}

/** What only the owner of a doctor's profile sees: its tabs, and why patients do not find it. */
export function DoctorTabs({
  tab,
  onTabChange,
  review,
  requests,
  patients,
  children,
}: DoctorTabsProps) {
  const t = useMessages('doctorProfile', doctorProfile);
  return (
    <>
      {review && <ReviewNotice review={review} />}
      <Tabs label={t.tabs} value={tab} onChange={onTabChange}>
        <Tabs.List>
          <Tabs.Tab value="about">{t.about}</Tabs.Tab>
          <Tabs.Tab value="requests">{t.requests}</Tabs.Tab>
          {patients && <Tabs.Tab value="patients">{t.patients}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="about">{children}</Tabs.Panel>
        <Tabs.Panel value="requests">
          <RequestQueue {...requests} />
        </Tabs.Panel>
        {patients && <Tabs.Panel value="patients">{tab === 'patients' && patients()}</Tabs.Panel>}
      </Tabs>
    </>
  );
}
