import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { emulatePrint } from '../../testing/emulatePrint.ts';
import { sheet } from '../../testing/StorySheet.tsx';
import { Card } from '../Card/Card.tsx';
import {
  dailyPressures,
  dailySugars,
  duplicatePressures,
  gappySugars,
  highSugars,
  lowSugars,
  newestSugar,
  oddPressures,
  pressuresOfOneDay,
  pressuresOutOfScale,
  risingPressures,
  samplePressures,
  sampleSugars,
  unparsedNewest,
  unsortedPressures,
  veryLowPressures,
  yearsOfPressures,
  yearsOfSugars,
} from './Readings.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import type { SugarReading } from './reading.ts';
import { PressureReadings, SugarReadings } from './Readings.tsx';

const meta = preview.meta({
  title: 'Components/Health/Readings',
  component: PressureReadings,
  subcomponents: { SugarReadings },
  args: { readings: samplePressures(7) },
  parameters: {
    guide: {
      since: '0.1.0',
      use:
        'Lists what a patient measured: blood pressure or blood sugar over time. The latest reading is large; with ' +
        'two or more, a chart shows the course. The table always has every reading as it was recorded.',
      avoid:
        'Do not colour a value as good or bad: it is in a range that a guideline names, and one reading is ' +
        'not a diagnosis. Do not use it without readings: show an empty state.',
      do: {
        render: () => <Text>142/91 mmHg: stage 2, by the 2017 ACC/AHA guideline</Text>,
        text: 'Names the range and who defined it.',
      },
      dont: {
        render: () => <Text tone="danger">Your blood pressure is bad!</Text>,
        text: 'Frightens, and no single reading says so.',
      },
      keyboard: [
        [
          'Tab',
          'Reaches the unit of blood sugar, the period, the chart at its latest reading, then “Show more”, where ' +
            'there are more than ten readings.',
        ],
        ['Arrow keys', 'Choose the unit of blood sugar. In the chart, move to the next reading.'],
        ['Home, End', 'In the chart, move to the oldest or the latest reading.'],
        ['Escape', 'Hides the label in the chart.'],
        ['Enter, Space', 'Shows more readings in the table.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

const onUnitChange = fn((unit: 'mg/dL' | 'mmol/L') => unit);

function SugarReadingsDemo({ readings }: { readings: SugarReading[] }) {
  const [unit, setUnit] = useState<'mg/dL' | 'mmol/L'>('mg/dL');
  return (
    <SugarReadings
      readings={readings}
      unit={unit}
      onUnitChange={(chosen) => {
        onUnitChange(chosen);
        setUnit(chosen);
      }}
    />
  );
}

const chart = { name: /^Blood (pressure|sugar) over time, in / };

/** The readings in a chart, oldest first. */
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((point) => point.getAttribute('aria-label'));

/** What the lines of a chart mean. */
const limitsIn = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('dd'), ({ textContent }) => textContent);

/** One bar for each reading, from its lower to its upper value, on a scale from 40 to 200. */
export const Pressures = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('listbox', { name: 'Blood pressure over time, in mmHg' });
    const names = namesIn(list);
    await expect(names).toHaveLength(7);
    await expect(names[0]).toMatch(/^14 February 2026 at \d\d:\d\d, 120\/82 mmHg, High, stage 1$/);
    await expect(names[6]).toMatch(/^20 February 2026 at \d\d:\d\d, 116\/74 mmHg, Normal$/);
    await expect(limitsIn(canvasElement)).toEqual([
      'Elevated from 120',
      'High, stage 1 from 130',
      'High, stage 2 from 140',
      'High, stage 1 from 80',
      'High, stage 2 from 90',
    ]);
    await expect(canvas.getByText(/begin for adults \(2017 ACC\/AHA guideline\)/)).toBeVisible();
    await expect(canvas.getByText('Latest reading').closest('div')).toHaveTextContent(
      /^Latest reading116\/74 mmHgNormal20 February 2026/,
    );
  },
});

export const Sugars = meta.story({
  render: () => <SugarReadingsDemo readings={sampleSugars(7)} />,
  play: async ({ canvas, canvasElement }) => {
    const names = namesIn(
      await canvas.findByRole('listbox', { name: 'Blood sugar over time, in mg/dL' }),
    );
    await expect(names.at(-1)).toMatch(/^20 February 2026 at \d\d:\d\d, 88 mg\/dL$/);
    await expect(limitsIn(canvasElement)).toEqual([
      'Low, level 1 below 70',
      'Low, level 2 below 54',
    ]);
  },
});

/** Changing the unit converts the chart and the table, but not the stored values. */
export const SugarsInMmolPerL = meta.story({
  name: 'Sugars in mmol/L',
  render: () => <SugarReadingsDemo readings={sampleSugars(7)} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onUnitChange.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: 'mmol/L' }));
    await expect(onUnitChange.mock.calls).toEqual([['mmol/L']]);
    await expect(canvas.getByRole('columnheader', { name: 'Value (mmol/L)' })).toBeVisible();
    const list = await canvas.findByRole('listbox', { name: 'Blood sugar over time, in mmol/L' });
    await expect(namesIn(list).at(-1)).toMatch(/, 4\.9 mmol\/L$/);
    await expect(limitsIn(canvasElement)).toEqual([
      'Low, level 1 below 3.9',
      'Low, level 2 below 3.0',
    ]);
    await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent('4.9');
  },
});

export const LowSugars = meta.story({
  tags: ['state:edge'],
  render: () => <SugarReadingsDemo readings={lowSugars} />,
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('cell').map(({ textContent }) => textContent);
    await expect(cells).toEqual(['104', '66Low, level 1', '51Low, level 2', '98']);
  },
});

export const HighSugars = meta.story({
  tags: ['state:edge'],
  render: () => <SugarReadingsDemo readings={highSugars} />,
});

export const LowSugar = meta.story({
  tags: ['state:edge'],
  render: () => <SugarReadingsDemo readings={newestSugar(66)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This blood sugar is low')).toBeVisible();
  },
});

/** The newest reading decides; the unit of the table does not. */
export const VeryLowSugar = meta.story({
  tags: ['state:edge'],
  render: () => <SugarReadingsDemo readings={newestSugar(48)} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This blood sugar is dangerously low')).toBeVisible();
    await expect(canvas.getByText(/Source: ADA Standards of Care in Diabetes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'mmol/L' }));
    await expect(canvas.getByText('This blood sugar is dangerously low')).toBeVisible();
  },
});

export const VeryHighSugar = meta.story({
  tags: ['state:edge'],
  render: () => <SugarReadingsDemo readings={newestSugar(340)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This blood sugar is very high')).toBeVisible();
  },
});

export const DangerouslyHighSugar = meta.story({
  tags: ['state:edge'],
  render: () => <SugarReadingsDemo readings={newestSugar(612)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This blood sugar is dangerously high')).toBeVisible();
  },
});

export const VeryHigh = meta.story({
  tags: ['state:edge'],
  args: { readings: risingPressures },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This blood pressure is very high')).toBeVisible();
    const cells = canvas.getAllByRole('cell').map(({ textContent }) => textContent);
    await expect(cells).toEqual([
      '184/106High, stage 2',
      '148/92High, stage 2',
      '134/84High, stage 1',
      '124/78Elevated',
      '118/76Normal',
    ]);
  },
});

export const OnePressure = meta.story({
  args: { readings: samplePressures(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByText('Latest reading')).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

export const ManyPressures = meta.story({
  args: { readings: samplePressures(70) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(61);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(71);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const YearsOfPressures = meta.story({
  args: { readings: yearsOfPressures },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('listbox', chart));
    const period = canvas.getByRole('combobox', { name: 'Show' });
    await expect(period).toHaveDisplayValue('90 days');
    await expect(list.getAllByRole('option')).toHaveLength(25);
    await userEvent.selectOptions(period, '1 year');
    await expect(list.getAllByRole('option')).toHaveLength(101);
    await userEvent.selectOptions(period, '30 days');
    await expect(list.getAllByRole('option')).toHaveLength(9);
    await userEvent.selectOptions(period, 'All');
    await expect(list.getAllByRole('option')).toHaveLength(400);
  },
});

/** From 200 readings on, each bar is a day, from its lowest to its highest value, with the mean. */
export const DailyPressures = meta.story({
  args: { readings: dailyPressures },
  play: async ({ canvas }) => {
    const names = namesIn(await canvas.findByRole('listbox', chart));
    await expect(names).toHaveLength(80);
    await expect(names.at(-1)).toBe('20 Feb 2026, 118/72 to 138/88 mmHg, mean 127/80');
    await expect(canvas.getByText(/lowest to the highest value of a day/)).toBeVisible();
  },
});

export const DailySugars = meta.story({
  render: () => <SugarReadingsDemo readings={dailySugars} />,
});

export const YearsOfSugars = meta.story({
  render: () => <SugarReadingsDemo readings={yearsOfSugars} />,
});

export const VeryLow = meta.story({
  tags: ['state:edge'],
  args: { readings: veryLowPressures },
});

/** The scale grows in round steps. */
export const OutOfScale = meta.story({
  tags: ['state:edge'],
  args: { readings: pressuresOutOfScale },
});

export const OneDay = meta.story({ args: { readings: pressuresOfOneDay } });

/** A malformed reading breaks the line, is counted below the chart, and stays in the table. */
export const GapInTheChart = meta.story({
  render: () => <SugarReadingsDemo readings={gappySugars} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(/^One reading is not in the chart, without a number or a date\./),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(2);
  },
});

/** The newest reading counts as the latest, whatever was recorded. */
export const UnparsedNewest = meta.story({
  tags: ['state:edge'],
  args: { readings: unparsedNewest },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Latest reading').closest('div')).toHaveTextContent(
      /^Latest reading120 over 80as it was recorded20 February 2026/,
    );
  },
});

export const OddPressures = meta.story({
  args: { readings: oddPressures },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const first = rows[0];
    await expect(first && within(first).getByText('121/79')).toBeVisible();
    await expect(canvas.getByText('120 over 80')).toBeVisible();
  },
});

export const Unsorted = meta.story({
  args: { readings: unsortedPressures },
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(days[0]).toMatch(/^20 February/);
    await expect(days.at(-1)).toMatch(/^16 February/);
  },
});

export const DuplicateTimestamps = meta.story({ args: { readings: duplicatePressures } });

/** The label of the current point, which only eyes need, because the point has a name. */
const labelOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[role="listbox"]')?.parentElement?.nextElementSibling
    ?.firstElementChild;

const labelIn = (canvasElement: HTMLElement) => labelOf(canvasElement)?.textContent;

async function expectLabelInCard(canvasElement: HTMLElement) {
  const label = labelOf(canvasElement)?.getBoundingClientRect();
  const card = canvasElement.firstElementChild?.getBoundingClientRect();
  await expect(label?.left).toBeGreaterThan(card?.left ?? Infinity);
  await expect(label?.right).toBeLessThan(card?.right ?? -Infinity);
  await expect(label?.top).toBeGreaterThan(card?.top ?? Infinity);
}

/** The plot is one tab stop, at the latest reading. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false }, direction: 'ltr' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const points = await canvas.findAllByRole('option');
    await expect(labelIn(canvasElement)).toBeUndefined();
    await userEvent.tab();
    await expect(points[6]).toHaveFocus();
    await expect(labelIn(canvasElement)).toMatch(/^116\/74 mmHg · Normal20 February 2026 at/);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(points[4]).toHaveFocus();
    await expect(labelIn(canvasElement)).toMatch(
      /^130\/84 mmHg · High, stage 118 February 2026 at/,
    );
    await userEvent.keyboard('{Escape}');
    await expect(labelIn(canvasElement)).toBeUndefined();
    await userEvent.keyboard('{Home}');
    await expect(points[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(points[0]).toHaveFocus();
    await expectLabelInCard(canvasElement);
    await userEvent.keyboard('{End}');
    await expectLabelInCard(canvasElement);
    await userEvent.tab();
    await expect(points.some((point) => point === document.activeElement)).toBe(false);
    await expect(labelIn(canvasElement)).toBeUndefined();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowLeft}');
  },
});

/** The pointer shows the label of the nearest point, and a click focuses it. */
export const Pointer = meta.story({
  globals: { direction: 'ltr' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = await canvas.findByRole('listbox', chart);
    const points = await canvas.findAllByRole('option');
    const { left, width, top, height } = list.getBoundingClientRect();
    const coords = { clientX: left + width * 0.36, clientY: top + height / 2 };
    await userEvent.pointer({ target: list, coords });
    await expect(labelIn(canvasElement)).toMatch(
      /^125\/83 mmHg · High, stage 116 February 2026 at/,
    );
    await userEvent.pointer({ keys: '[MouseLeft]', target: list, coords });
    await expect(points[2]).toHaveFocus();
  },
});

/** Time runs from right to left; values and units keep their order, and the arrow keys follow the screen. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const points = await canvas.findAllByRole('option');
    const lefts = points.map((point) => point.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(points[5]).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(points[1]).toHaveFocus();
  },
});

export const Arabic = meta.story({ globals: { locale: 'ar', direction: 'rtl' } });

export const ArabicSugars = meta.story({
  globals: { locale: 'ar', direction: 'rtl' },
  render: () => <SugarReadingsDemo readings={lowSugars} />,
});

/** Nothing moves: the chart is there at once. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const drawn = (await canvas.findByRole('listbox', chart)).parentElement;
    await expect(drawn && getComputedStyle(drawn).animationDuration).toBe('0s');
  },
});

/** To see it, choose a contrast theme in Windows, or emulate forced colours in the browser's DevTools. */
export const ForcedColours = meta.story({
  parameters: {
    media: { forcedColors: 'active' },
    // The system sets the colours: axe would check the wrong ones.
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
});

export const Printed = meta.story({
  tags: ['print'],
  beforeEach: emulatePrint,
  play: async ({ canvas }) => {
    const drawn = (await canvas.findByRole('listbox', chart)).parentElement;
    await expect(drawn && getComputedStyle(drawn).animationName).toBe('none');
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({
    Pressures,
    Sugars,
    VeryHigh,
    LowSugars,
    HighSugars,
    OnePressure,
    YearsOfPressures,
    YearsOfSugars,
    VeryLow,
    OutOfScale,
    OneDay,
    UnparsedNewest,
    ManyPressures,
    GapInTheChart,
    OddPressures,
    DuplicateTimestamps,
    RightToLeft,
  }),
});
