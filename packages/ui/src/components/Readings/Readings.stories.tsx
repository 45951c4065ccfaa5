import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Sheet } from '../../testing/StorySheet.tsx';
import { Card } from '../Card/Card.tsx';
import {
  duplicatePressures,
  gappyPressures,
  lowSugars,
  oddPressures,
  risingPressures,
  samplePressures,
  sampleSugars,
  unsortedPressures,
} from './Readings.fixtures.ts';
import { PressureReadings, SugarReadings, type SugarReading } from './Readings.tsx';

const meta = preview.meta({
  title: 'Components/Readings',
  component: PressureReadings,
  subcomponents: { SugarReadings },
  args: { readings: samplePressures(7) },
  parameters: {
    guide: {
      use:
        'Lists what a patient measured: blood pressure or blood sugar over time. The table always has every ' +
        'reading as it was recorded; with two or more readings, a chart above it shows the course.',
      avoid:
        'Do not colour a value as good or bad: it is in a range that a guideline names, and one reading is ' +
        'not a diagnosis. Do not use it without readings: show an empty state.',
      keyboard: [
        [
          'Tab',
          'Reaches the unit of blood sugar, then “Show all”, where there are more than ten readings.',
        ],
        ['Arrow keys', 'Choose the unit of blood sugar.'],
        ['Enter, Space', 'Shows all readings, or the latest ten again.'],
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

const onUnitChange = fn();

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

const rangesOf = (plot: HTMLElement) =>
  ['Normal', 'Elevated', 'High, stage 1', 'High, stage 2'].filter((name) =>
    within(plot).queryByText(name),
  );

/** Each value has its own plot with the ranges of the guideline. */
export const Pressures = meta.story({
  play: async ({ canvas }) => {
    const name = /^Blood pressure over time, in mmHg (Upper|Lower) value/;
    const [upper, lower] = canvas.getAllByRole('img', { name }).map(rangesOf);
    await expect(upper).toEqual(['Normal', 'Elevated', 'High, stage 1']);
    await expect(lower).toEqual(['Normal', 'High, stage 1']);
    await expect(
      canvas.getByRole('img', { name: /Upper value \(systolic\): 116 to 132$/ }),
    ).toBeVisible();
    await expect(
      canvas.getByText(/ranges for adults from the 2017 ACC\/AHA guideline/),
    ).toBeVisible();
  },
});

export const Sugars = meta.story({
  render: () => <SugarReadingsDemo readings={sampleSugars(7)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Blood sugar: 88 to 121$/ })).toBeVisible();
  },
});

/** Changing the unit converts the chart and the table, but not the stored values. */
export const SugarsInMmolPerL = meta.story({
  name: 'Sugars in mmol/L',
  render: () => <SugarReadingsDemo readings={sampleSugars(7)} />,
  play: async ({ canvas, userEvent }) => {
    onUnitChange.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: 'mmol/L' }));
    await expect(onUnitChange.mock.calls).toEqual([['mmol/L']]);
    await expect(canvas.getByRole('columnheader', { name: 'Value (mmol/L)' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /in mmol\/L/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Blood sugar: 4\.9 to 6\.7$/ })).toBeVisible();
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
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

export const ManyPressures = meta.story({
  args: { readings: samplePressures(40) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 40 readings' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
  },
});

/** A malformed reading breaks the lines, is counted in the caption, and stays in the table. */
export const GapInTheChart = meta.story({
  args: { readings: gappyPressures },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(/^One reading is not in the chart\. It has no number or no date\./),
    ).toBeVisible();
    // Two lines of two parts each, plus two in the legend.
    await expect(canvasElement.querySelectorAll('polyline')).toHaveLength(6);
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

/** Time runs from right to left; values and units keep their order. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'All states',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.State name="Blood pressures">
        <PressureReadings readings={samplePressures(7)} />
      </Sheet.State>
      <Sheet.State name="Blood sugars">
        <SugarReadingsDemo readings={sampleSugars(7)} />
      </Sheet.State>
      <Sheet.State name="The newest is very high">
        <PressureReadings readings={risingPressures} />
      </Sheet.State>
      <Sheet.State name="Low blood sugars">
        <SugarReadingsDemo readings={lowSugars} />
      </Sheet.State>
      <Sheet.State name="One reading">
        <PressureReadings readings={samplePressures(1)} />
      </Sheet.State>
      <Sheet.State name="More than ten">
        <SugarReadingsDemo readings={sampleSugars(30)} />
      </Sheet.State>
      <Sheet.State name="A gap">
        <PressureReadings readings={gappyPressures} />
      </Sheet.State>
      <Sheet.State name="No numbers, no dates">
        <PressureReadings readings={oddPressures} />
      </Sheet.State>
      <Sheet.State name="Two of the same moment">
        <PressureReadings readings={duplicatePressures} />
      </Sheet.State>
      <Sheet.State name="Right to left">
        <div dir="rtl">
          <SugarReadingsDemo readings={sampleSugars(7)} />
        </div>
      </Sheet.State>
    </Sheet>
  ),
});
