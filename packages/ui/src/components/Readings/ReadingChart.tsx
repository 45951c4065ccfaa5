import { useId, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, font, space, type } from '../../theme/theme.ts';
import { formatShort } from '../DateTime/dates.ts';
import { useLocale } from '../DateTime/LocaleProvider.tsx';
import { percentOf, runs, scaleFor, type Scale } from './scale.ts';

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
}

/** Props of {@link ReadingChart}; the rest goes on the root element, a figure. */
export interface ReadingChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is drawn: 'Blood pressure'. */
  what: string;
  /** The unit of every value: 'mmHg'. */
  unit: string;
  /** The moments, ascending, in milliseconds since 1970. */
  times: readonly number[];
  /** What is drawn, each line with its name in the key. */
  lines: readonly ChartLine[];
  /** How many readings could not be drawn. The caption says so. */
  left: number;
}

const DAY_MS = 86_400_000;

/** Up to so many moments each has its marker; more would run into one another on a phone. */
const MARKED = 45;

const Figure = styled.figure`
  container-type: inline-size;
  display: grid;
  gap: ${space[3]};
  inline-size: 100%;
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

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  ${type.small}

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

const Plot = styled.div`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  padding-block-start: ${space[2]};
  color: ${color.textMuted};
  ${type.small}
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

// The mirror turns the lines alone; numbers and dates stand outside of it.
const Lines = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 11rem;
  overflow: visible;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  grid-column: 2;
  gap: ${space[2]};
  padding-block-start: ${space[2]};
  span:last-child {
    grid-column: 3;
    text-align: end;
  }
  /* On a phone the two ends are all there is room for. */
  @container (max-width: 22rem) {
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

/**
 * Readings over time, as an extra to their table: the caption names what is drawn, and the legend the
 * lowest and highest value of each line. Time runs in reading direction. A reading that is no number
 * breaks the line. With fewer than two readings to draw there is no chart.
 */
export function ReadingChart({ what, unit, times, lines, left, ...rest }: ReadingChartProps) {
  const captionId = useId();
  const locale = useLocale();
  const drawn = lines.map((line) => line.values.filter((value) => value !== undefined));
  const from = times[0];
  const to = times.at(-1);
  if (from === undefined || to === undefined || !drawn.some((values) => values.length > 1))
    return null;

  const scale = scaleFor(drawn.flat());
  const precision = to - from < 2 * DAY_MS ? 'minute' : 'day';
  const label = (time: number) => formatShort(new Date(time), precision, undefined, locale);
  return (
    <Figure {...rest}>
      <Caption id={captionId}>
        {what} over time, in {unit}
        <Note>
          {left > 0 &&
            `${left === 1 ? 'One reading has' : `${left} readings have`} no number or no date and cannot be drawn. `}
          Every reading is in the table below.
        </Note>
      </Caption>
      <Legend role="list">
        {lines.map(({ name, look }, index) => (
          <li key={name}>
            <svg aria-hidden width="28" height="12" overflow="visible">
              <Drawn $look={look}>
                <polyline points="0 6 28 6" />
                <svg x="14" y="6" overflow="visible">
                  <Marker look={look} />
                </svg>
              </Drawn>
            </svg>
            <span>
              {name}: {rangeOf(drawn[index] ?? [])}
            </span>
          </li>
        ))}
      </Legend>
      <Plot role="img" aria-labelledby={captionId}>
        <Values>
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ insetBlockEnd: `${percentOf(tick, scale.min, scale.max)}%` }}>
              {tick}
            </span>
          ))}
        </Values>
        <Lines>
          {scale.ticks.map((tick) => {
            const y = `${100 - percentOf(tick, scale.min, scale.max)}%`;
            return <Rule key={tick} x1="0" x2="100%" y1={y} y2={y} />;
          })}
          {lines.map((line) => (
            <Line key={line.name} line={line} times={times} scale={scale} />
          ))}
        </Lines>
        <Times>
          {/* With one moment alone there is nothing but the middle. */}
          <span>{from < to && <bdi>{label(from)}</bdi>}</span>
          <span>
            <bdi>{label((from + to) / 2)}</bdi>
          </span>
          <span>{from < to && <bdi>{label(to)}</bdi>}</span>
        </Times>
      </Plot>
    </Figure>
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

function rangeOf(values: readonly number[]): string {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low === high ? `always ${low}` : `${low} to ${high}`;
}
