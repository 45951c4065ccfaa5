import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { oddPressures, samplePressures, sampleSugars } from './Readings.fixtures.ts';
import { PressureReadings, SugarReadings } from './Readings.tsx';

const meta = preview.meta({
  title: 'Components/Readings',
  component: PressureReadings,
  subcomponents: { SugarReadings },
  args: { readings: samplePressures(7) },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

export const Pressures = meta.story();

export const OnePressure = meta.story({ args: { readings: samplePressures(1) } });

export const ManyPressures = meta.story({
  args: { readings: samplePressures(40) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 40 readings' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
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

export const Sugars = meta.story({
  render: () => <SugarReadings readings={sampleSugars(7)} />,
});
