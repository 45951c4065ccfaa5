import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { readings as readingTexts } from '../../messages/en/readings.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, space, type } from '../../theme/theme.ts';
import { formatShort } from '../DateTime/dates.ts';
import { useLocale, useTimeZone } from '../../messages/LocaleProvider.tsx';
import { Value } from '../Value/Value.tsx';
import { Sample, type MarkLook } from './chartMarks.ts';
import { isDense, PlotPoints, type Marks } from './PlotPoints.tsx';
import { percentOf, runs, scaleFor, withRoom, type Axis } from './scale.ts';

/** A dated reading with its numbers. */
export interface ChartReading {
  /** Milliseconds since the epoch. */
  time: number;
  /** The lower end of a bar, or the value of a dot. */
  low: number;
  /** The upper end of a bar, or the value of a dot. */
  high: number;
  /** With its unit: '118/76 mmHg'. */
  value: string;
  /** The range that it is in: 'Normal'. */
  range?: string | undefined;
  /** The means of a day with several readings, whose lowest and highest values are `low` and `high`. */
  mean?: { low: number; high: number } | undefined;
}

/** A value where a range begins or ends. */
export interface ChartLimit {
  at: number;
  /** As it is written in the unit of the chart. */
  label: string;
  /** 'Elevated from 120'. */
  meaning: ReactNode;
}

/** One kind of value in the chart. */
export interface ChartSeries {
  /** 'Upper value (systolic)'. */
  name: string;
  look: MarkLook;
  /** The plot is shaded between them. */
  limits: readonly ChartLimit[];
}

/** Other props go to the root, a figure. */
export interface ReadingChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The title: 'Blood pressure'. */
  what: string;
  unit: string;
  axis: Axis;
  marks: Marks;
  /** At least one, oldest first. Undefined, for a reading without a number, breaks the line between dots. */
  readings: readonly (ChartReading | undefined)[];
  series: readonly ChartSeries[];
}

const DAY_MS = 86_400_000;

/** The height of the plot in rem. An extended axis makes it higher, within limits. */
const HEIGHT = 16;
const MAX_HEIGHT = 25;

/** The least distance of two labels, in rem. */
const LABEL_DISTANCE = 0.9;

const Figure = styled.figure`
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;
  ${type.small}
`;

const Caption = styled.figcaption`
  padding-block-end: ${space[4]};
  font-weight: ${font.weight.semibold};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) 3rem;
  color: ${color.textMuted};
  line-height: 1;
`;

const Labels = styled.div<{ $side: 'start' | 'end' }>`
  position: relative;
  > * {
    position: absolute;
    ${({ $side }) => ($side === 'start' ? 'inset-inline-end' : 'inset-inline-start')}: ${space[2]};
    display: flex;
    gap: ${space[1]};
    align-items: center;
    translate: 0 50%;
  }
`;

const Plot = styled.div`
  position: relative;
  /* Browsers print no backgrounds by default. */
  print-color-adjust: exact;
`;

const Zone = styled.div`
  position: absolute;
  inset-inline: 0;
  background: ${color.sunken};
`;

const lines = {
  tick: `solid ${color.border}`,
  upper: `dashed ${color.borderControl}`,
  lower: `dotted ${color.borderControl}`,
  sugar: `dashed ${color.borderControl}`,
};

const Line = styled.div<{ $look: keyof typeof lines }>`
  position: absolute;
  inset-inline: 0;
  border-block-end: 1px ${({ $look }) => lines[$look]};
  @media (forced-colors: active) {
    border-color: GrayText;
  }
`;

/** Keeps the first and the last mark clear of the edges. */
const Inset = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: ${space[3]};
`;

const CourseLine = styled.svg<{ $isDense: boolean }>`
  position: absolute;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  /* Forced colours change this colour, but not the one of a stroke. */
  color: ${({ $isDense }) => ($isDense ? color.border : color.borderControl)};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linejoin: round;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  polyline {
    vector-effect: non-scaling-stroke;
  }
`;

const TimeRow = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
  padding-block-start: ${space[3]};
  > :only-child {
    margin-inline: auto;
  }
`;

/**
 * A chart that supplements a table of readings, on an axis that stays the same unless a reading is outside. The plot
 * is one tab stop; arrow keys, Home and End move between its readings, and the current one shows a label. Time runs in
 * reading direction. Its limits are explained by a {@link ChartKey}.
 */
export function ReadingChart({
  what,
  unit,
  axis,
  marks,
  readings,
  series,
  ...rest
}: ReadingChartProps) {
  const t = useMessages('readings', readingTexts);
  const captionId = useId();
  const drawable = readings.filter((reading) => reading !== undefined);
  const from = drawable[0]?.time ?? 0;
  const to = drawable.at(-1)?.time ?? 0;
  const { min, max, ticks } = scaleFor(
    drawable.flatMap(({ low, high }) => [low, high]),
    axis,
  );
  const stretch = (max - min) / (axis.max - axis.min);
  const rem = Math.min(HEIGHT * stretch, MAX_HEIGHT);
  const height = (value: number) => percentOf(value, min, max);
  const points = readings.map(
    (reading) =>
      reading && {
        ...reading,
        x: percentOf(reading.time, from, to),
        low: height(reading.low),
        high: height(reading.high),
        mean: reading.mean && { low: height(reading.mean.low), high: height(reading.mean.high) },
      },
  );
  const limits = series.flatMap(({ look, limits: own }) => own.map((one) => ({ ...one, look })));
  const labels = (candidates: readonly SideLabel[]) =>
    withRoom(candidates, ((max - min) / rem) * LABEL_DISTANCE).map(({ at, label, look }) => (
      <span key={at} style={{ insetBlockEnd: `${height(at)}%` }}>
        {look && <Sample $look={look} />}
        {label}
      </span>
    ));
  return (
    <Figure {...rest}>
      <Caption>
        <bdi id={captionId}>{t.overTime({ what, unit, value: inValue })}</bdi>
      </Caption>
      <Columns>
        <Labels aria-hidden $side="start">
          {labels([
            ...limits.filter(({ look }) => look === 'lower'),
            ...ticks.map((at) => ({ at, label: at })),
          ])}
        </Labels>
        <Plot style={{ blockSize: `${rem}rem` }}>
          {series.map(({ look, limits: own }) => {
            const ends = own.map(({ at }) => height(at));
            const start = Math.min(...ends);
            return (
              <Zone
                key={look}
                style={{ insetBlockEnd: `${start}%`, blockSize: `${Math.max(...ends) - start}%` }}
              />
            );
          })}
          {ticks
            .filter((tick) => limits.every(({ at }) => at !== tick))
            .map((at) => (
              <Line key={at} $look="tick" style={{ insetBlockEnd: `${height(at)}%` }} />
            ))}
          {limits.map(({ at, look }) => (
            <Line key={at} $look={look} style={{ insetBlockEnd: `${height(at)}%` }} />
          ))}
          <Inset>
            <PlotPoints
              labelledBy={captionId}
              marks={marks}
              points={points.filter((point) => point !== undefined)}
            >
              {marks === 'dots' && (
                <Course
                  points={points.map(
                    (point) => point && { x: point.x, high: point.mean?.high ?? point.high },
                  )}
                  isDense={isDense(drawable.length)}
                />
              )}
            </PlotPoints>
          </Inset>
        </Plot>
        <Labels aria-hidden $side="end">
          {labels(limits.filter(({ look }) => look !== 'lower'))}
        </Labels>
        <Times from={from} to={to} />
      </Columns>
    </Figure>
  );
}

interface SideLabel {
  at: number;
  label: ReactNode;
  look?: MarkLook;
}

interface CourseProps {
  isDense: boolean;
  points: readonly ({ x: number; high: number } | undefined)[];
}

/** The line between the dots. Stretched to use percentages as coordinates. */
function Course({ points, isDense: dense }: CourseProps) {
  return (
    <CourseLine aria-hidden $isDense={dense} viewBox="0 0 100 100" preserveAspectRatio="none">
      {runs(points).map((run) => (
        <polyline
          key={run[0]?.x}
          points={run.map(({ x, high }) => `${x} ${100 - high}`).join(' ')}
        />
      ))}
    </CourseLine>
  );
}

/** Hidden from screen readers, because the names of the points and the table have the exact dates. */
function Times({ from, to }: { from: number; to: number }) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const precision = to - from < 2 * DAY_MS ? 'minute' : 'day';
  const label = (time: number) => (
    <bdi>{formatShort(new Date(time), precision, locale, timeZone)}</bdi>
  );
  return (
    <TimeRow aria-hidden>
      {label(from)}
      {from < to && label(to)}
    </TimeRow>
  );
}

const inValue = (content: ReactNode) => <Value>{content}</Value>;
