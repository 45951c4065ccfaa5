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
import { isVeryHigh, pressureBand } from '../../components/Readings/pressureBand.ts';
import type { PressureReading, SugarReading } from '../../components/Readings/Readings.tsx';
import { UrgentPressure } from '../../components/Readings/UrgentPressure.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi, UserText } from '../../components/UserText/UserText.tsx';
import { Value } from '../../components/Value/Value.tsx';
import { readings as readingTexts } from '../../messages/en/readings.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, space, type } from '../../theme/theme.ts';
import { useHasRoom } from '../../theme/useHasRoom.ts';
import type { ListView } from '../PatientProfile/ListPanel.tsx';
import { Disclosure, SummaryItems, SummaryList, SummaryPart } from './SummaryPart.tsx';

/** A patient's record. Its lists load separately, so one can fail without the others. */
export interface PatientRecord {
  /** The allergies. */
  allergies: ListView<AllergyItem>;
  /** The medicines. */
  medicines: ListView<MedicineItem>;
  /** The chronic diseases. */
  chronicDiseases: ListView<ChronicDiseaseItem>;
  /** The blood pressure readings, in any order. */
  pressures: ListView<PressureReading>;
  /** The blood sugar readings, in any order. */
  sugars: ListView<SugarReading>;
}

/** One of the lists of a record. */
export type RecordPart = keyof PatientRecord;

// Enough to compare the latest reading with the previous ones.
const LATEST_COUNT = 3;

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
  /* The summary line has its own padding. */
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

const DetailText = styled(UserText)`
  ${detail}
`;

export interface PatientSummaryProps {
  record: PatientRecord;
  onRetry: (part: RecordPart) => void;
}

/**
 * Shows the patient's record to the doctor who writes a response. The allergies are always visible; the rest is
 * collapsed when it is above the form instead of beside it.
 */
export function PatientSummary({ record, onRetry }: PatientSummaryProps) {
  // The breakpoint at which the record moves beside the form.
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
              <HistoryItem name={name}>
                {symptoms && <DetailText>{symptoms}</DetailText>}
              </HistoryItem>
            )}
          </SummaryItems>
        )}
      </SummaryPart>
      <Disclosure open={hasRoom}>
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
      </Disclosure>
    </Parts>
  );
}

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
      {dosage && <DetailText>{dosage}</DetailText>}
      {frequency && <DetailText>{frequency}</DetailText>}
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
          <bdi>
            Diagnosed <DateOnly value={dateOfDiagnosis} />
          </bdi>
        </Detail>
      )}
      {treatment && <DetailText>{treatment}</DetailText>}
    </HistoryItem>
  );
}

function Latest<Reading extends { takenAt?: string }>({
  readings,
  children,
}: {
  readings: readonly Reading[];
  children: (reading: Reading) => ReactNode;
}) {
  return (
    <Stack gap={3}>
      <SummaryList items={newestFirst(readings).slice(0, LATEST_COUNT)}>
        {(reading) => (
          <>
            {children(reading)}
            <Detail>
              <DateTime value={reading.takenAt} />
            </Detail>
          </>
        )}
      </SummaryList>
      {readings.length > LATEST_COUNT && (
        <Detail>
          <bdi>
            The latest {LATEST_COUNT} of {readings.length} readings
          </bdi>
        </Detail>
      )}
    </Stack>
  );
}

function LatestPressures({ readings }: { readings: readonly PressureReading[] }) {
  const t = useMessages('readings', readingTexts);
  const [newest] = newestFirst(readings);
  return (
    <Stack gap={3}>
      {newest?.value.kind === 'parsed' && isVeryHigh(newest.value) && <UrgentPressure />}
      <Latest readings={readings}>{(reading) => <Pressure reading={reading} />}</Latest>
      <Detail>
        <bdi>{t.aboutRanges}</bdi>
      </Detail>
    </Stack>
  );
}

function Pressure({ reading: { value } }: { reading: PressureReading }) {
  const t = useMessages('readings', readingTexts);
  if (value.kind === 'text') return <AsRecorded>{value.text}</AsRecorded>;
  return (
    <>
      <Text weight="semibold">
        <Value>{`${value.systolic}/${value.diastolic} mmHg`}</Value>
      </Text>
      <Detail>{t.pressureBands[pressureBand(value)]}</Detail>
    </>
  );
}

function Sugar({ reading: { value } }: { reading: SugarReading }) {
  const t = useMessages('readings', readingTexts);
  if (value.kind === 'text') return <AsRecorded>{value.text}</AsRecorded>;
  const low = lowGlucose(value.mgPerDl);
  return (
    <>
      <Text weight="semibold">
        <Value>{`${value.mgPerDl} mg/dL (${mmolPerLFrom(value.mgPerDl).toFixed(1)} mmol/L)`}</Value>
      </Text>
      {low && <Detail>{t.lowSugar[low]}</Detail>}
    </>
  );
}

function AsRecorded({ children }: { children: string }) {
  return (
    <>
      <Text weight="semibold">
        <Bdi>{children}</Bdi>
      </Text>
      <Detail>as it was recorded</Detail>
    </>
  );
}
