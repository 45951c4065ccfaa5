import type { ReactNode } from 'react';
import styled, { css, type StyledComponent } from 'styled-components';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import type { AllergyItem, MedicineItem } from '../../clinicalSections.ts';
import { glucoseText, lowGlucose } from '../../components/Readings/glucose.ts';
import { newestFirst } from '../../components/Readings/newestFirst.ts';
import { pressureBand, pressureText } from '../../components/Readings/pressureBand.ts';
import type { PressureReading, SugarReading } from '../../components/Readings/reading.ts';
import { UrgentPressure, UrgentSugar } from '../../components/Readings/UrgentReading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi, UserText } from '../../components/UserText/UserText.tsx';
import { Value } from '../../components/Value/Value.tsx';
import { readings as readingTexts } from '../../messages/en/readings.ts';
import { recordSummary } from '../../messages/en/recordSummary.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, space, type } from '../../theme/theme.ts';
import { SummaryList } from './SummaryItems.tsx';

const detail = css`
  color: ${color.textMuted};
  ${type.small}
`;

/** A line of small print. */
export const Detail: StyledComponent<'p'> = styled.p`
  ${detail}
`;

/** Small print that a person has typed. */
export const DetailText: StyledComponent<typeof UserText> = styled(UserText)`
  ${detail}
`;

/** A list with one line for each item, so that many stay in sight. */
export const OneLineItems: StyledComponent<'div'> = styled.div`
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

interface HistoryItemProps {
  name?: string;
  /** The lines below the name. */
  children?: ReactNode;
}

/** An item of the medical history by its name. */
export function HistoryItem({ name, children }: HistoryItemProps) {
  const t = useMessages('recordSummary', recordSummary);
  return (
    <>
      <Text weight="semibold" dir="auto">
        {name || t.nameNotRecorded}
      </Text>
      {children}
    </>
  );
}

/** Lists every allergy with its symptoms. */
export function AllergyNames({ items }: { items: readonly AllergyItem[] }) {
  return (
    <OneLineItems>
      <SummaryList items={items}>
        {({ name, symptoms }) => (
          <HistoryItem name={name}>{symptoms && <DetailText>{symptoms}</DetailText>}</HistoryItem>
        )}
      </SummaryList>
    </OneLineItems>
  );
}

interface MedicineSummaryProps {
  item: MedicineItem;
  /** Lines below the dosage and frequency. */
  children?: ReactNode;
}

/** A medicine with its dosage and frequency. */
export function MedicineSummary({
  item: { name, dosage, frequency },
  children,
}: MedicineSummaryProps) {
  return (
    <HistoryItem name={name}>
      {dosage && <DetailText>{dosage}</DetailText>}
      {frequency && <DetailText>{frequency}</DetailText>}
      {children}
    </HistoryItem>
  );
}

interface LatestProps<Reading> {
  readings: readonly Reading[];
  /** The number of readings to show. */
  count: number;
  /** The time to judge ages by, in milliseconds since the epoch. */
  now: number | undefined;
}

/** The latest blood pressures with their ranges, and advice if the newest one is very high. */
export function LatestPressures({ readings, count, now }: LatestProps<PressureReading>) {
  const t = useMessages('readings', readingTexts);
  const latest = newestFirst(readings).slice(0, count);
  const [newest] = latest;
  return (
    <Stack gap={3}>
      {newest?.value.kind === 'parsed' && (
        <UrgentPressure {...newest.value} takenAt={newest.takenAt} now={now} />
      )}
      <Dated readings={latest} now={now}>
        {(reading) => <Pressure reading={reading} />}
      </Dated>
      {latest.some(({ value }) => value.kind === 'parsed') && (
        <Detail>
          <bdi>{t.aboutRanges}</bdi>
        </Detail>
      )}
    </Stack>
  );
}

/** The latest blood sugars in both units, and advice if the newest one needs it. */
export function LatestSugars({ readings, count, now }: LatestProps<SugarReading>) {
  const latest = newestFirst(readings).slice(0, count);
  const [newest] = latest;
  return (
    <Stack gap={3}>
      {newest?.value.kind === 'parsed' && (
        <UrgentSugar {...newest.value} takenAt={newest.takenAt} now={now} />
      )}
      <Dated readings={latest} now={now}>
        {(reading) => <Sugar reading={reading} />}
      </Dated>
    </Stack>
  );
}

function Dated<Reading extends { takenAt?: string }>({
  readings,
  now,
  children,
}: {
  readings: readonly Reading[];
  now: number | undefined;
  children: (reading: Reading) => ReactNode;
}) {
  return (
    <SummaryList items={readings}>
      {(reading) => (
        <>
          {children(reading)}
          <Detail>
            <DateTime value={reading.takenAt} now={now} />
          </Detail>
        </>
      )}
    </SummaryList>
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
  const inBothUnits = `${value.mgPerDl} mg/dL (${glucoseText('mmol/L', value.mgPerDl)} mmol/L)`;
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
  const t = useMessages('recordSummary', recordSummary);
  if (children === undefined) return <Text tone="muted">{t.notRecorded}</Text>;
  return (
    <>
      <Text weight="semibold">
        <Bdi>{children}</Bdi>
      </Text>
      <Detail>{t.asRecorded}</Detail>
    </>
  );
}
