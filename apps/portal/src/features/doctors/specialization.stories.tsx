import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { wireDoctors } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const doctorsOf = (count: number, medicalSpecificationName = 'Cardiology') =>
  wireDoctors(count).map((doctor) => ({ ...doctor, medicalSpecificationName }));
const arabicName = 'طب القلب';

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

/** The call is not paged: the page shows the whole list. */
export const MoreThanThirty = meta.story({
  name: '30+ without paging',
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(mock.listDoctorsBySpecialization.ok(doctorsOf(34))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('34 doctors')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(34));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const None = meta.story({
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(mock.listDoctorsBySpecialization.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No doctors found!')).toBeVisible();
  },
});

/** The address carries an id that no specialization has. */
export const UnknownId = meta.story({
  name: 'Unknown msId',
  tags: ['state:failed'],
  args: { path: paths.specializationDoctors('Cardiology', 999) },
  beforeEach: ({ msw }) => msw.use(mock.listDoctorsBySpecialization.fail(404)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Specialization not found', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All specializations' })).toBeVisible();
  },
});

/** The address carries an Arabic name. */
export const Arabic = meta.story({
  name: 'Arabic msName',
  tags: ['state:edge'],
  args: { path: paths.specializationDoctors(arabicName, 1) },
  beforeEach: ({ msw }) => msw.use(mock.listDoctorsBySpecialization.ok(doctorsOf(3, arabicName))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 doctors')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(arabicName);
  },
});
