import { mock } from '@medportal/api-client/msw';
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

interface Page {
  canvas: {
    findByRole: (role: string, options: { name: string }) => Promise<HTMLElement>;
    getByRole: (role: string, options: { name: string }) => HTMLElement;
  };
  userEvent: {
    type: (element: Element, text: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
  };
}

const upperField = { name: 'Upper value (systolic)' };
const savePressureButton = { name: 'Save blood pressure' };
const sugarField = { name: 'Blood sugar' };

async function savePressure({ canvas, userEvent }: Page) {
  await userEvent.type(await canvas.findByRole('textbox', upperField), '121');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Lower value (diastolic)' }), '79');
  await userEvent.click(canvas.getByRole('button', savePressureButton));
}

async function saveSugar({ canvas, userEvent }: Page) {
  await userEvent.type(await canvas.findByRole('textbox', sugarField), '97');
  await userEvent.click(canvas.getByRole('button', { name: 'Save blood sugar' }));
}

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

export const Visitor = meta.story({
  args: { viewer: 'visitor' },
  tags: ['persona:visitor', 'state:locked'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getPatient.fail(401),
      mock.listBloodPressures.fail(401),
      mock.listBloodSugars.fail(401),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to see this record')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** A backend without access control shows the readings to a visitor, but the portal shows no forms. */
export const VisitorOfOpenRecords = meta.story({
  args: { viewer: 'visitor' },
  tags: ['persona:visitor', 'state:edge'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** The server saves the blood pressure. */
export const PressureSaved = meta.story({
  tags: ['persona:owner'],
  play: async (page) => {
    await savePressure(page);
    await expect(await page.canvas.findByRole('cell', { name: /^121\/79/ })).toBeVisible();
    await expect(await page.canvas.findByText('Blood pressure saved')).toBeVisible();
    await expect(page.canvas.getByRole('textbox', upperField)).toHaveValue('');
  },
});

/** The server saves the blood sugar. */
export const SugarSaved = meta.story({
  tags: ['persona:owner'],
  play: async (page) => {
    await saveSugar(page);
    await expect(await page.canvas.findByText('Blood sugar saved')).toBeVisible();
    await expect(await page.canvas.findByRole('cell', { name: '97' })).toBeVisible();
  },
});

/** The patient has logged no blood pressure. */
export const NoReadings = meta.story({
  tags: ['persona:owner', 'state:empty'],
  beforeEach: ({ msw }) => msw.use(mock.listBloodPressures.empty(), mock.listBloodSugars.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Data for Blood Pressure yet!')).toBeVisible();
    await expect(await canvas.findByText('No Data for Blood Sugar yet!')).toBeVisible();
  },
});

/** Malformed readings: values and dates that do not parse, duplicate times, unsorted. */
export const OddReadings = meta.story({
  args: { viewer: 'doctor' },
  tags: ['persona:doctor', 'state:edge'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listBloodPressures.ok([
        { value: '118/76', date: '2026-11-12T08:00:00' },
        { value: '120 over 80', date: '2026-11-15T08:00:00' },
        { value: '131/85', date: '2026-11-18T08:00:00' },
        { value: '124/81', date: '2026-11-18T08:00:00' },
        { value: '122/79', date: 'last spring' },
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('120 over 80')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /^131\/85/ })).toBeVisible();
    await expect(
      canvas.getByText(/^2 readings are not in the chart, without a number or a date\./),
    ).toBeVisible();
  },
});

/** Advice appears above the chart when the newest reading is very high; older readings are ignored. */
export const VeryHigh = meta.story({
  tags: ['persona:owner', 'state:edge'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listBloodPressures.ok([
        { value: '124/81', date: '2026-11-18T08:00:00' },
        { value: '181/96', date: '2026-11-19T08:00:00' },
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This blood pressure is very high')).toBeVisible();
  },
});

const forgetUnit = () => localStorage.removeItem('sugarUnit');

/** The reader chooses mmol/L above the blood sugars. */
export const SugarInMmolPerL = meta.story({
  name: 'Sugar in mmol/L',
  tags: ['persona:owner'],
  beforeEach: () => forgetUnit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'mmol/L' }));
    await expect(canvas.getByRole('columnheader', { name: 'Value (mmol/L)' })).toBeVisible();
  },
});

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
