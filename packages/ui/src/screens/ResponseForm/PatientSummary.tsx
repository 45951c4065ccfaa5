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
import { isVeryHigh, pressureBand, pressureText } from '../../components/Readings/pressureBand.ts';
import type { PressureReading, SugarReading } from '../../components/Readings/Readings.tsx';
import { UrgentPressure } from '../../components/Readings/UrgentPressure.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi, UserText } from '../../components/UserText/UserText.tsx';
import { Value } from '../../components/Value/Value.tsx';
import { responseForm } from '../../messages/en/responseForm.ts';
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

// Several in a row: the whole list has to fit beside the form.
// One line for each, with its symptoms, so that six of them stay in sight.
const AllergyList = styled.div`
  > ul {
    gap: ${space[1]};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    align-items: baseline;
    overflow-wrap: anywhere;
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

/** Shows every recorded allergy. None is collapsed, because a doctor must not miss one. */
export function PatientAllergies({ record, onRetry }: PatientSummaryProps) {
  const t = useMessages('responseForm', responseForm);
  return (
    <SummaryPart
      heading={t.allergies.heading}
      what={t.allergies.what}
      view={record.allergies}
      emptyHint={t.allergies.maybeAllergic}
      onRetry={() => onRetry('allergies')}
    >
      {(items) => (
        <AllergyList>
          <SummaryList items={items}>
            {({ name, symptoms }) => (
              <HistoryItem name={name}>
                {symptoms && <DetailText>{symptoms}</DetailText>}
              </HistoryItem>
            )}
          </SummaryList>
        </AllergyList>
      )}
    </SummaryPart>
  );
}

/** Shows the rest of the patient's record, collapsed when it is above the form instead of beside it. */
export function PatientSummary({ record, onRetry }: PatientSummaryProps) {
  const t = useMessages('responseForm', responseForm);
  // The breakpoint at which the record moves beside the form.
  const hasRoom = useHasRoom('large');
  return (
    <Parts>
      <Disclosure open={hasRoom}>
        <summary>{t.record.collapsed}</summary>
        <SummaryPart
          heading={t.medicines.heading}
          what={t.medicines.what}
          view={record.medicines}
          onRetry={() => onRetry('medicines')}
        >
          {(items) => (
            <SummaryItems more={t.medicines.more} items={items}>
              {(item) => <Medicine item={item} />}
            </SummaryItems>
          )}
        </SummaryPart>
        <SummaryPart
          heading={t.chronicDiseases.heading}
          what={t.chronicDiseases.what}
          view={record.chronicDiseases}
          onRetry={() => onRetry('chronicDiseases')}
        >
          {(items) => (
            <SummaryItems more={t.chronicDiseases.more} items={items}>
              {(item) => <ChronicDisease item={item} />}
            </SummaryItems>
          )}
        </SummaryPart>
        <SummaryPart
          heading={t.pressures.heading}
          what={t.pressures.what}
          view={record.pressures}
          onRetry={() => onRetry('pressures')}
        >
          {(readings) => <LatestPressures readings={readings} />}
        </SummaryPart>
        <SummaryPart
          heading={t.sugars.heading}
          what={t.sugars.what}
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
  const t = useMessages('responseForm', responseForm);
  return (
    <>
      <Text weight="semibold">{name ? <Bdi>{name}</Bdi> : t.record.nameNotRecorded}</Text>
      {children}
    </>
  );
}

function Medicine({ item: { name, dosage, frequency, isMaintenance } }: { item: MedicineItem }) {
  const t = useMessages('responseForm', responseForm);
  return (
    <HistoryItem name={name}>
      {dosage && <DetailText>{dosage}</DetailText>}
      {frequency && <DetailText>{frequency}</DetailText>}
      {isMaintenance && <Detail>{t.fields['medicine.isMaintenance']}</Detail>}
    </HistoryItem>
  );
}

function ChronicDisease({
  item: { name, treatment, dateOfDiagnosis },
}: {
  item: ChronicDiseaseItem;
}) {
  const t = useMessages('responseForm', responseForm);
  return (
    <HistoryItem name={name}>
      {dateOfDiagnosis && (
        <Detail>
          <bdi>
            {t.chronicDiseases.diagnosed({ date: () => <DateOnly value={dateOfDiagnosis} /> })}
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
  const t = useMessages('responseForm', responseForm);
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
          <bdi>{t.record.latestReadings({ shown: LATEST_COUNT, total: readings.length })}</bdi>
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
  const inMmHg = `${pressureText(value)} mmHg`;
  return (
    <>
      <Text weight="semibold">
        <Value>{inMmHg}</Value>
      </Text>
      <Detail>{t.pressureBands[pressureBand(value)]}</Detail>
    </>
  );
}

function Sugar({ reading: { value } }: { reading: SugarReading }) {
  const t = useMessages('readings', readingTexts);
  if (value.kind === 'text') return <AsRecorded>{value.text}</AsRecorded>;
  const low = lowGlucose(value.mgPerDl);
  const inBothUnits = `${value.mgPerDl} mg/dL (${mmolPerLFrom(value.mgPerDl).toFixed(1)} mmol/L)`;
  return (
    <>
      <Text weight="semibold">
        <Value>{inBothUnits}</Value>
      </Text>
      {low && <Detail>{t.lowSugar[low]}</Detail>}
    </>
  );
}

function AsRecorded({ children }: { children: string | undefined }) {
  const t = useMessages('responseForm', responseForm);
  if (children === undefined) return <Text tone="muted">{t.record.notRecorded}</Text>;
  return (
    <>
      <Text weight="semibold">
        <Bdi>{children}</Bdi>
      </Text>
      <Detail>{t.record.asRecorded}</Detail>
    </>
  );
}
