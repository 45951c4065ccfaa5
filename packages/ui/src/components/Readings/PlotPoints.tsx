import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { readings } from '../../messages/en/readings.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { animation, color, font, motion, radius, shadow, space, type } from '../../theme/theme.ts';
import { formatDateTime, formatShort } from '../DateTime/dates.ts';
import { useLocale, useTimeZone } from '../../messages/LocaleProvider.tsx';
import { Value } from '../Value/Value.tsx';
import { markStyles } from './chartMarks.ts';
import { indexAfter, nearestTo, percentOf } from './scale.ts';

/** A reading in the plot, with its position in percent. */
export interface PlotPoint {
  /** Milliseconds since the epoch. */
  time: number;
  /** With its unit: '118/76 mmHg'. */
  value: string;
  /** The range that it is in: 'Normal'. */
  range?: string | undefined;
  /** The means of a day, in percent; absent for a single reading. */
  mean?: { low: number; high: number } | undefined;
  x: number;
  /** The lower end of a bar, or the value of a dot. */
  low: number;
  /** The upper end of a bar, or the value of a dot. */
  high: number;
}

export type Marks = 'bars' | 'dots';

const Drawn = styled.div`
  position: absolute;
  inset: 0;
  animation: ${animation.draw} ${motion.draw};
  @media (prefers-reduced-motion: reduce), print {
    animation: none;
  }
`;

const List = styled.div`
  position: absolute;
  inset: 0;
  /* The pointer also reaches the points from the insets of the plot. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: calc(-1 * ${space[3]});
  }
`;

// Leaves room around a mark, as wide as the inset of the plot, for the focus ring.
const Point = styled.div`
  position: absolute;
  inline-size: calc(2 * ${space[3]});
  margin-inline-start: calc(-1 * ${space[3]});
  margin-block-end: calc(-1 * ${space[3]});
  padding-block: ${space[3]};
  border-radius: ${radius.pill};
  pointer-events: none;
  &[data-shown] {
    z-index: 1;
  }
`;

const Guide = styled.div`
  position: absolute;
  inset-block: 0;
  border-inline-start: 1px solid ${color.borderControl};
  @media print {
    display: none;
  }
`;

const LARGE = '0.625rem';

/** Whether there are so many marks that what joins them must be quiet. */
export const isDense = (count: number) => count > 60;

/** The size of marks, and half the width of bars, so that neighbours hardly touch. */
function sizesFor(count: number): { mark: string; halfBar: string } {
  if (isDense(count)) return { mark: '0.1875rem', halfBar: '0.5px' };
  return count > 20
    ? { mark: '0.375rem', halfBar: '0.0625rem' }
    : { mark: LARGE, halfBar: '0.125rem' };
}

const Mark = styled.div<{ $marks: Marks; $isDense: boolean }>`
  position: relative;
  inline-size: 0;
  block-size: 100%;
  margin-inline: auto;
  border-inline: 0 solid
    ${({ $isDense }) =>
      // The lines of the ranges show through.
      $isDense ? `color-mix(in srgb, ${color.border} 50%, transparent)` : color.borderControl};
  &::before,
  &::after {
    position: absolute;
    inset-inline-start: -0.5em;
  }
  &::before {
    content: '';
    inset-block-start: calc(var(--from-top, 0%) - 0.5em);
    ${({ $marks }) => markStyles($marks === 'bars' ? 'upper' : 'sugar')}
  }
  &::after {
    content: ${({ $marks }) => ($marks === 'bars' ? "''" : 'none')};
    inset-block-end: calc(var(--from-bottom, 0%) - 0.5em);
    ${markStyles('lower')}
  }
`;

// The columns beside the label share the rest of the width as the point divides it, so it never leaves the plot.
const LabelRow = styled.div`
  position: absolute;
  inset-inline: calc(-1 * ${space[3]});
  inset-block-end: calc(100% + ${space[1]});
  display: grid;
  pointer-events: none;
  @media print {
    display: none;
  }
`;

const Label = styled.div`
  grid-column: 2;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow.raised};
  color: ${color.textMuted};
  ${type.small}
  > bdi {
    display: block;
  }
  > bdi:first-child {
    color: ${color.text};
    font-weight: ${font.weight.semibold};
  }
`;

interface PlotPointsProps {
  /** The id of the element that names the chart. */
  labelledBy: string;
  marks: Marks;
  /** Oldest first. */
  points: readonly PlotPoint[];
  /** Drawn behind the marks, together with them. */
  children?: ReactNode;
}

/**
 * The readings of a chart: a list box, in which screen readers leave the arrow keys to the page, and which they do not
 * read out point by point. The pointer shows the label of the nearest point, Escape hides it.
 */
export function PlotPoints({ labelledBy, marks, points, children }: PlotPointsProps) {
  const t = useMessages('readings', readings);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const [shown, setShown] = useState<number>();
  const shownPoint = shown === undefined ? undefined : points[shown];
  const current = shownPoint ? shown : points.length - 1;
  const { mark, halfBar } = sizesFor(points.length);
  const dateOf = ({ time, mean }: PlotPoint) =>
    mean
      ? formatShort(new Date(time), 'day', locale, timeZone)
      : formatDateTime(new Date(time), locale, timeZone);
  const nameOf = (point: PlotPoint) => {
    const { value, range } = point;
    const date = dateOf(point);
    return range ? t.pointInRange({ date, value, range }) : t.point({ date, value });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') setShown(undefined);
    const from = focusedIndex(event.currentTarget);
    const rtl = isRtl(event.currentTarget);
    const next = indexAfter(event.key, { from, count: points.length, rtl });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focusAt(event.currentTarget, next);
  };
  return (
    <>
      {shownPoint && <Guide style={{ insetInlineStart: `${shownPoint.x}%` }} />}
      <Drawn>
        {children}
        <List
          role="listbox"
          aria-labelledby={labelledBy}
          aria-orientation="horizontal"
          onKeyDown={handleKeyDown}
          onFocus={(event) => setShown(focusedIndex(event.currentTarget))}
          onBlur={() => setShown(undefined)}
          onPointerMove={(event) => setShown(nearestToPointer(event, points))}
          onPointerLeave={(event) => {
            const focused = focusedIndex(event.currentTarget);
            setShown(focused < 0 ? undefined : focused);
          }}
          onClick={(event) => focusAt(event.currentTarget, nearestToPointer(event, points))}
        >
          {points.map((point, index) => (
            <Point
              // Readings have no id and may be identical.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              role="option"
              aria-label={nameOf(point)}
              aria-selected={index === current}
              tabIndex={index === current ? 0 : -1}
              data-shown={index === shown || undefined}
              style={{
                insetInlineStart: `${point.x}%`,
                insetBlockEnd: `${point.low}%`,
                blockSize: `calc(${point.high - point.low}% + 2 * ${space[3]})`,
              }}
            >
              <Mark
                $marks={marks}
                $isDense={isDense(points.length)}
                style={{
                  ...meanPosition(point),
                  borderInlineWidth: halfBar,
                  fontSize: index === shown ? LARGE : mark,
                }}
              />
            </Point>
          ))}
        </List>
      </Drawn>
      {shownPoint && (
        // The names of the points say the same.
        <LabelRow
          aria-hidden
          style={{
            gridTemplateColumns: `minmax(0, ${shownPoint.x}fr) auto minmax(0, ${100 - shownPoint.x}fr)`,
          }}
        >
          <Label>
            <bdi>
              <Value>{shownPoint.value}</Value>
              {shownPoint.range && ` · ${shownPoint.range}`}
            </bdi>
            <bdi>{dateOf(shownPoint)}</bdi>
          </Label>
        </LabelRow>
      )}
    </>
  );
}

/** Where the marks of a day are within its bar. */
function meanPosition({ low, high, mean }: PlotPoint) {
  if (!mean) return {};
  return {
    '--from-top': `${100 - percentOf(mean.high, low, high)}%`,
    '--from-bottom': `${percentOf(mean.low, low, high)}%`,
  };
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

const focusedIndex = (list: Element) =>
  [...list.children].findIndex((point) => point === document.activeElement);

function focusAt(list: Element, index: number) {
  const point = list.children[index];
  if (point instanceof HTMLElement) point.focus();
}

function nearestToPointer(event: MouseEvent<HTMLElement>, points: readonly PlotPoint[]): number {
  const { left, right, bottom, width, height } = event.currentTarget.getBoundingClientRect();
  const fromStart = isRtl(event.currentTarget) ? right - event.clientX : event.clientX - left;
  const position = {
    x: (fromStart / width) * 100,
    y: ((bottom - event.clientY) / height) * 100,
  };
  return nearestTo(
    position,
    points.map(({ x, low, high }) => ({ x, y: (low + high) / 2 })),
  );
}
