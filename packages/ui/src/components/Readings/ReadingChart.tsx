import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { readings } from '../../messages/en/readings.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, space, type } from '../../theme/theme.ts';
import { formatShort } from '../DateTime/dates.ts';
import { useLocale, useTimeZone } from '../DateTime/LocaleProvider.tsx';
import { Value } from '../Value/Value.tsx';
import { bandsIn, percentOf, runs, scaleFor, type NamedRange, type Scale } from './scale.ts';

export type LineLook = 'upper' | 'lower' | 'sugar';

export interface ChartLine {
  /** The label: 'Upper value (systolic)'. */
  name: string;
  look: LineLook;
  /** One value per timestamp; undefined breaks the line. */
  values: readonly (number | undefined)[];
  /** Named bands behind the line, ascending. */
  ranges?: readonly NamedRange[];
}

/** Props of {@link ReadingChart}. Other props go to the root, a figure. */
export interface ReadingChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The title: 'Blood pressure'. */
  what: string;
  unit: string;
  /** Timestamps in milliseconds since the epoch, ascending. */
  times: readonly number[];
  lines: readonly ChartLine[];
  /** A sentence about what the table below the chart lists. */
  tableNote: string;
  rangesNote?: string;
  /** The number of readings that cannot be drawn; the caption mentions them. */
  left: number;
}

const DAY_MS = 86_400_000;

/** Above this count, markers would overlap on a phone, so only isolated points get one. */
const MAX_MARKERS = 45;

/** A lower band, in percent of the plot, has no room for its name. */
const MIN_NAMED_BAND = 10;

// Columns: numbers, plot, range names. All plots share them, so their time axes align.
const Figure = styled.figure`
  container-type: inline-size;
  inline-size: 100%;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  font-variant-numeric: tabular-nums;
  ${type.small}

  > * {
    grid-column: 1 / -1;
  }
`;

const Caption = styled.figcaption`
  font-weight: ${font.weight.semibold};
`;

const Note = styled.span`
  display: block;
  color: ${color.textMuted};
  font-weight: ${font.weight.regular};
  ${type.small}
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[5]} ${space[3]};
`;

const Plot = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  color: ${color.textMuted};
  line-height: 1;
`;

const Values = styled.div`
  position: relative;
  span {
    position: absolute;
    inset-inline-end: ${space[2]};
    translate: 0 50%;
  }
`;

const RangeNames = styled.div`
  display: grid;
  span {
    position: relative;
    grid-area: 1 / 1;
    align-self: end;
    padding-inline-start: ${space[2]};
    white-space: nowrap;
    translate: 0 50%;
  }
`;

// Mirrors the lines only; numbers and dates are outside the svg.
const Lines = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 10rem;
  overflow: visible;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${space[2]};
  padding-block-start: ${space[2]};
  color: ${color.textMuted};
  line-height: 1;
  && {
    grid-column: 2;
  }
  span:last-child {
    grid-column: 3;
    text-align: end;
  }
  @container (max-width: 30rem) {
    span:nth-child(2) {
      display: none;
    }
  }
`;

const strokeColors = { upper: color.chartUp, lower: color.chartDown, sugar: color.chartSugar };

const LineGroup = styled.g<{ $look: LineLook }>`
  fill: none;
  stroke: ${({ $look }) => strokeColors[$look]};
  stroke-width: 2;
  .solid {
    fill: ${({ $look }) => strokeColors[$look]};
  }
  .hollow {
    fill: ${color.surface};
  }
  polyline {
    stroke-linejoin: round;
    stroke-dasharray: ${({ $look }) => ($look === 'lower' ? '6 4' : 'none')};
    vector-effect: non-scaling-stroke;
  }
  /* Forced colors leave SVG strokes and fills as they are, perhaps without contrast. */
  @media (forced-colors: active) {
    stroke: CanvasText;
    .solid {
      fill: CanvasText;
    }
    .hollow {
      fill: Canvas;
    }
  }
`;

const GridLine = styled.line`
  stroke: ${color.border};
  @media (forced-colors: active) {
    stroke: GrayText;
    stroke-opacity: 0.5;
  }
`;

const Band = styled.rect`
  fill: ${color.sunken};
  @media (forced-colors: active) {
    fill: none;
  }
`;

const RangeLine = styled.line`
  stroke: ${color.borderControl};
  stroke-dasharray: 2 3;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

/**
 * A line chart that supplements a table of readings. Each plot is labelled with its lowest and highest value. Time
 * runs in reading direction, and a reading without a number breaks the line. Renders nothing below two readings.
 */
export function ReadingChart({
  what,
  unit,
  times,
  lines,
  rangesNote,
  tableNote,
  left,
  ...rest
}: ReadingChartProps) {
  const t = useMessages('readings', readings);
  const captionId = useId();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const from = times[0];
  const to = times.at(-1);
  const visibleLines = lines.filter(({ values }) => numbersOf(values).length > 0);
  const hasLine = visibleLines.some(({ values }) => numbersOf(values).length > 1);
  if (from === undefined || to === undefined || !hasLine) return null;

  const precision = to - from < 2 * DAY_MS ? 'minute' : 'day';
  const label = (time: number) => formatShort(new Date(time), precision, locale, timeZone);
  return (
    <Figure {...rest}>
      <Caption>
        <bdi id={captionId}>{t.overTime({ what, unit, value: inValue })}</bdi>
        <Note>
          <bdi>
            {left > 0 && `${t.notInChart({ count: left })} `}
            {tableNote} {rangesNote}
          </bdi>
        </Note>
      </Caption>
      <Columns>
        {visibleLines.map((line) => (
          <LinePlot key={line.name} captionId={captionId} line={line} times={times} />
        ))}
        {/* Hidden from screen readers, because the table has the exact dates. */}
        <Times aria-hidden>
          {/* A single timestamp is shown in the middle only. */}
          <span>{from < to && <bdi>{label(from)}</bdi>}</span>
          <span>
            <bdi>{label((from + to) / 2)}</bdi>
          </span>
          <span>{from < to && <bdi>{label(to)}</bdi>}</span>
        </Times>
      </Columns>
    </Figure>
  );
}

interface LinePlotProps {
  captionId: string;
  line: ChartLine;
  times: readonly number[];
}

function LinePlot({ captionId, line, times }: LinePlotProps) {
  const t = useMessages('readings', readings);
  const nameId = useId();
  const numbers = numbersOf(line.values);
  const low = String(Math.min(...numbers));
  const high = String(Math.max(...numbers));
  const scale = scaleFor(numbers);
  const height = (value: number) => percentOf(value, scale.min, scale.max);
  const bands = bandsIn(scale, line.ranges);
  return (
    <>
      <Name>
        <svg aria-hidden width="28" height="12" overflow="visible">
          <LineGroup $look={line.look}>
            <polyline points="0 6 28 6" />
            <svg x="14" y="6" overflow="visible">
              <Marker look={line.look} />
            </svg>
          </LineGroup>
        </svg>
        <span id={nameId}>
          <bdi>
            {low === high
              ? t.lineAlways({ line: line.name, value: low, number: inValue })
              : t.lineRange({ line: line.name, low, high, number: inValue })}
          </bdi>
        </span>
      </Name>
      <Plot role="img" aria-labelledby={`${captionId} ${nameId}`}>
        <Values>
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ insetBlockEnd: `${height(tick)}%` }}>
              {tick}
            </span>
          ))}
        </Values>
        <Lines>
          {bands.map(
            ({ name, from, to, isShaded }) =>
              isShaded && (
                <Band
                  key={name}
                  width="100%"
                  y={`${100 - height(to)}%`}
                  height={`${height(to) - height(from)}%`}
                />
              ),
          )}
          {scale.ticks.map((tick) => {
            const y = `${100 - height(tick)}%`;
            return <GridLine key={tick} x1="0" x2="100%" y1={y} y2={y} />;
          })}
          {bands.slice(1).map(({ name, from }) => {
            const y = `${100 - height(from)}%`;
            return <RangeLine key={name} x1="0" x2="100%" y1={y} y2={y} />;
          })}
          <Line line={line} times={times} scale={scale} />
        </Lines>
        <RangeNames>
          {bands
            .filter(({ from, to }) => height(to) - height(from) >= MIN_NAMED_BAND)
            .map(({ name, from, to }) => (
              <span key={name} style={{ insetBlockEnd: `${height((from + to) / 2)}%` }}>
                {name}
              </span>
            ))}
        </RangeNames>
      </Plot>
    </>
  );
}

interface LineProps {
  line: ChartLine;
  times: readonly number[];
  scale: Scale;
}

function Line({ line: { look, values }, times, scale }: LineProps) {
  const points = times.map((time, index) => {
    const value = values[index];
    if (value === undefined) return undefined;
    return {
      key: index,
      x: percentOf(time, times[0] ?? time, times.at(-1) ?? time),
      y: 100 - percentOf(value, scale.min, scale.max),
    };
  });
  const segments = runs(points);
  // An isolated point has no line, so it always gets a marker.
  const markedPoints = segments
    .filter((segment) => times.length <= MAX_MARKERS || segment.length === 1)
    .flat();
  return (
    <LineGroup $look={look}>
      {/* Stretched to use percentages as coordinates; `non-scaling-stroke` keeps the stroke width. */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        {segments.map((segment) => (
          <polyline
            key={segment[0]?.key}
            points={segment.map(({ x, y }) => `${x} ${y}`).join(' ')}
          />
        ))}
      </svg>
      {markedPoints.map(({ key, x, y }) => (
        <svg key={key} x={`${x}%`} y={`${y}%`} overflow="visible">
          <Marker look={look} />
        </svg>
      ))}
    </LineGroup>
  );
}

function Marker({ look }: { look: LineLook }) {
  switch (look) {
    case 'upper':
      return <circle className="solid" r="3" />;
    case 'lower':
      return <rect className="hollow" x="-3" y="-3" width="6" height="6" />;
    case 'sugar':
      return <path className="solid" d="M0 -4 L4 0 L0 4 L-4 0 Z" />;
    default:
      return look satisfies never;
  }
}

const numbersOf = (values: ChartLine['values']) => values.filter((value) => value !== undefined);

const inValue = (content: ReactNode) => <Value>{content}</Value>;
