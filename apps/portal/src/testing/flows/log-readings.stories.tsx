import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend, mockData } from '../mockBackend.ts';
import { wireRecord } from '../wireRecord.ts';
import { pageParameters, PortalAt } from '../PortalAt.tsx';
import { people } from '../people.ts';
import { fill } from './fill.ts';

const meta = preview.meta({
  title: 'Flows/Log readings',
  component: PortalAt,
  tags: ['persona:owner'],
  args: {
    path: paths.patientProfile(people.patient.name, { tab: 'dailyCheck' }),
    viewer: 'owner' as const,
  },
  parameters: pageParameters,
});

/** A patient records a blood pressure and a blood sugar. */
export const LogReadings = meta.story({
  name: 'Log blood pressure and blood sugar',
  beforeEach: ({ msw }) =>
    msw.use(...mockBackend({ ...mockData, record: { ...wireRecord, pressures: [], sugars: [] } })),
  play: async ({ canvas, userEvent, step }) => {
    await step('Nothing is recorded yet', async () => {
      await expect(await canvas.findByText('No Data for Blood Pressure yet!')).toBeVisible();
      await expect(await canvas.findByText('No Data for Blood Sugar yet!')).toBeVisible();
    });
    await step('The patient records a blood pressure', async () => {
      await fill(canvas, userEvent, [
        [/^Upper value/, '128'],
        [/^Lower value/, '82'],
      ]);
      await userEvent.click(canvas.getByRole('button', { name: 'Save blood pressure' }));
      await expect(await canvas.findByText('Blood pressure saved')).toBeVisible();
      await expect(await canvas.findByRole('table', { name: /pressure/i })).toHaveTextContent(
        /128.*82/,
      );
    });
    await step('Then a blood sugar', async () => {
      await fill(canvas, userEvent, [[/^Blood sugar/, '98']]);
      await userEvent.click(canvas.getByRole('button', { name: 'Save blood sugar' }));
      await expect(await canvas.findByText('Blood sugar saved')).toBeVisible();
      await expect(await canvas.findByRole('table', { name: /sugar/i })).toHaveTextContent('98');
    });
  },
});
