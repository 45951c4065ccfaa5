import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend, mockData, requestsOf } from '../../testing/mockBackend.ts';
import { wireDoctor } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const { name } = wireDoctor;
const unanswered = paths.doctorProfile(name, { tab: 'requests' });
const answered = paths.doctorProfile(name, { tab: 'requests', answered: 'true' });

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

/** The owner follows a link to the answered requests. */
export const DeepLinkedSubTab = meta.story({
  args: { path: answered },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Answered requests' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(await canvas.findAllByRole('link', { name: /^Response/ })).toHaveLength(3);
  },
});

/** More than nine requests wait for a response. */
export const MoreVisible = meta.story({
  beforeEach: ({ msw }) => msw.use(...withCounts({ answered: 0, unanswered: 20 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeVisible();
    await expect(canvas.getByText('Showing 9 of 20')).toBeVisible();
  },
});

/** Exactly nine requests wait for a response. */
export const HiddenAtExactlyNine = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(...withCounts({ answered: 0, unanswered: 9 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 9 of 9')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

/** The owner presses Show more once, and more than 18 requests wait. */
export const EighteenLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...withCounts({ answered: 0, unanswered: 20 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('Showing 18 of 20')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Reply to/ })).toHaveLength(18);
  },
});

/** With the last page the button disappears, and the focus moves to the count. */
export const AllLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...withCounts({ answered: 0, unanswered: 14 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    const progress = await canvas.findByText('Showing 14 of 14');
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(progress).toHaveFocus());
  },
});

/** The owner opens Requests and none waits for a response. */
export const UnansweredEmpty = meta.story({
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(...withCounts({ answered: 3, unanswered: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests yet!')).toBeVisible();
  },
});

/** The owner opens Answered requests and has answered none. */
export const AnsweredEmpty = meta.story({
  tags: ['state:empty'],
  args: { path: answered },
  beforeEach: ({ msw }) => msw.use(...withCounts({ answered: 0, unanswered: 4 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests yet!')).toBeVisible();
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
