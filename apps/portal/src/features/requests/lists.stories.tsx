import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend, mockData, requestsOf } from '../../testing/mockBackend.ts';
import { wireDoctor } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const { name } = wireDoctor;
const unanswered = paths.doctorProfile(name, { tab: 'requests' });

const withCounts = (counts: { answered: number; unanswered: number }) =>
  mockBackend({ ...mockData, requests: requestsOf(counts) });

const meta = preview.meta({
  title: 'Pages/Doctor requests',
  component: PortalAt,
  tags: ['persona:owner'],
  args: { path: unanswered, viewer: 'owner' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...withCounts({ answered: 3, unanswered: 4 })),
});

/** The owner opens Requests; unanswered ones are shown first. */
export const UnansweredList = meta.story({
  play: async ({ canvas }) => {
    const replies = await canvas.findAllByRole('link', { name: /^Reply to/ });
    await expect(replies).toHaveLength(4);
    await expect(canvas.getByRole('tab', { name: 'Not answered requests' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** The owner opens Answered requests and has some. */
export const AnsweredList = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Answered requests' }));
    const responses = await canvas.findAllByRole('link', { name: /^Response/ });
    await expect(responses).toHaveLength(3);
  },
});

/** Only the owner has a requests tab, even when the address names it. */
export const AbsentForNonOwner = meta.story({
  args: { path: paths.doctorProfile('Another Doctor', { tab: 'requests' }), viewer: 'doctor' },
  tags: ['persona:doctor', '!persona:owner'],
  beforeEach: ({ msw }) => msw.use(mock.getDoctor.ok({ ...wireDoctor, name: 'Another Doctor' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Clinic' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});
