import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { requestListViews } from '../../components/RequestList/RequestList.fixtures.ts';
import { stale } from '../../components/StaleNotice/StaleNotice.fixtures.ts';
import { sheet, sheetOfScreens } from '../../testing/StorySheet.tsx';
import {
  arabicPatient,
  barePatient,
  fullPatient,
  longPatient,
  patientProfileViews,
  unreadPatient,
} from './PatientProfile.fixtures.ts';
import { PatientProfileScreen } from './PatientProfile.tsx';
import {
  answeredRequests,
  otherView,
  profileArgs,
  StatefulScreen,
} from './StatefulScreen.fixtures.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Patient profile',
  tags: ['screen'],
  component: PatientProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: profileArgs,
  render: (args) => <StatefulScreen {...args} />,
});

const { ready } = patientProfileViews;

export const OwnerInfo = meta.story({
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Info' }).focus();
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Info' })).toHaveFocus();
    const edit = await canvas.findByRole('button', { name: 'Edit medical information' });
    await expect(edit).toBeVisible();
  },
});

export const OtherInfo = meta.story({
  args: { view: otherView },
  tags: ['persona:doctor'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: 'Requests' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
});

export const TabsByKeyboard = meta.story({
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Info' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Medical history' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('tabpanel', { name: 'Medical history' })).toBeVisible();
  },
});

export const OwnerRequests = meta.story({
  args: { tab: 'requests' },
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Response/ })).toHaveLength(3);
  },
});

/** The owner's tab shows the info tab to other readers. */
export const RequestsForOther = meta.story({
  args: { tab: 'requests', view: otherView },
  tags: ['persona:doctor'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Info' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const Loading = meta.story({
  args: { view: patientProfileViews.loading },
  tags: ['state:loading'],
});

export const NothingRecorded = meta.story({
  args: { view: { ...ready, patient: barePatient } },
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not recorded (default +O)')).toBeVisible();
    await expect(canvas.queryByText('0 kg')).toBeNull();
  },
});

export const BloodTypeNotRecorded = meta.story({
  args: { view: { ...ready, patient: { ...fullPatient, bloodType: undefined } } },
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not recorded (default +O)').parentElement).toHaveTextContent(
      'Not recorded (default +O)',
    );
  },
});

export const HeightAndWeightNotRecorded = meta.story({
  args: {
    view: { ...ready, patient: { ...fullPatient, heightCm: undefined, weightKg: undefined } },
  },
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not recorded')).toHaveLength(2);
    await expect(canvas.queryByText(/\bkg$|\bcm$/)).toBeNull();
  },
});

export const ValuesAsRecorded = meta.story({
  args: { view: { ...ready, patient: unreadPatient } },
  tags: ['persona:owner', 'state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A (Rh unknown)')).toBeVisible();
    await expect(canvas.getByText('about 170')).toBeVisible();
    await expect(canvas.getByText('11 stone')).toBeVisible();
    await expect(canvas.getAllByText('as it was recorded')).toHaveLength(3);
  },
});

export const GenderNotRecorded = meta.story({
  args: { view: { ...ready, patient: { ...fullPatient, gender: 'unspecified' } } },
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gender').nextElementSibling).toHaveTextContent('Not recorded');
  },
});

export const Failed = meta.story({
  args: { view: patientProfileViews.failed },
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const RefreshFailed = meta.story({
  tags: ['persona:owner', 'state:failed'],
  args: { view: { ...ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText(fullPatient.name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LockedLogIn = meta.story({
  args: { view: patientProfileViews.locked },
  tags: ['state:locked', 'persona:visitor'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Log in to see this record',
    );
  },
});

export const LockedNoAccess = meta.story({
  args: { view: { status: 'locked', reason: { kind: 'no-access' } } },
  tags: ['state:locked'],
});

export const OwnerRequestsFailed = meta.story({
  args: { tab: 'requests', requests: { ...answeredRequests, view: requestListViews.failed } },
  tags: ['state:failed', 'persona:owner'],
});

export const LongContent = meta.story({
  args: { view: { ...ready, patient: longPatient } },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: { view: { ...ready, patient: arabicPatient } },
  globals: { locale: 'ar' },
  tags: ['state:edge'],
});

export const AllStates = meta.story({
  name: 'All states',
  tags: ['!screen'],
  parameters: sheetOfScreens,
  render: sheet({
    Loading,
    OwnerInfo,
    OtherInfo,
    HeightAndWeightNotRecorded,
    NothingRecorded,
    LockedLogIn,
    LockedNoAccess,
    Failed,
    LongContent,
    Arabic,
    RefreshFailed,
  }),
});
