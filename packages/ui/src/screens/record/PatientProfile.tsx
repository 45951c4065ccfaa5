import { Download } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ProfileHeader } from '../../components/ProfileHeader/ProfileHeader.tsx';
import { FactsSkeleton, ProfileSkeleton } from '../../components/ProfileHeader/ProfileSkeleton.tsx';
import { Page } from '../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { FailedState, LockedState } from '../../components/States/States.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Bdi } from '../../components/UserText/UserText.tsx';
import { patientProfile } from '../../messages/en/patientProfile.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { FailedView, LockedView, Stale } from '../../view.ts';
import type { PatientDetails } from './PatientDetails.ts';

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

const tabs = ['info', 'dailyCheck', 'requests', 'medHistory', 'sharing'] as const;

/** The tabs of a patient's profile. Only the owner has `requests` and `sharing`. */
export type PatientTab = (typeof tabs)[number];

export interface PatientProfileScreenProps {
  /** State of the profile, with its content when ready. */
  view: PatientProfileView;
  /** The open tab. One that this reader does not have shows `info`. */
  tab: PatientTab;
  /** Opens another tab. */
  onTabChange: (tab: PatientTab) => void | Promise<void>;
  /**
   * What each tab shows: `PatientInfo`, `DailyCheck`, `RequestList`, `MedicalHistory` and `Sharing`. A tab without content
   * is not there.
   */
  panels: Readonly<Partial<Record<PatientTab, ReactNode>>>;
  /** Opens the owner's overlay for a copy of the record. Without it there is no button. */
  onCopy?: (() => void) | undefined;
  /** Reloads the profile after a failure. */
  onRetry: () => void;
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
  panels,
  onCopy,
  onRetry,
}: ReadyProps) {
  const t = useMessages('patientProfile', patientProfile);
  const present = tabs.filter((name) => Boolean(panels[name]));
  return (
    <>
      <ProfileHeader
        avatar={patient.gender}
        name={patient.name}
        lead={t.record}
        action={
          viewer === 'owner' && onCopy ? (
            <Button variant="secondary" icon={Download} onClick={() => onCopy()}>
              {t.download}
            </Button>
          ) : undefined
        }
      >
        <Bdi>{patient.name}</Bdi>
      </ProfileHeader>
      <StaleNotice stale={stale} onRetry={onRetry} />
      <Tabs
        label={t.record}
        wraps
        value={present.includes(tab) ? tab : 'info'}
        onChange={onTabChange}
        data-tabs=""
      >
        <Tabs.List>
          {present.map((name) => (
            <Tabs.Tab key={name} value={name} data-tab={name}>
              {t.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {present.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {panels[name]}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
