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
