import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { readings as readingTexts } from '../../messages/en/readings.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, space, type } from '../../theme/theme.ts';
import { formatShort, parseInstant } from '../DateTime/dates.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { useLocale, useTimeZone } from '../../messages/LocaleProvider.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { Text } from '../Text/Text.tsx';
import { Bdi } from '../UserText/UserText.tsx';
import { Value } from '../Value/Value.tsx';
import { ChartKey } from './ChartKey.tsx';
import { dailyRanges } from './dailyRanges.ts';
import {
  glucoseIn,
  glucoseText,
  lowGlucose,
  lowGlucoseLevels,
  type GlucoseUnit,
} from './glucose.ts';
import { LatestReading } from './LatestReading.tsx';
import type { ListedReading, PressureReading, SugarReading } from './reading.ts';
import { newestFirst } from './newestFirst.ts';
import { pressureBand, pressureRanges, pressureText, type Pressure } from './pressureBand.ts';
import { ReadingChart, type ChartReading, type ReadingChartProps } from './ReadingChart.tsx';
import { UrgentPressure, UrgentSugar } from './UrgentReading.tsx';

const INITIAL_COUNT = 10;

const PAGE_COUNT = 50;

/** The number of readings in a chart from which it shows days. */
const DAILY_COUNT = 200;

const DAY_MS = 86_400_000;

/** The periods of a chart, in days up to the latest reading. */
const periods = { month: 30, quarter: 90, year: 365, all: Infinity };

type Period = keyof typeof periods;

const periodNames = ['month', 'quarter', 'year', 'all'] as const satisfies readonly Period[];

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  justify-items: start;
  > :first-child {
    inline-size: 100%;
  }
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

const FullWidth = styled.div`
  inline-size: 100%;
  &:empty {
    display: none;
  }
`;

const Overview = styled(FullWidth)`
  container-type: inline-size;
`;

// The latest reading and the key are beside the chart where they have room.
const OverviewParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[5]};
  figure {
    margin-block-start: ${space[2]};
  }
  @container (min-width: 30rem) {
    grid-template: auto 1fr / 10.5rem minmax(0, 1fr);
    figure {
      grid-row: span 2;
      grid-column: 2;
      margin: 0;
    }
    dl {
      align-self: end;
    }
    > :last-child:not(:first-child) {
      grid-column: 1 / -1;
    }
  }
`;

// Hidden in print; the table's header names the unit.
const Choices = styled(FullWidth)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[5]};
  > * {
    flex: 1 1 14rem;
    max-inline-size: 16rem;
  }
  /* Just enough for two units side by side. */
  > * + * {
    flex: 0 1 15.1rem;
  }
  @media print {
    display: none;
  }
`;

const Pages = styled(ShowMore)`
  inline-size: 100%;
  @media print {
    display: none;
  }
`;

interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The number of readings that the table lists at first. Default: 10. */
  initialCount?: number | undefined;
  /** Called when the table lists more of them. */
  onCountChange?: ((count: number) => void) | undefined;
  /**
   * The present, in milliseconds since the epoch: today and yesterday are words, and an old reading has no advice for now.
   * Default: dates only, and each has.
   */
  now?: number | undefined;
}

/** Other props go to the root element. */
export interface PressureReadingsProps extends RootProps {
  /** At least one, in any order. */
  readings: ReadonlyArray<PressureReading>;
}

const pressureAxis = { min: 40, max: 200, step: 40 };

/**
 * The latest blood pressure, all of them as a chart (from two readings), and a table with the range of each, newest
 * first. Adds advice when the newest reading is very high.
 */
export function PressureReadings({ readings, now, ...rest }: PressureReadingsProps) {
  const t = useMessages('readings', readingTexts);
  const newest = newestDated(readings);
  const limitsOf = (value: keyof Pressure) =>
    pressureRanges[value].slice(1).map(({ from, band }) => ({
      at: from,
      label: String(from),
      meaning: t.rangeFrom({ range: t.pressureBands[band], from: String(from), number: inValue }),
    }));
  return (
    <ReadingList
      now={now}
      before={
        newest?.value.kind === 'parsed' && (
          <UrgentPressure {...newest.value} takenAt={newest.takenAt} now={now} />
        )
      }
      chart={{
        what: t.pressure,
        unit: 'mmHg',
        axis: pressureAxis,
        marks: 'bars',
        series: [
          { name: t.upper, look: 'upper', limits: limitsOf('systolic') },
          { name: t.lower, look: 'lower', limits: limitsOf('diastolic') },
        ],
      }}
      textOf={({ low, high }) => `${Math.round(high)}/${Math.round(low)}`}
      marksNote={t.chartBars}
      rangesNote={t.chartBands}
      caption={t.pressureCaption}
      readings={readings.map(({ value, takenAt }) => ({
        takenAt,
        value:
          value.kind === 'text'
            ? value
            : {
                kind: 'measured',
                text: pressureText(value),
                range: t.pressureBands[pressureBand(value)],
                low: Math.min(value.systolic, value.diastolic),
                high: Math.max(value.systolic, value.diastolic),
              },
      }))}
      after={
        <Text tone="muted" size="small">
          {t.aboutRanges}
        </Text>
      }
      {...rest}
    />
  );
}

/** Other props go to the root element. */
export interface SugarReadingsProps extends RootProps {
  /** At least one, in any order. */
  readings: ReadonlyArray<SugarReading>;
  /** The unit to display. */
  unit: GlucoseUnit;
  /** Called when the user selects another unit. */
  onUnitChange: (unit: GlucoseUnit) => void;
}

const sugarAxes = {
  'mg/dL': { min: 40, max: 200, step: 40 },
  'mmol/L': { min: 2, max: 12, step: 2 },
};

/**
 * The latest blood sugar, all of them as a chart (from two readings), and a table, newest first, in either unit. Adds
 * advice when the newest reading is very low or very high.
 */
export function SugarReadings({ readings, now, unit, onUnitChange, ...rest }: SugarReadingsProps) {
  const t = useMessages('readings', readingTexts);
  const unitId = useId();
  const newest = newestDated(readings);
  return (
    <ReadingList
      now={now}
      before={
        newest?.value.kind === 'parsed' && (
          <UrgentSugar {...newest.value} takenAt={newest.takenAt} now={now} />
        )
      }
      choice={
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
      }
      chart={{
        what: t.sugar,
        unit,
        axis: sugarAxes[unit],
        marks: 'dots',
        series: [
          {
            name: t.sugar,
            look: 'sugar',
            limits: lowGlucoseLevels.toReversed().map(({ below, level }) => ({
              at: glucoseIn(unit, below),
              label: glucoseText(unit, below),
              meaning: t.rangeBelow({
                range: t.lowSugar[level],
                below: glucoseText(unit, below),
                number: inValue,
              }),
            })),
          },
        ],
      }}
      textOf={({ high }) => (unit === 'mg/dL' ? String(Math.round(high)) : high.toFixed(1))}
      caption={t.sugarCaption}
      readings={readings.map(({ value, takenAt }) => {
        if (value.kind === 'text') return { takenAt, value };
        const level = lowGlucose(value.mgPerDl);
        return {
          takenAt,
          value: {
            kind: 'measured',
            text: glucoseText(unit, value.mgPerDl),
            range: level && t.lowSugar[level],
            low: glucoseIn(unit, value.mgPerDl),
            high: glucoseIn(unit, value.mgPerDl),
          },
        };
      })}
      after={
        <Text tone="muted" size="small">
          {t.aboutSugar}
        </Text>
      }
      {...rest}
    />
  );
}

/** The dated ones of readings sorted newest first, with their times, oldest first. */
function oldestFirst<Reading extends { takenAt?: string | undefined }>(sorted: readonly Reading[]) {
  return sorted.toReversed().flatMap((reading) => {
    const time = parseInstant(reading.takenAt)?.getTime();
    return time === undefined ? [] : [{ ...reading, time }];
  });
}

const newestDated = <Reading extends PressureReading | SugarReading>(
  readings: readonly Reading[],
): Reading | undefined => oldestFirst(newestFirst(readings)).at(-1);

function Measurement({ value }: Pick<ListedReading, 'value'>) {
  const t = useMessages('readings', readingTexts);
  if (value.kind === 'measured')
    return (
      <>
        <Value>{value.text}</Value>
        {value.range && <Band>{value.range}</Band>}
      </>
    );
  if (value.text === undefined) return t.notRecorded;
  return (
    <>
      <Bdi>{value.text}</Bdi>
      <Aside>{t.asRecorded}</Aside>
    </>
  );
}

interface ReadingListProps extends RootProps {
  before?: ReactNode;
  /** Beside the choice of the period. */
  choice?: ReactNode;
  after?: ReactNode;
  chart: Omit<ReadingChartProps, 'readings'>;
  /** Writes values in the unit of the chart. */
  textOf: (values: Pick<ChartReading, 'low' | 'high'>) => string;
  /** What the marks of single readings mean. */
  marksNote?: string;
  rangesNote?: string;
  caption: string;
  readings: readonly ListedReading[];
}

function ReadingList({
  before,
  choice,
  after,
  chart,
  textOf,
  marksNote,
  rangesNote,
  caption,
  readings,
  now,
  initialCount = INITIAL_COUNT,
  onCountChange,
  ...rest
}: ReadingListProps) {
  const { unit } = chart;
  const t = useMessages('readings', readingTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [count, setCount] = useState(initialCount);
  const [chosen, setChosen] = useState<Period>();
  const showMore = () => {
    setCount(count + PAGE_COUNT);
    onCountChange?.(count + PAGE_COUNT);
  };
  const sorted = newestFirst(readings);
  const shown = sorted.slice(0, count);
  const isComplete = shown.length === sorted.length;
  const dated = oldestFirst(sorted);
  const latest = dated.at(-1);
  const drawn = dated.map(({ time, value }) =>
    value.kind === 'measured' ? { ...value, time, value: `${value.text} ${unit}` } : undefined,
  );
  const drawnCount = drawn.filter(Boolean).length;
  const span = latest && dated[0] ? latest.time - dated[0].time : 0;
  const period = chosen ?? (drawnCount < DAILY_COUNT ? 'all' : 'quarter');
  const from = (latest?.time ?? 0) - periods[period] * DAY_MS;
  const inPeriod = drawn.filter((_, index) => (dated[index]?.time ?? 0) >= from);
  const measured = inPeriod.filter((reading) => reading !== undefined);
  const isDaily = measured.length >= DAILY_COUNT;
  const days = () =>
    dailyRanges(measured, (time) => formatShort(new Date(time), 'day', locale, timeZone)).map(
      (day): ChartReading =>
        'value' in day
          ? day
          : {
              ...day,
              value: t.dayRange({
                min: textOf(day.min),
                max: textOf(day.max),
                mean: textOf(day.mean),
                unit,
              }),
            },
    );
  return (
    <Root {...rest}>
      {before}
      <Choices>
        {drawnCount > 1 && span > periods.month * DAY_MS && (
          <Select
            label={t.period}
            options={periodNames.map((value) => ({ value, label: t.periods[value] }))}
            value={period}
            onValueChange={setChosen}
          />
        )}
        {choice}
      </Choices>
      {latest && (
        <Overview>
          <OverviewParts>
            <LatestReading reading={latest} unit={unit} now={now} />
            {drawnCount > 1 && (
              <>
                {measured.length > 0 && (
                  <ReadingChart {...chart} readings={isDaily ? days() : inPeriod} />
                )}
                <ChartKey series={chart.series} />
                <Text tone="muted" size="small">
                  {[
                    drawnCount < readings.length &&
                      t.notInChart({ count: readings.length - drawnCount }),
                    isComplete ? t.tableListsAll : t.tableListsLatest({ count: shown.length }),
                    isDaily ? t.chartDays : marksNote,
                    rangesNote,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                </Text>
              </>
            )}
          </OverviewParts>
        </Overview>
      )}
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.takenAt}</th>
            <th scope="col">
              <bdi>{t.value({ unit })}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ value, takenAt }, index) => (
            // Readings have no id and may be identical, so only their position identifies them.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">
                <DateTime value={takenAt} now={now} />
              </th>
              <td>
                <Measurement value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {sorted.length > INITIAL_COUNT && (
        <Pages
          role="group"
          aria-label={caption}
          more={isComplete ? 'none' : 'available'}
          shown={shown.length}
          total={sorted.length}
          onShowMore={showMore}
        />
      )}
      {after}
    </Root>
  );
}

const inValue = (content: ReactNode) => <Value>{content}</Value>;
