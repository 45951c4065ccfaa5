import { memo, useCallback } from 'react';
import styled from 'styled-components';
import { Card, Section } from '../../../components/Card/Card.tsx';
import type { GlucoseUnit } from '../../../components/Readings/glucose.ts';
import type { PressureReading, SugarReading } from '../../../components/Readings/reading.ts';
import { PressureReadings, SugarReadings } from '../../../components/Readings/Readings.tsx';
import { Skeleton, SkeletonText } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { patientProfile } from '../../../messages/en/patientProfile.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { breakpoint, space } from '../../../theme/theme.ts';
import { PressureEntry, SugarEntry, type Entry } from './EntryForms.tsx';
import { ListPanel } from '../../shared/ListPanel.tsx';
import type { ListView } from '../../shared/view.ts';
import type { PressureValues, ReadingKind, SugarValues } from '../values.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  ${breakpoint.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]};
  }
`;

const EntryCard = styled(Card)`
  block-size: 100%;
  @media print {
    display: none;
  }
`;

// Charts and tables are expensive; memo keeps input in the forms from rendering them again.
const Pressures = memo(PressureReadings);
const Sugars = memo(SugarReadings);

export interface DailyCheckProps {
  /** The blood pressure readings, in any order. */
  pressures: ListView<PressureReading>;
  /** The blood sugar readings, in any order. */
  sugars: ListView<SugarReading>;
  /** The time to judge ages by, in milliseconds since the epoch: an old reading has no advice for now. Default: each has. */
  now?: number | undefined;
  /** Unit of blood sugars, displayed and typed. */
  sugarUnit: GlucoseUnit;
  /** Called with the chosen unit. */
  onSugarUnitChange: (unit: GlucoseUnit) => void;
  /** The entry forms. Only the owner has them. */
  entries?:
    | {
        /** The form for a blood pressure. */
        pressure: Entry<PressureValues>;
        /** The form for a blood sugar. */
        sugar: Entry<SugarValues>;
      }
    | undefined;
  /** The numbers of readings that the tables list at first. */
  shown?: Partial<Record<ReadingKind, number>>;
  /** Called when a table lists more of them. */
  onShownChange?: (kind: ReadingKind, count: number) => void;
  /** Reloads a list after a failure. */
  onRetry: (kind: ReadingKind) => void;
}

/** Entry forms and histories of blood pressure and blood sugar. */
export function DailyCheck({
  pressures,
  sugars,
  now,
  sugarUnit,
  onSugarUnitChange,
  entries,
  shown,
  onShownChange,
  onRetry,
}: DailyCheckProps) {
  const t = useMessages('patientProfile', patientProfile);
  const handlePressures = useCallback(
    (count: number) => onShownChange?.('pressures', count),
    [onShownChange],
  );
  const handleSugars = useCallback(
    (count: number) => onShownChange?.('sugars', count),
    [onShownChange],
  );
  return (
    <Columns>
      {/* Before both histories: on a phone, the second form would otherwise be below the first history. */}
      {entries && (
        <>
          <EntryCard variant="raised">
            <Section heading={t.bloodPressure.add}>
              <PressureEntry entry={entries.pressure} />
            </Section>
          </EntryCard>
          <EntryCard variant="raised">
            <Section heading={t.bloodSugar.add}>
              <SugarEntry entry={entries.sugar} unit={sugarUnit} />
            </Section>
          </EntryCard>
        </>
      )}
      <Card variant="raised">
        <Section heading={t.bloodPressure.heading}>
          <ListPanel
            illustration="noReadings"
            view={pressures}
            what={t.bloodPressure.readings}
            skeleton={<ReadingsSkeleton />}
            empty={t.bloodPressure.empty}
            onRetry={() => onRetry('pressures')}
          >
            {(readings) => (
              <Pressures
                readings={readings}
                now={now}
                initialCount={shown?.pressures}
                onCountChange={handlePressures}
              />
            )}
          </ListPanel>
        </Section>
      </Card>
      <Card variant="raised">
        <Section heading={t.bloodSugar.heading}>
          <ListPanel
            illustration="noReadings"
            view={sugars}
            what={t.bloodSugar.readings}
            skeleton={<ReadingsSkeleton />}
            empty={t.bloodSugar.empty}
            onRetry={() => onRetry('sugars')}
          >
            {(readings) => (
              <Sugars
                readings={readings}
                now={now}
                initialCount={shown?.sugars}
                onCountChange={handleSugars}
                unit={sugarUnit}
                onUnitChange={onSugarUnitChange}
              />
            )}
          </ListPanel>
        </Section>
      </Card>
    </Columns>
  );
}

function ReadingsSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton height="15rem" />
      <SkeletonText lines={6} />
    </Stack>
  );
}
