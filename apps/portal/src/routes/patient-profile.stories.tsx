import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paths } from '../paths.ts';
import { pageParameters, PortalAt } from '../story-page.tsx';

const record = {
  name: 'Robin Meadow',
  gender: 'Female',
  phoneNumber: '+00 000 0002',
  email: 'patient@demo.example',
  address: '2 Example Street',
  bloodType: '',
  height: 172,
  weight: null,
};

const meta = preview.meta({
  title: 'Pages/Patient profile',
  component: PortalAt,
  args: { path: paths.patientProfile(record.name), viewer: 'owner' as const },
  parameters: pageParameters,
});

export const Owner = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.getPatient.ok(record)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('default – not recorded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Edit/ })).toBeVisible();
  },
});

export const Visitor = meta.story({
  args: { viewer: 'visitor' },
  beforeEach: ({ msw }) => msw.use(mock.getPatient.fail(401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to see this record')).toBeVisible();
  },
});

export const UnrelatedDoctor = meta.story({
  args: { viewer: 'doctor' },
  beforeEach: ({ msw }) => msw.use(mock.getPatient.fail(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to this record')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { viewer: 'doctor' },
  beforeEach: ({ msw }) => msw.use(mock.getPatient.offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This patient could not be loaded')).toBeVisible();
  },
});

export const ReadingsFailSugarLoads = meta.story({
  name: 'Blood pressure fails, blood sugar loads',
  args: { path: paths.patientProfile(record.name, { tab: 'dailyCheck' }) },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getPatient.ok(record),
      mock.listBloodPressures.fail(500),
      mock.listBloodSugars.ok([{ value: 98, date: '2024-03-01T07:30:00Z' }]),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The blood pressure readings could not be loaded'),
    ).toBeVisible();
    await expect(await canvas.findByText('98')).toBeVisible();
  },
});
