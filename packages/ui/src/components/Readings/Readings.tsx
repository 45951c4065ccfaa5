import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { readings as readingTexts } from '../../messages/en/readings.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
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
  pressureRanges,
  pressureText,
  type Pressure,
} from './pressureBand.ts';
import { ReadingChart } from './ReadingChart.tsx';
import { UrgentPressure } from './UrgentPressure.tsx';

interface UnparsedReading {
  kind: 'text';
  /** The text as recorded; absent if there is none. */
  text?: string | undefined;
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
  font-variant-numeric: tabular-nums;
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
  const t = useMessages('readings', readingTexts);
  const dated = oldestFirst(readings);
  const values = dated.map(({ value }) => (value.kind === 'parsed' ? value : undefined));
  const newest = values.at(-1);
  return (
    <ReadingTable
      before={newest && isVeryHigh(newest) && <UrgentPressure />}
      renderChart={(tableNote) => (
        <ReadingChart
          tableNote={tableNote}
          what={t.pressure}
          unit="mmHg"
          times={dated.map(({ time }) => time)}
          lines={[
            {
              name: t.upper,
              look: 'upper',
              values: values.map((value) => value?.systolic),
              ranges: pressureRanges.systolic.map(({ from, band }) => ({
                from,
                name: t.pressureBands[band],
              })),
            },
            {
              name: t.lower,
              look: 'lower',
              values: values.map((value) => value?.diastolic),
              ranges: pressureRanges.diastolic.map(({ from, band }) => ({
                from,
                name: t.pressureBands[band],
              })),
            },
          ]}
          rangesNote={t.chartBands}
          left={readings.length - values.filter(Boolean).length}
        />
      )}
      caption={t.pressureCaption}
      column={t.value({ unit: 'mmHg' })}
      readings={readings}
      after={
        <Text tone="muted" size="small">
          {t.aboutRanges}
        </Text>
      }
      {...rest}
    >
      {({ value }) =>
        value.kind === 'parsed' ? (
          <>
            <Value>{pressureText(value)}</Value>
            <Band>{t.pressureBands[pressureBand(value)]}</Band>
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
  const t = useMessages('readings', readingTexts);
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
            label={t.sugarUnit}
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
          what={t.sugar}
          unit={unit}
          times={dated.map(({ time }) => time)}
          lines={[{ name: t.sugar, look: 'sugar', values }]}
          left={readings.length - values.filter((value) => value !== undefined).length}
        />
      )}
      caption={t.sugarCaption}
      column={t.value({ unit })}
      readings={readings}
      {...rest}
    >
      {({ value }) => {
        if (value.kind === 'text') return <Unparsed text={value.text} />;
        const low = lowGlucose(value.mgPerDl);
        return (
          <>
            <Value>{unit === 'mg/dL' ? value.mgPerDl : inUnit(value.mgPerDl).toFixed(1)}</Value>
            {low && <Band>{t.lowSugar[low]}</Band>}
          </>
        );
      }}
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

function Unparsed({ text }: Pick<UnparsedReading, 'text'>) {
  const t = useMessages('readings', readingTexts);
  if (text === undefined) return t.notRecorded;
  return (
    <>
      <Bdi>{text}</Bdi>
      <Aside>{t.asRecorded}</Aside>
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
  const t = useMessages('readings', readingTexts);
  const tableId = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const sorted = newestFirst(readings);
  const shown = isExpanded ? sorted : sorted.slice(0, INITIAL_COUNT);
  const isComplete = shown.length === sorted.length;
  return (
    <Root {...rest}>
      {before && <Before>{before}</Before>}
      {renderChart(isComplete ? t.tableListsAll : t.tableListsLatest({ count: INITIAL_COUNT }))}
      <Table id={tableId}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.takenAt}</th>
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
          {isExpanded
            ? t.showLatest({ count: INITIAL_COUNT })
            : t.showAll({ count: sorted.length })}
        </ToggleAll>
      )}
      {after}
    </Root>
  );
}
