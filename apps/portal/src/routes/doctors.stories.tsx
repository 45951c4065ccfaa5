import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { paths } from '../paths.ts';
import { pageParameters, PortalAt } from '../story-page.tsx';

const doctor = (index: number) => ({
  name: `Demo Doctor ${index}`,
  gender: index % 2 === 0 ? 'Female' : 'Male',
  clinicName: index % 3 === 0 ? 'No Clinic' : 'Green Leaf Clinic',
  medicalSpecificationName: 'Cardiology',
});

const doctors = (count: number) => Array.from({ length: count }, (_, index) => doctor(index + 1));

const meta = preview.meta({
  title: 'Pages/Doctors',
  component: PortalAt,
  args: { path: paths.doctors(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

export const Ready = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listDoctors.ok(({ query }) => ({
        doctors: doctors(Math.min(Number(query.get('pageSize')), 20)),
        totalCount: 20,
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByRole('link', { name: 'Dr. Demo Doctor 18' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.listDoctors.pending()),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.listDoctors.ok({ doctors: [], totalCount: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No doctors found!')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.listDoctors.fail(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /retry|try again/i })).toBeVisible();
  },
});

export const MoreFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.listDoctors.ok({ doctors: doctors(9), totalCount: 20 })),
  play: async ({ canvas, msw, userEvent }) => {
    const showMore = await canvas.findByRole('button', { name: 'Show more' });
    msw.use(mock.listDoctors.fail(503));
    await userEvent.click(showMore);
    await expect(await canvas.findByRole('link', { name: 'Dr. Demo Doctor 9' })).toBeVisible();
  },
});
