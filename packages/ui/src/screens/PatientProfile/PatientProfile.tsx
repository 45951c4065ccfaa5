import { Download } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ProfileHeader } from '../../components/ProfileHeader/ProfileHeader.tsx';
import { FactsSkeleton, ProfileSkeleton } from '../../components/ProfileHeader/ProfileSkeleton.tsx';
import type { GlucoseUnit } from '../../components/Readings/glucose.ts';
import type { PressureReading, SugarReading } from '../../components/Readings/Readings.tsx';
import { RequestList, type RequestsPanel } from '../../components/RequestList/RequestList.tsx';
import { Page } from '../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { FailedState, LockedState } from '../../components/States/States.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Bdi } from '../../components/UserText/UserText.tsx';
import { patientProfile } from '../../messages/en/patientProfile.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Editor, FailedView, LockedView, Stale } from '../../view.ts';
import { DailyCheck, type ReadingKind } from './DailyCheck.tsx';
import type { Entry } from './EntryForms.tsx';
import {
  Info,
  type LatestAnswer,
  type LinkedTab,
  type PatientDetails,
  type RecordLinks,
} from './Info.tsx';
import type { ListView } from './ListPanel.tsx';
import { MedicalHistory, type Histories, type HistoryTab } from './MedicalHistory.tsx';
import { MedicalOverlay } from './MedicalOverlay.tsx';
import type { MedicalValues, PressureValues, SugarValues } from './values.ts';

/** What the patient profile shows. An unknown name is `locked`, too, so that names cannot be guessed. */
export type PatientProfileView =
  | { status: 'loading' }
  | LockedView
  | FailedView
  | {
      status: 'ready';
      /** Role of the reader; `owner` is the patient of this profile. */
      viewer: 'owner' | 'other';
      /** The profile's content. */
      patient: PatientDetails;
      /** Set when the last refresh failed. */
      stale?: Stale;
    };

/** The tabs of a patient's profile. Only the owner has `requests` and `sharing`. */
export type PatientTab = 'info' | 'dailyCheck' | 'requests' | 'medHistory' | 'sharing';

/** Props of {@link PatientProfileScreen}. */
export interface PatientProfileScreenProps {
  /** State of the profile, with its content when ready. */
  view: PatientProfileView;
  /** The open tab. One that this reader does not have shows `info`. */
  tab: PatientTab;
  /** Opens another tab. */
  onTabChange: (tab: PatientTab) => void | Promise<void>;
  /** The owner's overlay for blood type, height and weight. */
  medical: Editor<MedicalValues>;
  /** The blood pressure readings, in any order. */
  pressures: ListView<PressureReading>;
  /** The blood sugar readings, in any order. */
  sugars: ListView<SugarReading>;
  /** Display unit of blood sugars. */
  sugarUnit: GlucoseUnit;
  /** Called with the chosen unit. */
  onSugarUnitChange: (unit: GlucoseUnit) => void;
  /** The owner's form for a blood pressure reading. */
  addPressure: Entry<PressureValues>;
  /** The owner's form for a blood sugar reading. */
  addSugar: Entry<SugarValues>;
  /** The owner's requests. */
  requests?: RequestsPanel;
  /** The owner's latest answer. */
  latestAnswer?: LatestAnswer;
  /** Who can read the owner's record and who did, such as `Sharing`. Absent if the backend does not say. */
  sharing?: ReactNode;
  /** URLs of other tabs, for the info tab. */
  links: RecordLinks;
  /** The lists of the medical history. */
  histories: Histories;
  /** Opens the owner's overlay for a copy of the record. Without it there is no button. */
  onCopy?: (() => void) | undefined;
  /** Reloads the profile after a failure. */
  onRetry: () => void;
  /** Reloads a list of readings after a failure. */
  onRetryReadings: (kind: ReadingKind) => void;
  /** Reloads a list of the history after a failure. */
  onRetryHistories: (tab: HistoryTab) => void;
}

/** A patient's record, for the patient and for the doctors they sent a request to. */
export function PatientProfileScreen(props: PatientProfileScreenProps) {
  return (
    <Page data-state={props.view.status}>
      <Profile {...props} />
    </Page>
  );
}

function Profile({ view, onRetry, ...props }: PatientProfileScreenProps) {
  const t = useMessages('patientProfile', patientProfile);
  switch (view.status) {
    case 'loading':
      return (
        <ProfileSkeleton label={t.loading}>
          <FactsSkeleton facts={4} hint={t.private} />
        </ProfileSkeleton>
      );
    case 'locked':
      return <LockedState headingLevel={1} reason={view.reason} what={t.thisRecord} />;
    case 'failed':
      return <FailedState headingLevel={1} failure={view.failure} onRetry={onRetry} />;
    case 'ready':
      return <ReadyProfile view={view} onRetry={onRetry} {...props} />;
    default:
      return view satisfies never;
  }
}

type ReadyProps = Omit<PatientProfileScreenProps, 'view'> & {
  view: Extract<PatientProfileView, { status: 'ready' }>;
};

function ReadyProfile({
  view: { viewer, patient, stale },
  tab,
  onTabChange,
  medical,
  pressures,
  sugars,
  sugarUnit,
  onSugarUnitChange,
  addPressure,
  addSugar,
  requests,
  latestAnswer,
  sharing,
  links,
  histories,
  onCopy,
  onRetryReadings,
  onRetryHistories,
  onRetry,
}: ReadyProps) {
  const t = useMessages('patientProfile', patientProfile);
  const isOwner = viewer === 'owner';
  const ownRequests = isOwner ? requests : undefined;
  const ownSharing = isOwner ? sharing : undefined;
  const tabsRef = useRef<HTMLDivElement>(null);
  // The link is hidden with its tab.
  const focusTab = (followed: LinkedTab) =>
    tabsRef.current?.querySelector<HTMLElement>(`[data-tab='${followed}']`)?.focus();
  const isMissing = (tab === 'requests' && !ownRequests) || (tab === 'sharing' && !ownSharing);
  const openTab = isMissing ? 'info' : tab;
  return (
    <>
      <ProfileHeader
        avatar={patient.gender}
        name={patient.name}
        lead={t.record}
        action={
          isOwner && onCopy ? (
            <Button variant="secondary" icon={Download} onClick={() => onCopy()}>
              {t.download}
            </Button>
          ) : undefined
        }
      >
        <Bdi>{patient.name}</Bdi>
      </ProfileHeader>
      <StaleNotice stale={stale} onRetry={onRetry} />
      <Tabs ref={tabsRef} label={t.record} value={openTab} onChange={onTabChange}>
        <Tabs.List>
          <Tabs.Tab value="info" data-tab="info">
            {t.tabs.info}
          </Tabs.Tab>
          <Tabs.Tab value="dailyCheck" data-tab="dailyCheck">
            {t.tabs.dailyCheck}
          </Tabs.Tab>
          {ownRequests && (
            <Tabs.Tab value="requests" data-tab="requests">
              {t.tabs.requests}
            </Tabs.Tab>
          )}
          <Tabs.Tab value="medHistory" data-tab="medHistory">
            {t.tabs.medHistory}
          </Tabs.Tab>
          {ownSharing && (
            <Tabs.Tab value="sharing" data-tab="sharing">
              {t.tabs.sharing}
            </Tabs.Tab>
          )}
        </Tabs.List>
        <Tabs.Panel value="info">
          <Info
            patient={patient}
            isOwner={isOwner}
            onEdit={medical.onOpen}
            allergies={histories.allergies}
            medicines={histories.medicines}
            pressures={pressures}
            sugars={sugars}
            latestAnswer={isOwner ? latestAnswer : undefined}
            links={links}
            onFollow={focusTab}
            onRetryReadings={onRetryReadings}
            onRetryHistories={onRetryHistories}
          />
        </Tabs.Panel>
        <Tabs.Panel value="dailyCheck">
          <DailyCheck
            pressures={pressures}
            sugars={sugars}
            sugarUnit={sugarUnit}
            onSugarUnitChange={onSugarUnitChange}
            entries={isOwner ? { pressure: addPressure, sugar: addSugar } : undefined}
            onRetry={onRetryReadings}
          />
        </Tabs.Panel>
        {ownRequests && (
          <Tabs.Panel value="requests">
            <RequestList {...ownRequests} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="medHistory">
          <MedicalHistory histories={histories} isOwner={isOwner} onRetry={onRetryHistories} />
        </Tabs.Panel>
        {ownSharing && <Tabs.Panel value="sharing">{ownSharing}</Tabs.Panel>}
      </Tabs>
      {isOwner && <MedicalOverlay editor={medical} recorded={patient} />}
    </>
  );
}
