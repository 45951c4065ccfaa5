import type { Schemas } from '@medportal/api-client';
import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { wirePatient } from '../wireSamples.ts';
import { pageParameters, people, PortalAt } from '../PortalAt.tsx';
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
  beforeEach: ({ msw }) => {
    const pressures: Schemas['BloodPressureReading'][] = [];
    const sugars: Schemas['BloodSugarReading'][] = [];
    const date = '2026-11-20T11:58:00Z';
    msw.use(
      mock.getPatient.ok(wirePatient),
      mock.listBloodPressures.ok(() => pressures),
      mock.listBloodSugars.ok(() => sugars),
      mock.addBloodPressure.ok(async ({ body }) => {
        pressures.push({ ...(await body()), date });
        return { message: 'Saved.' };
      }),
      mock.addBloodSugar.ok(async ({ body }) => {
        sugars.push({ ...(await body()), date });
        return { message: 'Saved.' };
      }),
    );
  },
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
