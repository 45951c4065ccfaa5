import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { requestListViews } from '../../../components/RequestList/RequestList.fixtures.ts';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import {
  arabicDoctor,
  bareDoctor,
  doctorProfileViews,
  longDoctor,
} from './DoctorProfile.fixtures.ts';
import type { NextRequestView } from '../../requests/RequestQueue/NextRequest.tsx';
import {
  DoctorProfileScreen,
  type DoctorProfileScreenProps,
  type DoctorProfileView,
} from './DoctorProfile.tsx';
import { DoctorTabs, type DoctorTabsProps } from './DoctorTabs.tsx';
import type { RequestQueueProps } from '../../requests/RequestQueue/RequestQueue.tsx';
import { SentNotice, type SentItem } from '../../requests/RequestQueue/SentNotice.tsx';
import { retry } from '../../shared/retry.fixtures.ts';

const queue: RequestQueueProps = {
  view: requestListViews.ready,
  answered: false,
  search: '',
  order: 'newest',
  sortable: true,
  onAnsweredChange: fn(),
  onSearch: fn(),
  onOrderChange: fn(),
  onShowMore: fn(),
  onRetry: fn(),
};

const owner: DoctorProfileView = { ...doctorProfileViews.ready, viewer: 'owner' };
const patient: DoctorProfileView = {
  ...doctorProfileViews.ready,
  viewer: 'patient',
  contactHref: '#contact',
};

/** The props of the screen and of what its owner sees in it. */
interface ProfileArgs
  extends Omit<DoctorProfileScreenProps, 'notice' | 'children'>, Omit<DoctorTabsProps, 'children'> {
  sent?: SentItem;
}

/** The screen with the state that its owner keeps: the tab. */
function StatefulScreen({ sent, requests, review, ...args }: ProfileArgs) {
  const [tab, setTab] = useState(args.tab);
  const doctor = args.view.status === 'ready' ? args.view.doctor : undefined;
  const isOwner = args.view.status === 'ready' && args.view.viewer === 'owner';
  return (
    <DoctorProfileScreen
      {...args}
      notice={sent && <SentNotice sent={sent} doctor={doctor?.name ?? ''} />}
    >
      {(details) =>
        isOwner ? (
          <DoctorTabs tab={tab} onTabChange={setTab} review={review} requests={requests}>
            {details}
          </DoctorTabs>
        ) : (
          details
        )
      }
    </DoctorProfileScreen>
  );
}

const meta = preview.meta({
  title: 'Screens/Everyone/Doctor profile',
  tags: ['screen'],
  component: StatefulScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: doctorProfileViews.ready,
    tab: 'about' as const,
    onTabChange: fn(),
    onEditAbout: fn(),
    onEditClinic: fn(),
    requests: queue,
    doctorsHref: '#doctors',
    onRetry: fn(),
  },
});

export const Visitor = meta.story({
  tags: ['persona:visitor'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
});

export const Patient = meta.story({
  tags: ['persona:patient'],
  args: { view: patient },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible();
  },
});

const requestSent = { kind: 'request' as const, requestsHref: '#requests' };
const responseSent = { kind: 'response' as const, requestsHref: '#requests' };

/** The patient has just sent a request. */
export const RequestSent = meta.story({
  tags: ['persona:patient'],
  args: { view: patient, sent: requestSent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your request is with Dr. Sami Sample',
    );
    await expect(canvas.getByRole('link', { name: 'Requests' })).toHaveAttribute(
      'href',
      '#requests',
    );
  },
});

const next = (view: NextRequestView) => ({
  sent: {
    ...responseSent,
    next: { view, now: Date.parse('2026-11-20T12:00:00Z'), onRetry: fn() },
  },
});

/** The doctor has just replied, and others wait. */
export const NextRequest = meta.story({
  tags: ['persona:owner'],
  args: {
    view: owner,
    ...next({
      status: 'ready',
      patient: 'Pat Example',
      sentAt: '2026-11-14T09:30:00Z',
      href: '#next',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Next: \u2068Pat Example\u2069, waiting 6 days',
    );
    await expect(canvas.getByRole('link', { name: 'Next request' })).toHaveAttribute(
      'href',
      '#next',
    );
  },
});

/** The device's clock is behind the server's: no age is shown, and none is negative. */
export const NextRequestJustSent = meta.story({
  tags: ['persona:owner', 'state:edge'],
  args: {
    view: owner,
    ...next({ status: 'ready', sentAt: '2026-11-20T12:30:00Z', href: '#next' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next: Name not given')).toBeVisible();
  },
});

/** The response is saved and no other request waits. */
export const NextRequestNone = meta.story({
  tags: ['persona:owner', 'state:empty'],
  args: { view: owner, ...next({ status: 'none' }) },
});

/** The response is saved; the request that waits longest is loading. */
export const NextRequestLoading = meta.story({
  tags: ['persona:owner', 'state:loading'],
  args: { view: owner, ...next({ status: 'loading' }) },
});

export const NextRequestFailed = meta.story({
  tags: ['persona:owner', 'state:failed'],
  args: {
    view: owner,
    ...next({
      status: 'failed',
      failure: { title: 'The requests could not be loaded', message: '' },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.sent?.next?.onRetry).toHaveBeenCalledOnce();
  },
});

/** The doctor has just replied. */
export const ResponseSent = meta.story({
  tags: ['persona:owner'],
  args: { view: owner, sent: responseSent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your response has been sent');
    await expect(canvas.getByRole('link', { name: 'Answered requests' })).toBeVisible();
  },
});

export const OtherDoctor = meta.story({
  tags: ['persona:doctor'],
  args: { view: { ...doctorProfileViews.ready, viewer: 'doctor' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
});

export const Owner = meta.story({
  tags: ['persona:owner'],
  args: { view: owner },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Requests' }));
    await expect(await canvas.findByRole('tab', { name: 'Not answered requests' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'About' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit clinic' }));
    await expect(args.onEditClinic).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit about me' }));
    await expect(args.onEditAbout).toHaveBeenCalledOnce();
  },
});

export const NotYetChecked = meta.story({
  tags: ['persona:owner'],
  args: { view: { ...owner, doctor: bareDoctor }, review: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is not yet checked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit clinic' })).toBeVisible();
  },
});

export const Refused = meta.story({
  tags: ['persona:owner'],
  args: { view: owner, review: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your registration as a doctor was refused')).toBeVisible();
  },
});

export const NotYetCheckedArabic = meta.story({
  tags: ['persona:owner', 'state:edge'],
  args: { view: { ...owner, doctor: arabicDoctor }, review: 'pending' },
  globals: { locale: 'ar' },
});

export const OwnerRequests = meta.story({
  tags: ['persona:owner'],
  args: { view: owner, tab: 'requests' },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: doctorProfileViews.loading },
});

export const OwnerRequestsEmpty = meta.story({
  tags: ['persona:owner', 'state:empty'],
  args: {
    view: owner,
    tab: 'requests',
    requests: { ...queue, view: requestListViews.empty },
  },
});

const searched = {
  ...queue,
  search: 'tired',
  order: 'oldest' as const,
  view: {
    ...requestListViews.ready,
    requests: requestListViews.ready.requests.toReversed(),
    totalCount: 9,
    more: 'none' as const,
  },
};

export const OwnerRequestsFound = meta.story({
  tags: ['persona:owner'],
  args: { view: owner, tab: 'requests', requests: searched },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('9 requests found')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'newest');
    await expect(args.requests?.onOrderChange).toHaveBeenCalledWith('newest');
  },
});

export const OwnerRequestsNothingFound = meta.story({
  tags: ['persona:owner', 'state:empty'],
  args: { view: owner, tab: 'requests', requests: { ...searched, view: { status: 'empty' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No requests found')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 requests found');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.requests?.onSearch).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

/** The backend does not search or sort, and a part of the requests is loaded. */
export const OwnerRequestsPartlySearched = meta.story({
  tags: ['persona:owner'],
  args: {
    view: owner,
    tab: 'requests',
    requests: {
      ...searched,
      order: 'newest',
      sortable: false,
      view: {
        ...requestListViews.ready,
        requests: requestListViews.ready.requests.slice(0, 2),
        searchedCount: 9,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 requests found in the 9 loaded so far')).toBeVisible();
    await expect(canvas.getByText('9 of 14 loaded')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

/** It is not known yet whether the backend sorts: the order keeps its place, so that the list does not move. */
export const OwnerRequestsOrderUnknown = meta.story({
  tags: ['persona:owner'],
  args: {
    view: owner,
    tab: 'requests',
    requests: { ...searched, search: '', order: 'newest', sortable: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeDisabled();
  },
});

export const OwnerRequestsArabic = meta.story({
  tags: ['persona:owner', 'state:edge'],
  args: { view: owner, tab: 'requests', requests: searched },
  globals: { locale: 'ar' },
});

export const NothingRecorded = meta.story({
  tags: ['state:empty'],
  args: { view: { ...doctorProfileViews.ready, doctor: bareDoctor } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bio...')).toBeVisible();
    await expect(canvas.getByText('No clinic data yet')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { view: doctorProfileViews.failed },
  play: retry,
});

/** The profile was loaded, and a refresh fails. */
export const RefreshFailed = meta.story({
  tags: ['persona:owner', 'state:failed'],
  args: { view: { ...owner, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit clinic' })).toBeVisible();
    await retry({ args, canvas, userEvent });
  },
});

export const Missing = meta.story({
  tags: ['state:failed'],
  args: { view: doctorProfileViews.missing },
});

/** The doctor has a long name, CV link and bio. */
export const LongContent = meta.story({
  tags: ['state:edge'],
  args: { view: { ...patient, doctor: longDoctor } },
});

export const Arabic = meta.story({
  tags: ['state:edge'],
  args: { view: { ...doctorProfileViews.ready, doctor: arabicDoctor } },
  globals: { locale: 'ar' },
});

export const Small = meta.story({
  args: { view: patient },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
