import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend } from '../../testing/mockBackend.ts';
import { wirePatient } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const meta = preview.meta({
  title: 'Pages/Patient daily check',
  component: PortalAt,
  args: {
    path: paths.patientProfile(wirePatient.name, { tab: 'dailyCheck' }),
    viewer: 'owner' as const,
  },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
});

/** Two readings or more can be drawn. */
export const Owner = meta.story({
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.getAllByRole('listbox', { name: /over time/ })).toHaveLength(2),
    );
    await expect(canvas.getByRole('form', { name: 'Add a blood pressure reading' })).toBeVisible();
  },
});

/** A doctor with a request from the patient sees the readings but no forms. */
export const Doctor = meta.story({
  args: { viewer: 'doctor' },
  tags: ['persona:doctor'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

const forgetUnit = () => localStorage.removeItem('sugarUnit');

/** The reader chose mmol/L on an earlier visit. */
export const SugarUnitRemembered = meta.story({
  tags: ['persona:owner'],
  beforeEach: () => {
    localStorage.setItem('sugarUnit', 'mmol/L');
    return forgetUnit;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'mmol/L' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'mg/dL' }));
    await expect(localStorage.getItem('sugarUnit')).toBe('mg/dL');
    await expect(canvas.getByRole('columnheader', { name: 'Value (mg/dL)' })).toBeVisible();
  },
});
