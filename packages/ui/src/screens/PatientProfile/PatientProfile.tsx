import styled from 'styled-components';
import { Card, Section } from '../../components/Card/Card.tsx';
import { ContactDetails } from '../../components/ContactDetails/ContactDetails.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { EditButton } from '../../components/EditButton/EditButton.tsx';
import { ProfileHeader } from '../../components/ProfileHeader/ProfileHeader.tsx';
import { FactsSkeleton, ProfileSkeleton } from '../../components/ProfileHeader/ProfileSkeleton.tsx';
import type { GlucoseUnit } from '../../components/Readings/glucose.ts';
import type { PressureReading, SugarReading } from '../../components/Readings/Readings.tsx';
import { RequestList, type RequestsPanel } from '../../components/RequestList/RequestList.tsx';
import { Page } from '../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { FailedState, LockedState } from '../../components/States/States.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi } from '../../components/UserText/UserText.tsx';
import { breakpoint, space } from '../../theme/theme.ts';
import type { BloodType, Editor, FailedView, Gender, LockedView, Stale } from '../../view.ts';
import { DailyCheck, type ReadingKind } from './DailyCheck.tsx';
import type { Entry } from './EntryForms.tsx';
import type { ListView } from './ListPanel.tsx';
import { MedicalHistory, type Histories, type HistoryTab } from './MedicalHistory.tsx';
import { MedicalOverlay } from './MedicalOverlay.tsx';
import {
  noBloodType,
  type MedicalValues,
  type PressureValues,
  type SugarValues,
  type UnreadValues,
} from './values.ts';

/** A patient as their profile shows them. What is absent is not recorded. */
export interface PatientDetails {
  /** Their name, which is also their account. */
  name: string;
  /** As recorded; chooses the figure beside the name. */
  gender: Gender;
  /** Any text; only what looks like a number becomes a link that calls it. */
  phoneNumber?: string;
  /** Where mail reaches them. */
  email?: string;
  /** Where they live, as they wrote it. */
  address?: string;
  /** Absent when it is not recorded. */
  bloodType?: BloodType;
  /** Centimetres. */
  heightCm?: number;
  /** Kilograms. */
  weightKg?: number;
  /** What is stored in the place of an absent blood type, height or weight. */
  unread?: UnreadValues;
}

/** A patient's profile in each of its states. A name that does not exist looks locked, too. */
export type PatientProfileView =
  | { status: 'loading' }
  | LockedView
  | FailedView
  | {
      status: 'ready';
      /** Who is looking; `owner` is the patient themselves. */
      viewer: 'owner' | 'other';
      /** What the record says. */
      patient: PatientDetails;
      /** Present while the last refresh failed. */
      stale?: Stale;
    };

/** The tabs of a patient's profile; `requests` is for the owner. */
export type PatientTab = 'info' | 'dailyCheck' | 'requests' | 'medHistory';

/** Props of {@link PatientProfileScreen}. */
export interface PatientProfileScreenProps {
  /** How the record stands, and what it says when it is there. */
  view: PatientProfileView;
  /** The open tab. `requests` is `info` for everyone but the owner. */
  tab: PatientTab;
  /** Opens another tab. */
  onTabChange: (tab: PatientTab) => void | Promise<void>;
  /** The overlay of blood type, height and weight, for the owner. */
  medical: Editor<MedicalValues>;
  /** In any order. */
  pressures: ListView<PressureReading>;
  /** In any order. */
  sugars: ListView<SugarReading>;
  /** The unit to show blood sugars in. */
  sugarUnit: GlucoseUnit;
  /** Called with the unit that the reader chose for them. */
  onSugarUnitChange: (unit: GlucoseUnit) => void;
  /** The form that adds a blood pressure, for the owner. */
  addPressure: Entry<PressureValues>;
  /** The form that adds a blood sugar, for the owner. */
  addSugar: Entry<SugarValues>;
  /** The owner's requests. */
  requests?: RequestsPanel;
  /** The lists of the tab with the medical history. */
  histories: Histories;
  /** Loads the profile again after a failure. */
  onRetry: () => void;
  /** Loads a list of readings again after a failure. */
  onRetryReadings: (kind: ReadingKind) => void;
  /** Loads a part of the history again after a failure. */
  onRetryHistories: (tab: HistoryTab) => void;
}

const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  ${breakpoint.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]};
  }
`;

/** A patient's record, for the patient and for the doctors they wrote to. */
export function PatientProfileScreen(props: PatientProfileScreenProps) {
  return (
    <Page data-state={props.view.status}>
      <Profile {...props} />
    </Page>
  );
}

function Profile({ view, onRetry, ...props }: PatientProfileScreenProps) {
  switch (view.status) {
    case 'loading':
      return (
        <ProfileSkeleton label="Loading the patient’s profile">
          <FactsSkeleton facts={4} hint="This record is private. We log who opens it and when." />
        </ProfileSkeleton>
      );
    case 'locked':
      return <LockedState headingLevel={1} reason={view.reason} what="this record" />;
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
  histories,
  onRetryReadings,
  onRetryHistories,
  onRetry,
}: ReadyProps) {
  const isOwner = viewer === 'owner';
  const ownRequests = isOwner ? requests : undefined;
  // A link to a tab that this reader does not have still leads somewhere.
  const openTab = tab === 'requests' && !ownRequests ? 'info' : tab;
  return (
    <>
      <ProfileHeader avatar={patient.gender} lead="Patient record">
        <Bdi>{patient.name}</Bdi>
      </ProfileHeader>
      <StaleNotice stale={stale} onRetry={onRetry} />
      <Tabs label="Patient record" value={openTab} onChange={onTabChange}>
        <Tabs.List>
          <Tabs.Tab value="info">Info</Tabs.Tab>
          <Tabs.Tab value="dailyCheck">Daily check</Tabs.Tab>
          {ownRequests && <Tabs.Tab value="requests">Requests</Tabs.Tab>}
          <Tabs.Tab value="medHistory">Medical history</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="info">
          <Info patient={patient} onEdit={isOwner ? medical.onOpen : undefined} />
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
          <MedicalHistory histories={histories} onRetry={onRetryHistories} />
        </Tabs.Panel>
      </Tabs>
      {isOwner && <MedicalOverlay editor={medical} recorded={patient} />}
    </>
  );
}

const genderWords: Record<Gender, string | undefined> = {
  male: 'Male',
  female: 'Female',
  unspecified: undefined,
};

function Info({ patient, onEdit }: { patient: PatientDetails; onEdit?: () => void }) {
  const { gender, bloodType, heightCm, weightKg, unread = {} } = patient;
  return (
    <Columns>
      <Card>
        <Section
          heading="Medical information"
          actions={onEdit && <EditButton what="medical information" onClick={onEdit} />}
        >
          <DescriptionList>
            <DescriptionList.Item term="Gender">{genderWords[gender]}</DescriptionList.Item>
            <DescriptionList.Item term="Blood type">
              {bloodType ?? asRecorded(unread.bloodType) ?? noBloodType}
            </DescriptionList.Item>
            <DescriptionList.Item term="Height">
              {withUnit(heightCm, 'cm') ?? asRecorded(unread.heightCm)}
            </DescriptionList.Item>
            <DescriptionList.Item term="Weight">
              {withUnit(weightKg, 'kg') ?? asRecorded(unread.weightKg)}
            </DescriptionList.Item>
          </DescriptionList>
        </Section>
      </Card>
      <Card>
        <Section heading="Contact details">
          <ContactDetails
            phoneNumber={patient.phoneNumber}
            email={patient.email}
            address={patient.address}
          />
        </Section>
      </Card>
    </Columns>
  );
}

function asRecorded(text: string | undefined) {
  return (
    text && (
      <>
        <Bdi>{text}</Bdi>{' '}
        <Text as="span" tone="muted">
          shown as recorded
        </Text>
      </>
    )
  );
}

function withUnit(value: number | undefined, unit: string) {
  return value === undefined ? undefined : `${value} ${unit}`;
}
