import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { requestListViews } from '../../components/RequestList/RequestList.fixtures.ts';
import { stale } from '../../components/StaleNotice/StaleNotice.fixtures.ts';
import {
  arabicPatient,
  barePatient,
  fullPatient,
  longPatient,
  patientProfileViews,
  unreadPatient,
} from './PatientProfile.fixtures.ts';
import {
  answeredRequests,
  otherView,
  overviews,
  profileArgs,
  StatefulScreen,
} from './StatefulScreen.fixtures.tsx';
import { retry } from '../shared/retry.fixtures.ts';

const meta = preview.meta({
  title: 'Screens/Patient/Patient profile',
  tags: ['screen'],
  component: StatefulScreen,
  parameters: { layout: 'fullscreen' },
  args: profileArgs,
});

const { ready } = patientProfileViews;

const part = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>, name: string) =>
  canvas.getByRole('region', { name });

/** The patient has recorded everything. */
export const OwnerInfo = meta.story({
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit medical information' });
    await expect(edit).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Allergies',
      'Medical information',
      'Long-term medicines',
      'Latest readings',
      'Latest response',
      'Contact details',
    ]);
    await expect(part(canvas, 'Allergies')).toHaveTextContent('Example pollenSneezingSample dust');
    await expect(part(canvas, 'Long-term medicines')).toHaveTextContent('Examplazole');
    await expect(part(canvas, 'Long-term medicines')).not.toHaveTextContent('Placebol');
    await expect(part(canvas, 'Blood pressure')).toHaveTextContent(
      /^Blood pressure116\/74 mmHgNormal20 February 2026/,
    );
    await expect(part(canvas, 'Blood sugar')).toHaveTextContent(
      /^Blood sugar88 mg\/dL \(4\.9 mmol\/L\)20 February 2026/,
    );
    await expect(part(canvas, 'Latest response')).toHaveTextContent(
      'Your request of 3 February 2026',
    );
    const answer = canvas.getByRole('link', { name: 'Dr. Sami Sample' });
    await expect(answer).toHaveAttribute('href', '#response');
  },
});

export const OtherInfo = meta.story({
  args: { view: otherView },
  tags: ['persona:doctor'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: 'Requests' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Latest response' })).toBeNull();
  },
});

/** The link is gone with its tab, so the focus moves to the tab that it opens. */
export const FollowToATab = meta.story({
  tags: ['persona:owner'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The story has no other page to go to.
    const stop = (event: Event) => event.preventDefault();
    canvasElement.addEventListener('click', stop);
    const links = [
      ['Medical history', 'Medical history'],
      ['All medicines', 'Medical history'],
      ['All readings', 'Daily check'],
      ['All responses', 'Requests'],
    ] as const;
    for (const [link, tab] of links) {
      /* oxlint-disable no-await-in-loop -- one after the other, as a person presses them */
      await userEvent.click(canvas.getByRole('link', { name: link }));
      await expect(canvas.getByRole('tab', { name: tab })).toHaveFocus();
      /* oxlint-enable no-await-in-loop */
    }
    canvasElement.removeEventListener('click', stop);
  },
});

/** The rest waits for the allergies, which stand above it and may be many. */
export const AllergiesLoading = meta.story({
  args: overviews.loading,
  tags: ['persona:owner', 'state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading allergies')).toBeInTheDocument();
    await expect(canvas.queryByText('171 cm')).toBeNull();
    await expect(canvas.queryByText('None recorded here')).toBeNull();
  },
});

/** Each other part of the overview loads separately. */
export const OverviewLoading = meta.story({
  args: overviews.othersLoading,
  tags: ['persona:owner', 'state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('171 cm')).toBeVisible();
    await expect(canvas.getByText('Loading medicines')).toBeInTheDocument();
    await expect(canvas.queryByText('None recorded here')).toBeNull();
  },
});

/** Nothing is recorded and nothing is answered; the patient is offered to log a reading. */
export const OverviewEmpty = meta.story({
  args: overviews.empty,
  tags: ['persona:owner', 'state:empty'],
  play: async ({ canvas }) => {
    await expect(part(canvas, 'Allergies')).toHaveTextContent(
      'None recorded hereThis does not mean that you have no allergies.',
    );
    await expect(part(canvas, 'Long-term medicines')).toHaveTextContent('None recorded here');
    await expect(part(canvas, 'Latest response')).toHaveTextContent('No responses yet');
    await expect(canvas.getAllByRole('link', { name: 'Add a reading' })).toHaveLength(2);
  },
});

/** A doctor cannot log a reading. */
export const OverviewEmptyForOther = meta.story({
  args: { ...overviews.empty, view: otherView },
  tags: ['persona:doctor', 'state:empty'],
  play: async ({ canvas }) => {
    await expect(part(canvas, 'Allergies')).toHaveTextContent(
      'None recorded hereThis does not mean that the patient has no allergies.',
    );
    await expect(canvas.getAllByText('None yet')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Add a reading' })).toBeNull();
  },
});

/** What could not be loaded is never said to be empty. */
export const OverviewFailed = meta.story({
  args: overviews.failed,
  tags: ['persona:owner', 'state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('171 cm')).toBeVisible();
    await expect(canvas.queryByText('None recorded here')).toBeNull();
    const press = (what: string) =>
      userEvent.click(canvas.getByRole('button', { name: `Retry ${what}` }));
    await press('allergies');
    await expect(args.onRetryHistories).toHaveBeenLastCalledWith('allergy');
    await press('medicines');
    await expect(args.onRetryHistories).toHaveBeenLastCalledWith('medicine');
    await press('blood pressure readings');
    await expect(args.onRetryReadings).toHaveBeenLastCalledWith('pressures');
    await press('blood sugar readings');
    await expect(args.onRetryReadings).toHaveBeenLastCalledWith('sugars');
    await press('your responses');
    await expect(args.latestResponse?.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

/** Each part keeps what was loaded, and an empty one still says so. */
export const OverviewRefreshFailed = meta.story({
  args: overviews.refreshFailed,
  tags: ['persona:owner', 'state:failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^This could not be refreshed/)).toHaveLength(5);
    await expect(part(canvas, 'Allergies')).toHaveTextContent('None recorded here');
    await expect(part(canvas, 'Long-term medicines')).toHaveTextContent('Examplazole');
  },
});

/** Another backend lets a doctor read the profile, and keeps the rest closed. */
export const OverviewLocked = meta.story({
  args: { ...overviews.locked, view: otherView },
  tags: ['persona:doctor', 'state:locked'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not shared with you')[0]).toBeVisible();
    await expect(canvas.queryByText('None recorded here')).toBeNull();
  },
});

/** The patient shares parts of the record with the doctor, but not the contact and medical details. */
export const DetailsNotShared = meta.story({
  args: {
    view: {
      ...otherView,
      patient: { name: fullPatient.name, gender: 'unspecified', notShared: true },
    },
  },
  tags: ['persona:doctor', 'state:locked'],
  play: async ({ canvas }) => {
    await expect(part(canvas, 'Medical information')).toHaveTextContent(/Not shared with you$/);
    await expect(part(canvas, 'Contact details')).toHaveTextContent(/Not shared with you$/);
    await expect(part(canvas, 'Allergies')).toHaveTextContent('Example pollen');
  },
});

/** Every allergy is shown, and the first of the long-term medicines. */
export const OverviewOfMany = meta.story({
  args: overviews.many,
  tags: ['persona:owner', 'state:edge'],
  play: async ({ canvas }) => {
    const allergies = within(part(canvas, 'Allergies'));
    await expect(allergies.getAllByRole('listitem')).toHaveLength(12);
    const medicines = within(part(canvas, 'Long-term medicines'));
    await expect(medicines.getAllByRole('listitem')).toHaveLength(4);
    await expect(medicines.getByText('And 4 more')).toBeVisible();
  },
});

/** A medicine that is not marked as long-term may be one, so the text does not say that there is none. */
export const NoLongTermMedicine = meta.story({
  args: overviews.noLongTerm,
  tags: ['persona:owner', 'state:edge'],
  play: async ({ canvas }) => {
    await expect(part(canvas, 'Long-term medicines')).toHaveTextContent(
      'None of the recorded medicines is marked as long-term.',
    );
  },
});

/** The newest blood pressure is 180/120 or above, and the newest blood sugar below 70 mg/dL. */
export const UrgentReadings = meta.story({
  args: overviews.urgent,
  tags: ['persona:owner', 'state:edge'],
  play: async ({ canvas }) => {
    await expect(part(canvas, 'Blood pressure')).toHaveTextContent(
      /^Blood pressureThis blood pressure is very high.*184\/106 mmHgHigh, stage 2/,
    );
    await expect(part(canvas, 'Blood sugar')).toHaveTextContent(
      /^Blood sugarThis blood sugar is low.*66 mg\/dL \(3\.7 mmol\/L\)Low, level 1/,
    );
  },
});

/** Data from another backend: no names, no dates, and values that are no numbers. */
export const OverviewOdd = meta.story({
  args: overviews.odd,
  tags: ['persona:owner', 'state:edge'],
  play: async ({ canvas }) => {
    await expect(part(canvas, 'Allergies')).toHaveTextContent('Name not recordedSneezing');
    await expect(part(canvas, 'Blood sugar')).toHaveTextContent('forgotas it was recorded');
    await expect(part(canvas, 'Latest response')).toHaveTextContent('Your doctor');
    await expect(canvas.queryByRole('link', { name: 'Your doctor' })).toBeNull();
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

/** The patient gave a name and nothing else. */
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
    await expect(canvas.getByText('Not recorded (default +O)')).toBeVisible();
  },
});

/** Height and weight are null, 0 or empty. */
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

/** Another backend holds a blood type, height or weight that cannot be read. */
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

/** No gender was chosen at registration. */
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
  play: retry,
});

/** The record was loaded, and its refresh fails. */
export const RefreshFailed = meta.story({
  tags: ['persona:owner', 'state:failed'],
  args: { view: { ...ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText(fullPatient.name)).toBeVisible();
    await retry({ args, canvas, userEvent });
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

/** The patient registered with a long name and address. */
export const LongContent = meta.story({
  args: { view: { ...ready, patient: longPatient } },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: { view: { ...ready, patient: arabicPatient } },
  globals: { locale: 'ar' },
  tags: ['state:edge'],
});
