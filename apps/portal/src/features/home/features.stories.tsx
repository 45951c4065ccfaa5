import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';

const meta = preview.meta({
  title: 'Pages/Features',
  component: PortalAt,
  args: { path: paths.features(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

/** Open Features logged out. */
export const Visitor = meta.story({
  tags: ['persona:visitor'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Sign up to record readings' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  },
});

/** Open Features as a patient or as a doctor. */
export const Patient = meta.story({
  args: { viewer: 'patient' },
  tags: ['persona:patient'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Record a reading' })).toBeVisible();
    const readers = canvas.getByRole('link', { name: 'See who can read your record' });
    await expect(readers).toHaveAttribute(
      'href',
      paths.patientProfile(people.patient.name, { tab: 'sharing' }),
    );
    await expect(canvas.queryByRole('link', { name: /^Sign up/ })).toBeNull();
  },
});

export const Doctor = meta.story({
  args: { viewer: 'doctor' },
  tags: ['persona:doctor'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open your profile' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Sign up/ })).toBeNull();
  },
});
