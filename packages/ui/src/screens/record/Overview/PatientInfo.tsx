import { memo, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Card, Section } from '../../../components/Card/Card.tsx';
import { ContactDetails } from '../../../components/ContactDetails/ContactDetails.tsx';
import type { AllergyItem, MedicineItem } from '../../../clinicalSections.ts';
import { isPlainClick, Link } from '../../../components/Link/Link.tsx';
import type { PressureReading, SugarReading } from '../../../components/Readings/reading.ts';
import type { RequestSummary } from '../../../components/RequestCard/RequestCard.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { patientProfile } from '../../../messages/en/patientProfile.ts';
import { recordSummary } from '../../../messages/en/recordSummary.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { breakpoint, color, space } from '../../../theme/theme.ts';
import { ResponseItem } from '../../shared/ResponseItem.tsx';
import type { ListView } from '../../shared/view.ts';
import type { HistoryTab } from '../History/MedicalHistory.tsx';
import {
  AllergyNames,
  LatestPressures,
  LatestSugars,
  MedicineSummary,
  OneLineItems,
} from '../../shared/RecordSummary.tsx';
import {
  SummaryContent,
  type SummaryContentProps,
  SummaryPart,
} from '../../shared/SummaryPart.tsx';
import { SummaryList } from '../../shared/SummaryItems.tsx';
import type { PatientDetails } from '../PatientDetails.ts';
import type { ReadingKind } from '../values.ts';
import { MedicalInformation } from './MedicalInformation.tsx';

type LinkedTab = 'dailyCheck' | 'requests' | 'medHistory';

/** URLs of the tabs of this record that the info tab links to. */
export interface RecordLinks {
  /** The readings. */
  readings: string;
  /** The medicines in the medical history. */
  medicines: string;
  /** The allergies in the medical history. */
  allergies: string;
}

/** The owner's latest response. */
export interface LatestResponse {
  /** The answered requests, newest first; the first one is shown. */
  view: ListView<RequestSummary>;
  /** URL of all answered requests. */
  allHref: string;
  /** Reloads them after a failure. */
  onRetry: () => void;
}

/** The number of long-term medicines to list. */
const LISTED = 4;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${breakpoint.large} {
    gap: ${space[5]};
  }
`;

// Two stacks instead of rows, whose cards would be as tall as their neighbours.
const Columns = styled(Column)`
  align-items: start;

  ${breakpoint.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Readings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  > section + section {
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${color.border};
  }
`;

export interface PatientInfoProps {
  /** The profile's content. */
  patient: PatientDetails;
  /** Whether the reader is this patient. */
  isOwner: boolean;
  /** Opens the overlay for the medical information. Only the owner has the button. */
  onEdit: () => void;
  allergies: ListView<AllergyItem>;
  /** All medicines; the long-term ones are shown. */
  medicines: ListView<MedicineItem>;
  /** The blood pressure readings, in any order. */
  pressures: ListView<PressureReading>;
  /** The blood sugar readings, in any order. */
  sugars: ListView<SugarReading>;
  /** The time to judge ages by, in milliseconds since the epoch: an old reading has no advice for now. Default: each has. */
  now?: number | undefined;
  /** Only the owner has one. */
  latestResponse?: LatestResponse | undefined;
  /** URLs of the other tabs. */
  links: RecordLinks;
  /** Reloads a list of readings after a failure. */
  onRetryReadings: (kind: ReadingKind) => void;
  /** Reloads a list of the history after a failure. */
  onRetryHistories: (tab: HistoryTab) => void;
}

/** The patient's profile, with an overview of the other tabs. Allergies come first: they must not be missed. */
export function PatientInfo(props: PatientInfoProps) {
  const { patient, isOwner, links, latestResponse, onRetryReadings, onRetryHistories } = props;
  const allergies = (
    <Allergies
      view={props.allergies}
      isOwner={isOwner}
      href={links.allergies}
      onRetry={onRetryHistories}
    />
  );
  // The list may be long: what stands below it would be pushed down while somebody reads.
  if (props.allergies.status === 'loading')
    return (
      <Columns>
        <Column>{allergies}</Column>
      </Columns>
    );
  return (
    <Columns>
      <Column>
        {allergies}
        <MedicalInformation patient={patient} onEdit={isOwner ? props.onEdit : undefined} />
        <LongTermMedicines
          view={props.medicines}
          href={links.medicines}
          onRetry={onRetryHistories}
        />
      </Column>
      <Column>
        <LatestReadings
          pressures={props.pressures}
          sugars={props.sugars}
          now={props.now}
          isOwner={isOwner}
          href={links.readings}
          onRetry={onRetryReadings}
        />
        {latestResponse && <Response {...latestResponse} />}
        <Contact patient={patient} />
      </Column>
    </Columns>
  );
}

// Memoized: each list is read by itself.
const Allergies = memo(function Allergies({
  view,
  isOwner,
  href,
  onRetry,
}: Pick<PatientInfoProps, 'isOwner'> & {
  view: ListView<AllergyItem>;
  href: string;
  onRetry: PatientInfoProps['onRetryHistories'];
}) {
  const t = useMessages('patientProfile', patientProfile);
  return (
    <ListCard
      heading={t.overview.allergies}
      link={linkTo('medHistory', href, t.tabs.medHistory)}
      view={view}
      what={t.allergies}
      emptyHint={isOwner ? t.maybeYouAreAllergic : t.maybeAllergic}
      onRetry={() => onRetry('allergy')}
    >
      {(items) => <AllergyNames items={items} />}
    </ListCard>
  );
});

const LongTermMedicines = memo(function LongTermMedicines({
  view,
  href,
  onRetry,
}: {
  view: ListView<MedicineItem>;
  href: string;
  onRetry: PatientInfoProps['onRetryHistories'];
}) {
  const t = useMessages('patientProfile', patientProfile);
  return (
    <ListCard
      heading={t.overview.longTerm}
      link={linkTo('medHistory', href, t.overview.allMedicines)}
      view={view}
      what={t.medicines}
      onRetry={() => onRetry('medicine')}
    >
      {(items) => <MedicineList items={items} />}
    </ListCard>
  );
});

const LatestReadings = memo(function LatestReadings({
  pressures,
  sugars,
  now,
  isOwner,
  href,
  onRetry,
}: Pick<PatientInfoProps, 'pressures' | 'sugars' | 'now' | 'isOwner'> & {
  href: string;
  onRetry: PatientInfoProps['onRetryReadings'];
}) {
  const t = useMessages('patientProfile', patientProfile);
  const none = {
    empty: t.overview.noReadings,
    emptyHint: isOwner && linkTo('dailyCheck', href, t.overview.logReading),
  };
  return (
    <Card variant="raised">
      <Section
        heading={t.overview.readings}
        actions={linkTo('dailyCheck', href, t.overview.allReadings)}
      >
        <Readings>
          <SummaryPart
            level={3}
            heading={t.bloodPressure.heading}
            view={pressures}
            what={t.bloodPressure.readings}
            {...none}
            onRetry={() => onRetry('pressures')}
          >
            {(items) => <LatestPressures readings={items} count={1} now={now} />}
          </SummaryPart>
          <SummaryPart
            level={3}
            heading={t.bloodSugar.heading}
            view={sugars}
            what={t.bloodSugar.readings}
            {...none}
            onRetry={() => onRetry('sugars')}
          >
            {(items) => <LatestSugars readings={items} count={1} now={now} />}
          </SummaryPart>
        </Readings>
      </Section>
    </Card>
  );
});

function Response({ view, allHref, onRetry }: LatestResponse) {
  const { overview: t } = useMessages('patientProfile', patientProfile);
  return (
    <ListCard
      heading={t.latestResponse}
      link={linkTo('requests', allHref, t.allResponses)}
      view={view}
      what={t.responses}
      empty={t.noResponse}
      onRetry={onRetry}
    >
      {([latest]) => (
        <ResponseItem
          name={latest?.person?.name}
          sentAt={latest?.sentAt}
          href={latest?.link?.kind === 'response' ? latest.link.href : undefined}
        />
      )}
    </ListCard>
  );
}

const Contact = memo(function Contact({ patient }: Pick<PatientInfoProps, 'patient'>) {
  const t = useMessages('patientProfile', patientProfile);
  const record = useMessages('recordSummary', recordSummary);
  return (
    <Card variant="flat">
      <Section heading={t.contactDetails}>
        {patient.notShared ? (
          <Text>{record.notShared}</Text>
        ) : (
          <ContactDetails
            phoneNumber={patient.phoneNumber}
            email={patient.email}
            address={patient.address}
          />
        )}
      </Section>
    </Card>
  );
});

interface ListCardProps<Item> extends SummaryContentProps<Item> {
  heading: string;
  /** Leads to the tab of the list. */
  link: ReactNode;
}

/** A list of the record, with a link to its tab. */
function ListCard<Item>({ heading, link, ...content }: ListCardProps<Item>) {
  return (
    <Card variant="raised" data-state={content.view.status}>
      <Section heading={heading} actions={link}>
        <SummaryContent {...content} />
      </Section>
    </Card>
  );
}

/** A link to another tab, which gets the focus: the link is hidden with its own. */
function linkTo(tab: LinkedTab, href: string, text: string) {
  const handleClick = (event: MouseEvent) => {
    const tabs = event.currentTarget.closest('[data-tabs]');
    if (isPlainClick(event)) tabs?.querySelector<HTMLElement>(`[data-tab='${tab}']`)?.focus();
  };
  return (
    <Link href={href} onClick={handleClick}>
      {text}
    </Link>
  );
}

/** Medicines without the flag are left out, and the text says no more than that. */
function MedicineList({ items }: { items: readonly MedicineItem[] }) {
  const { overview: t } = useMessages('patientProfile', patientProfile);
  const longTerm = items.filter(({ isMaintenance }) => isMaintenance);
  if (longTerm.length === 0) return <Text>{t.noneLongTerm}</Text>;
  const others = longTerm.length - LISTED;
  return (
    <Stack gap={3}>
      <OneLineItems>
        <SummaryList items={longTerm.slice(0, LISTED)}>
          {(item) => <MedicineSummary item={item} />}
        </SummaryList>
      </OneLineItems>
      {others > 0 && <Text>{t.moreLongTerm({ count: others })}</Text>}
      <Text tone="muted" size="small">
        {t.undated}
      </Text>
    </Stack>
  );
}
