import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Sheet } from '../../story-sheet.tsx';
import { Card } from '../Card/Card.tsx';
import {
  duplicatePressures,
  gappyPressures,
  oddPressures,
  samplePressures,
  sampleSugars,
  unsortedPressures,
} from './Readings.fixtures.ts';
import { PressureReadings, SugarReadings } from './Readings.tsx';

const meta = preview.meta({
  title: 'Components/Readings',
  component: PressureReadings,
  subcomponents: { SugarReadings },
  args: { readings: samplePressures(7) },
  parameters: {
    guide: {
      use:
        'Lists what a patient measured: blood pressure or blood sugar over time. The table always has every ' +
        'reading as it was recorded; from two readings on, a chart above it shows how they went.',
      avoid:
        'Do not colour or name a value as good or bad: a reading alone is no diagnosis. Do not use it without ' +
        'readings; an empty list has a text of its own.',
      keyboard: [
        ['Tab', 'Reaches “Show all”, where there are more than ten readings.'],
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

export const Pressures = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Blood pressure over time/ })).toBeVisible();
    await expect(canvas.getByText('Upper value (systolic): 116 to 132')).toBeVisible();
  },
});

export const Sugars = meta.story({
  render: () => <SugarReadings readings={sampleSugars(7)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Blood sugar: 88 to 121')).toBeVisible();
  },
});

/** One reading is no course: there is only the table. */
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

/** What is no pair of numbers breaks the lines; the caption counts it, and the table shows it. */
export const GapInTheChart = meta.story({
  args: { readings: gappyPressures },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^One reading has no number or no date/)).toBeVisible();
    // Two lines in two parts each, and the two of the legend.
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

/** Time runs from right to left, and so does the chart; values and units keep their order. */
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
        <SugarReadings readings={sampleSugars(7)} />
      </Sheet.State>
      <Sheet.State name="One reading">
        <PressureReadings readings={samplePressures(1)} />
      </Sheet.State>
      <Sheet.State name="More than ten">
        <SugarReadings readings={sampleSugars(30)} />
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
          <SugarReadings readings={sampleSugars(7)} />
        </div>
      </Sheet.State>
    </Sheet>
  ),
});
