import type { ReactNode } from 'react';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { doctorProfile } from '../../messages/en/doctorProfile.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { RequestQueue, type RequestQueueProps } from './RequestQueue.tsx';

/** The tabs of the owner. */
export type DoctorTab = 'about' | 'requests';

/** Props of {@link DoctorTabs}. */
export interface DoctorTabsProps {
  /** The open tab. */
  tab: DoctorTab;
  /** Opens another tab. */
  onTabChange: (tab: DoctorTab) => void | Promise<void>;
  /** The owner's requests, with their search and order. */
  requests: RequestQueueProps;
  /** The profile's details, in the first tab. */
  children: ReactNode;
}

/** The tabs of a doctor's profile, for its owner. */
export function DoctorTabs({ tab, onTabChange, requests, children }: DoctorTabsProps) {
  const t = useMessages('doctorProfile', doctorProfile);
  return (
    <Tabs label={t.tabs} value={tab} onChange={onTabChange}>
      <Tabs.List>
        <Tabs.Tab value="about">{t.about}</Tabs.Tab>
        <Tabs.Tab value="requests">{t.requests}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="about">{children}</Tabs.Panel>
      <Tabs.Panel value="requests">
        <RequestQueue {...requests} />
      </Tabs.Panel>
    </Tabs>
  );
}
