import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend } from '../../testing/mockBackend.ts';
import { wirePatient } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const pathOf = (history?: string) =>
  paths.patientProfile(wirePatient.name, { tab: 'medHistory', history });

const meta = preview.meta({
  title: 'Pages/Patient medical history',
  component: PortalAt,
  args: { path: pathOf(), viewer: 'owner' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
});

/** A doctor has added medicines. */
export const Medicine = meta.story({
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Examplazole')).toBeVisible();
    const [by] = canvas.getAllByText(/^By Dr\./);
    await expect(by).toHaveTextContent('By Dr.Juniper Vale');
  },
});

/** A doctor has added a chronic disease. */
export const ChronicDisease = meta.story({
  args: { path: pathOf('chronicDisease') },
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sample hypotension')).toBeVisible();
    await expect(canvas.getByText('31 January 2024')).toBeVisible();
  },
});

/** A doctor has added allergies. */
export const Allergy = meta.story({
  args: { path: pathOf('allergy'), viewer: 'doctor' },
  tags: ['persona:doctor'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Birch pollen')).toBeVisible();
  },
});

/** No doctor has added a medicine. */
export const MedicineEmpty = meta.story({
  tags: ['persona:owner', 'state:empty'],
  beforeEach: ({ msw }) => msw.use(mock.listMedicines.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None recorded here')).toBeVisible();
  },
});

/** No doctor has added an allergy. */
export const AllergyEmpty = meta.story({
  args: { path: pathOf('allergy'), viewer: 'doctor' },
  tags: ['persona:doctor', 'state:empty'],
  beforeEach: ({ msw }) => msw.use(mock.listAllergies.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None recorded here')).toBeVisible();
    await expect(
      canvas.getByText('This does not mean that the patient has no allergies.'),
    ).toBeVisible();
  },
});
