import { useId, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, font, space, type } from '../../theme/theme.ts';
import { formatShort } from '../DateTime/dates.ts';
import { useLocale } from '../DateTime/LocaleProvider.tsx';
import { bandsIn, percentOf, runs, scaleFor, type NamedRange, type Scale } from './scale.ts';

/** Shape and stroke of a line: each kind differs from the others by more than its colour. */
export type LineLook = 'upper' | 'lower' | 'sugar';

/** One line of a {@link ReadingChart}. */
export interface ChartLine {
  /** What it shows: 'Upper value (systolic)'. */
  name: string;
  /** Tells the lines apart by stroke and mark, not by colour alone. */
  look: LineLook;
  /** One for each moment of the chart; absent where the record is no number, which breaks the line. */
  values: readonly (number | undefined)[];
  /** Drawn behind the line as bands with their names; ascending. */
  ranges?: readonly NamedRange[];
}

/** Props of {@link ReadingChart}. Other props go to the root, a figure. */
export interface ReadingChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is drawn: 'Blood pressure'. */
  what: string;
  /** The unit of every value: 'mmHg'. */
  unit: string;
  /** The moments, ascending, in milliseconds since 1970. */
  times: readonly number[];
  /** What is drawn, each line in a plot of its own below its name. */
  lines: readonly ChartLine[];
  /** What the table under the chart lists. */
  tableNote: string;
  /** Where the ranges come from, as a sentence. */
  rangesNote?: string;
  /** How many readings could not be drawn. The caption says so. */
  left: number;
}

const DAY_MS = 86_400_000;

/** Up to so many moments each has its marker; more would run into one another on a phone. */
const MARKED = 45;

/** A band that takes less than this part of the plot, in percent, has no room for its name. */
const ROOM_FOR_NAME = 10;

// Numbers, plot, names of ranges: the plots share the columns, so that the same moments stand below one another.
const Figure = styled.figure`
  container-type: inline-size;
  inline-size: 100%;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto;
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

// All in one cell, which is as wide as the longest.
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

// The mirror turns the lines alone; numbers and dates stand outside of it.
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
  /* On a phone the two ends are all there is room for. */
  @container (max-width: 30rem) {
    span:nth-child(2) {
      display: none;
    }
  }
`;

const inks = { upper: color.chartUp, lower: color.chartDown, sugar: color.chartSugar };

const Drawn = styled.g<{ $look: LineLook }>`
  fill: none;
  stroke: ${({ $look }) => inks[$look]};
  stroke-width: 2;
  .solid {
    fill: ${({ $look }) => inks[$look]};
  }
  .hollow {
    fill: ${color.surface};
  }
  polyline {
    stroke-linejoin: round;
    stroke-dasharray: ${({ $look }) => ($look === 'lower' ? '6 4' : 'none')};
    vector-effect: non-scaling-stroke;
  }
  /* Colours of one's own vanish where the system forces its own. */
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

const Rule = styled.line`
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

// Dashed, unlike the lines of the round numbers, and stronger.
const Border = styled.line`
  stroke: ${color.borderControl};
  stroke-dasharray: 2 3;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

/**
 * Readings over time, as an extra to their table: the caption names what is drawn, and a line above each plot
 * its lowest and highest value. Time runs in reading direction. A reading that is no number
 * breaks the line. With fewer than two readings to draw there is no chart.
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
  const captionId = useId();
  const locale = useLocale();
  const from = times[0];
  const to = times.at(-1);
  const drawn = lines.filter(({ values }) => numbersOf(values).length > 0);
  const isCourse = drawn.some(({ values }) => numbersOf(values).length > 1);
  if (from === undefined || to === undefined || !isCourse) return null;

  const precision = to - from < 2 * DAY_MS ? 'minute' : 'day';
  const label = (time: number) => formatShort(new Date(time), precision, locale);
  return (
    <Figure {...rest}>
      <Caption>
        <span id={captionId}>
          {what} over time, in {unit}
        </span>
        <Note>
          {left > 0 &&
            `${left === 1 ? 'One reading has' : `${left} readings have`} no number or no date and cannot be drawn. `}
          {tableNote} {rangesNote}
        </Note>
      </Caption>
      <Columns>
        {drawn.map((line) => (
          <LinePlot key={line.name} captionId={captionId} line={line} times={times} />
        ))}
        {/* The table says when each reading was taken. */}
        <Times aria-hidden>
          {/* With one moment alone there is nothing but the middle. */}
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
  const nameId = useId();
  const numbers = numbersOf(line.values);
  const scale = scaleFor(numbers);
  const height = (value: number) => percentOf(value, scale.min, scale.max);
  const bands = bandsIn(scale, line.ranges);
  return (
    <>
      <Name>
        <svg aria-hidden width="28" height="12" overflow="visible">
          <Drawn $look={line.look}>
            <polyline points="0 6 28 6" />
            <svg x="14" y="6" overflow="visible">
              <Marker look={line.look} />
            </svg>
          </Drawn>
        </svg>
        <span id={nameId}>
          {line.name}: {rangeOf(numbers)}
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
            return <Rule key={tick} x1="0" x2="100%" y1={y} y2={y} />;
          })}
          {bands.slice(1).map(({ name, from }) => {
            const y = `${100 - height(from)}%`;
            return <Border key={name} x1="0" x2="100%" y1={y} y2={y} />;
          })}
          <Line line={line} times={times} scale={scale} />
        </Lines>
        <RangeNames>
          {bands
            .filter(({ from, to }) => height(to) - height(from) >= ROOM_FOR_NAME)
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
  const parts = runs(points);
  // A point with neither neighbour has no line to show it.
  const marked = parts.filter((part) => times.length <= MARKED || part.length === 1).flat();
  return (
    <Drawn $look={look}>
      {/* Stretched over the plot, so that the points may be in percent; the stroke keeps its width. */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        {parts.map((part) => (
          <polyline key={part[0]?.key} points={part.map(({ x, y }) => `${x} ${y}`).join(' ')} />
        ))}
      </svg>
      {marked.map(({ key, x, y }) => (
        <svg key={key} x={`${x}%`} y={`${y}%`} overflow="visible">
          <Marker look={look} />
        </svg>
      ))}
    </Drawn>
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

function rangeOf(values: readonly number[]): string {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low === high ? `always ${low}` : `${low} to ${high}`;
}
