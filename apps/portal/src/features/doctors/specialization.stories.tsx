import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { wireDoctors } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const doctorsOf = (count: number, medicalSpecificationName = 'Cardiology') =>
  wireDoctors(count).map((doctor) => ({ ...doctor, medicalSpecificationName }));

const meta = preview.meta({
  title: 'Pages/Doctors of one specialization',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.specializationDoctors('Cardiology', 1), viewer: 'visitor' as const },
  parameters: pageParameters,
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.listDoctorsBySpecialization.ok(doctorsOf(7))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 doctors')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cardiology');
  },
});
