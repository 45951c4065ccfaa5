import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, space, type } from '../../theme/theme.ts';
import { Button } from '../Button/Button.tsx';
import { parseInstant } from '../DateTime/dates.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Text } from '../Text/Text.tsx';
import { Bdi } from '../UserText/UserText.tsx';
import { Value } from '../Value/Value.tsx';
import { lowGlucose, mmolPerLFrom, type GlucoseUnit } from './glucose.ts';
import { newestFirst } from './newestFirst.ts';
import {
  isVeryHigh,
  pressureBand,
  pressureGuideline,
  pressureRanges,
  type Pressure,
} from './pressureBand.ts';
import { ReadingChart } from './ReadingChart.tsx';
import { UrgentPressure } from './UrgentPressure.tsx';

interface UnparsedReading {
  kind: 'text';
  /** The text as recorded. */
  text: string;
}

/** A recorded blood pressure. */
export interface PressureReading {
  /** The numbers, or the recorded text if it cannot be parsed. */
  value: ({ kind: 'parsed' } & Pressure) | UnparsedReading;
  /** ISO 8601. */
  takenAt?: string;
}

/** A recorded blood sugar. */
export interface SugarReading {
  /** The number, or the recorded text if it cannot be parsed. */
  value:
    | {
        kind: 'parsed';
        /** In mg/dL. */
        mgPerDl: number;
      }
    | UnparsedReading;
  /** ISO 8601. */
  takenAt?: string;
}

const INITIAL_COUNT = 10;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  justify-items: start;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  caption {
    padding-block-end: ${space[2]};
    font-weight: ${font.weight.semibold};
    text-align: start;
  }
  th,
  td {
    padding-block: ${space[2]};
    padding-inline: 0 ${space[4]};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
    text-align: end;
  }
  thead th {
    color: ${color.textMuted};
    font-weight: ${font.weight.semibold};
    ${type.small}
  }
  tbody th {
    color: ${color.textMuted};
    font-weight: ${font.weight.regular};
  }
  tbody tr:last-child > * {
    border: 0;
  }
  tbody td {
    font-weight: ${font.weight.semibold};
  }
`;

const Aside = styled.span`
  display: block;
  color: ${color.textMuted};
  font-weight: ${font.weight.regular};
  ${type.small}
`;

const Band = styled(Aside)`
  white-space: nowrap;
`;

const Before = styled.div`
  inline-size: 100%;
`;

// Hidden in print; the table's header names the unit.
const UnitChoice = styled.div`
  @media print {
    display: none;
  }
`;

// Aligns the label, not the invisible border, with the table.
const ToggleAll = styled(Button)`
  margin-block-start: calc(-1 * ${space[3]});
  margin-inline-start: calc(-1 * ${space[4]});
`;

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Props of {@link PressureReadings}. Other props go to the root element. */
export interface PressureReadingsProps extends RootProps {
  /** At least one, in any order. */
  readings: ReadonlyArray<PressureReading>;
}

/**
 * Blood pressures as a chart (from two readings) and as a table with the range of each, newest first. Adds advice
 * when the newest reading is very high.
 */
export function PressureReadings({ readings, ...rest }: PressureReadingsProps) {
  const dated = oldestFirst(readings);
  const values = dated.map(({ value }) => (value.kind === 'parsed' ? value : undefined));
  const newest = values.at(-1);
  return (
    <ReadingTable
      before={newest && isVeryHigh(newest) && <UrgentPressure />}
      renderChart={(tableNote) => (
        <ReadingChart
          tableNote={tableNote}
          what="Blood pressure"
          unit="mmHg"
          times={dated.map(({ time }) => time)}
          lines={[
            {
              name: 'Upper value (systolic)',
              look: 'upper',
              values: values.map((value) => value?.systolic),
              ranges: pressureRanges.systolic,
            },
            {
              name: 'Lower value (diastolic)',
              look: 'lower',
              values: values.map((value) => value?.diastolic),
              ranges: pressureRanges.diastolic,
            },
          ]}
          rangesNote={`The bands show the ranges for adults from the ${pressureGuideline}.`}
          left={readings.length - values.filter(Boolean).length}
        />
      )}
      caption="Blood pressure readings, upper/lower, newest first"
      column="Value (mmHg)"
      readings={readings}
      after={
        <Text tone="muted" size="small">
          Ranges for adults from the {pressureGuideline}. One reading is not a diagnosis.
        </Text>
      }
      {...rest}
    >
      {({ value }) =>
        value.kind === 'parsed' ? (
          <>
            <Value>{`${value.systolic}/${value.diastolic}`}</Value>
            <Band>{pressureBand(value)}</Band>
          </>
        ) : (
          <Unparsed text={value.text} />
        )
      }
    </ReadingTable>
  );
}

/** Props of {@link SugarReadings}. Other props go to the root element. */
export interface SugarReadingsProps extends RootProps {
  /** At least one, in any order. */
  readings: ReadonlyArray<SugarReading>;
  /** The unit to display. */
  unit: GlucoseUnit;
  /** Called when the user selects another unit. */
  onUnitChange: (unit: GlucoseUnit) => void;
}

/** Blood sugars as a chart (from two readings) and as a table, newest first, in either unit. */
export function SugarReadings({ readings, unit, onUnitChange, ...rest }: SugarReadingsProps) {
  const unitId = useId();
  const inUnit = (mgPerDl: number) => (unit === 'mg/dL' ? mgPerDl : mmolPerLFrom(mgPerDl));
  const dated = oldestFirst(readings);
  const values = dated.map(({ value }) =>
    value.kind === 'parsed' ? inUnit(value.mgPerDl) : undefined,
  );
  return (
    <ReadingTable
      before={
        <UnitChoice>
          <RadioGroup
            id={unitId}
            name={unitId}
            label="Show blood sugar in"
            variant="segmented"
            options={[
              { value: 'mg/dL', label: 'mg/dL' },
              { value: 'mmol/L', label: 'mmol/L' },
            ]}
            value={unit}
            onValueChange={onUnitChange}
          />
        </UnitChoice>
      }
      renderChart={(tableNote) => (
        <ReadingChart
          tableNote={tableNote}
          what="Blood sugar"
          unit={unit}
          times={dated.map(({ time }) => time)}
          lines={[{ name: 'Blood sugar', look: 'sugar', values }]}
          left={readings.length - values.filter((value) => value !== undefined).length}
        />
      )}
      caption="Blood sugar readings, newest first"
      column={`Value (${unit})`}
      readings={readings}
      {...rest}
    >
      {({ value }) =>
        value.kind === 'parsed' ? (
          <>
            <Value>{unit === 'mg/dL' ? value.mgPerDl : inUnit(value.mgPerDl).toFixed(1)}</Value>
            {lowGlucose(value.mgPerDl) && <Band>{lowGlucose(value.mgPerDl)}</Band>}
          </>
        ) : (
          <Unparsed text={value.text} />
        )
      }
    </ReadingTable>
  );
}

function oldestFirst<Reading extends { takenAt?: string }>(readings: readonly Reading[]) {
  return newestFirst(readings)
    .toReversed()
    .flatMap((reading) => {
      const time = parseInstant(reading.takenAt)?.getTime();
      return time === undefined ? [] : [{ ...reading, time }];
    });
}

function Unparsed({ text }: { text: string }) {
  return (
    <>
      <Bdi>{text}</Bdi>
      <Aside>as it was recorded</Aside>
    </>
  );
}

function ReadingTable<Reading extends { takenAt?: string }>({
  before,
  renderChart,
  after,
  caption,
  column,
  readings,
  children,
  ...rest
}: Omit<RootProps, 'children'> & {
  before?: ReactNode;
  renderChart: (tableNote: string) => ReactNode;
  after?: ReactNode;
  caption: string;
  column: string;
  readings: readonly Reading[];
  children: (reading: Reading) => ReactNode;
}) {
  const tableId = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const sorted = newestFirst(readings);
  const shown = isExpanded ? sorted : sorted.slice(0, INITIAL_COUNT);
  const isComplete = shown.length === sorted.length;
  return (
    <Root {...rest}>
      {before && <Before>{before}</Before>}
      {renderChart(
        isComplete
          ? 'The table below lists every reading.'
          : `The table below lists the latest ${INITIAL_COUNT}.`,
      )}
      <Table id={tableId}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Date and time</th>
            <th scope="col">
              <bdi>{column}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((reading, index) => (
            // Readings have no id and may be identical, so only their position identifies them.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">
                <DateTime value={reading.takenAt} />
              </th>
              <td>{children(reading)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {sorted.length > INITIAL_COUNT && (
        <ToggleAll
          variant="quiet"
          aria-expanded={isExpanded}
          aria-controls={tableId}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? `Show the latest ${INITIAL_COUNT}` : `Show all ${sorted.length} readings`}
        </ToggleAll>
      )}
      {after}
    </Root>
  );
}
