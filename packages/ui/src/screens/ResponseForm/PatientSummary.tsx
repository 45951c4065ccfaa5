import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { DateOnly, DateTime } from '../../components/DateTime/DateTime.tsx';
import type {
  AllergyItem,
  ChronicDiseaseItem,
  MedicineItem,
} from '../../components/HistoryCard/HistoryCard.tsx';
import { lowGlucose, mmolPerLFrom } from '../../components/Readings/glucose.ts';
import { newestFirst } from '../../components/Readings/newestFirst.ts';
import {
  isVeryHigh,
  pressureBand,
  pressureGuideline,
} from '../../components/Readings/pressureBand.ts';
import type { PressureReading, SugarReading } from '../../components/Readings/Readings.tsx';
import { UrgentPressure } from '../../components/Readings/UrgentPressure.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi, UserText } from '../../components/UserText/UserText.tsx';
import { color, space, type } from '../../theme/theme.ts';
import { useHasRoom } from '../../theme/useHasRoom.ts';
import type { ListView } from '../PatientProfile/ListPanel.tsx';
import { Fold, SummaryItems, SummaryList, SummaryPart } from './SummaryPart.tsx';

/** What is recorded about a patient. Each list is loaded on its own, and one that fails leaves the others alone. */
export interface PatientRecord {
  /** The allergies, or how their list stands. */
  allergies: ListView<AllergyItem>;
  /** The medicines, or how their list stands. */
  medicines: ListView<MedicineItem>;
  /** The chronic diseases, or how their list stands. */
  chronicDiseases: ListView<ChronicDiseaseItem>;
  /** The blood pressures, in any order, or how their list stands. */
  pressures: ListView<PressureReading>;
  /** The blood sugars, in any order, or how their list stands. */
  sugars: ListView<SugarReading>;
}

/** One of the lists of a record. */
export type RecordPart = keyof PatientRecord;

/** How many readings of a kind are shown: enough to see whether the latest is like those before. */
const LATEST = 3;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  > *,
  > details > section + section {
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${color.border};
  }
  > details > section:not(:last-child) {
    padding-block-end: ${space[4]};
  }
  /* The line that opens it has room of its own. */
  > details {
    padding-block-start: 0;
  }
`;

const detail = css`
  color: ${color.textMuted};
  ${type.small}
`;

const Detail = styled.p`
  ${detail}
`;

const Written = styled(UserText)`
  ${detail}
`;

/** Props of {@link PatientSummary}. */
export interface PatientSummaryProps {
  /** The lists, each as it stands. */
  record: PatientRecord;
  /** Loads one of the lists again after a failure. */
  onRetry: (part: RecordPart) => void;
}

/**
 * What a doctor should know of a patient before an answer. The allergies are always in sight; the rest is folded
 * where it would stand between the request and the form.
 */
export function PatientSummary({ record, onRetry }: PatientSummaryProps) {
  // As wide as the page has to be for the record to stand beside the form.
  const hasRoom = useHasRoom('large');
  return (
    <Parts>
      <SummaryPart
        heading="Allergies"
        what="allergies"
        view={record.allergies}
        emptyHint="This does not mean that the patient has no allergies."
        onRetry={() => onRetry('allergies')}
      >
        {(items) => (
          <SummaryItems what="allergies" items={items}>
            {({ name, symptoms }) => (
              <HistoryItem name={name}>{symptoms && <Written>{symptoms}</Written>}</HistoryItem>
            )}
          </SummaryItems>
        )}
      </SummaryPart>
      <Fold open={hasRoom}>
        <summary>Medicines, diseases, readings</summary>
        <SummaryPart
          heading="Medicines"
          what="medicines"
          view={record.medicines}
          onRetry={() => onRetry('medicines')}
        >
          {(items) => (
            <SummaryItems what="medicines" items={items}>
              {(item) => <Medicine item={item} />}
            </SummaryItems>
          )}
        </SummaryPart>
        <SummaryPart
          heading="Chronic diseases"
          what="chronic diseases"
          view={record.chronicDiseases}
          onRetry={() => onRetry('chronicDiseases')}
        >
          {(items) => (
            <SummaryItems what="chronic diseases" items={items}>
              {(item) => <ChronicDisease item={item} />}
            </SummaryItems>
          )}
        </SummaryPart>
        <SummaryPart
          heading="Blood pressure"
          what="blood pressure readings"
          view={record.pressures}
          onRetry={() => onRetry('pressures')}
        >
          {(readings) => <LatestPressures readings={readings} />}
        </SummaryPart>
        <SummaryPart
          heading="Blood sugar"
          what="blood sugar readings"
          view={record.sugars}
          onRetry={() => onRetry('sugars')}
        >
          {(readings) => (
            <Latest readings={readings}>{(reading) => <Sugar reading={reading} />}</Latest>
          )}
        </SummaryPart>
      </Fold>
    </Parts>
  );
}

/** A name in bold, and below it what is known of it. */
function HistoryItem({ name, children }: { name?: string; children?: ReactNode }) {
  return (
    <>
      <Text weight="semibold">{name ? <Bdi>{name}</Bdi> : 'Name not recorded'}</Text>
      {children}
    </>
  );
}

function Medicine({ item: { name, dosage, frequency, isMaintenance } }: { item: MedicineItem }) {
  return (
    <HistoryItem name={name}>
      {dosage && <Written>{dosage}</Written>}
      {frequency && <Written>{frequency}</Written>}
      {isMaintenance && <Detail>Long-term medicine</Detail>}
    </HistoryItem>
  );
}

function ChronicDisease({
  item: { name, treatment, dateOfDiagnosis },
}: {
  item: ChronicDiseaseItem;
}) {
  return (
    <HistoryItem name={name}>
      {dateOfDiagnosis && (
        <Detail>
          Diagnosed <DateOnly value={dateOfDiagnosis} />
        </Detail>
      )}
      {treatment && <Written>{treatment}</Written>}
    </HistoryItem>
  );
}

/** The newest readings, newest first, and how many there are. */
function Latest<Reading extends { takenAt?: string }>({
  readings,
  children,
}: {
  readings: readonly Reading[];
  children: (reading: Reading) => ReactNode;
}) {
  return (
    <Stack gap={3}>
      <SummaryList items={newestFirst(readings).slice(0, LATEST)}>
        {(reading) => (
          <>
            {children(reading)}
            <Detail>
              <DateTime value={reading.takenAt} />
            </Detail>
          </>
        )}
      </SummaryList>
      {readings.length > LATEST && (
        <Detail>
          The latest {LATEST} of {readings.length} readings
        </Detail>
      )}
    </Stack>
  );
}

function LatestPressures({ readings }: { readings: readonly PressureReading[] }) {
  const [newest] = newestFirst(readings);
  return (
    <Stack gap={3}>
      {newest?.value.kind === 'parsed' && isVeryHigh(newest.value) && <UrgentPressure />}
      <Latest readings={readings}>{(reading) => <Pressure reading={reading} />}</Latest>
      <Detail>Ranges for adults by the {pressureGuideline}. One reading is not a diagnosis.</Detail>
    </Stack>
  );
}

function Pressure({ reading: { value } }: { reading: PressureReading }) {
  if (value.kind === 'text') return <AsRecorded>{value.text}</AsRecorded>;
  return (
    <>
      <Text weight="semibold">
        <bdi dir="ltr">{`${value.systolic}/${value.diastolic} mmHg`}</bdi>
      </Text>
      <Detail>{pressureBand(value)}</Detail>
    </>
  );
}

function Sugar({ reading: { value } }: { reading: SugarReading }) {
  if (value.kind === 'text') return <AsRecorded>{value.text}</AsRecorded>;
  const low = lowGlucose(value.mgPerDl);
  return (
    <>
      <Text weight="semibold">
        <bdi dir="ltr">{`${value.mgPerDl} mg/dL (${mmolPerLFrom(value.mgPerDl).toFixed(1)} mmol/L)`}</bdi>
      </Text>
      {low && <Detail>{low}</Detail>}
    </>
  );
}

function AsRecorded({ children }: { children: string }) {
  return (
    <>
      <Text weight="semibold">
        <Bdi>{children}</Bdi>
      </Text>
      <Detail>shown as recorded</Detail>
    </>
  );
}
