import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ForYou, type ForYouProps } from './ForYou.tsx';
import { forYou, home } from './Home.fixtures.ts';
import { HomeScreen } from './Home.tsx';

const meta = preview.meta({
  title: 'Screens/Everyone/Home',
  tags: ['screen'],
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
});

const withForYou = (props: ForYouProps) => ({
  ...home[props.view.role],
  children: <ForYou {...props} />,
});

const retry = fn();

export const Visitor = meta.story({
  args: home.visitor,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join Now' })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  args: home.patient,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Join Now' })).toBeNull();
  },
});

export const NewResponses = meta.story({
  args: withForYou(forYou.newResponses),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'For you' });
    await expect(region).toHaveTextContent('You are waiting for 2 responses.');
    await expect(canvas.getByRole('link', { name: 'Dr. Sami Sample' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All responses' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a reading' })).toBeVisible();
  },
});

/** Log in as a patient who has opened every response. */
export const NothingNew = meta.story({
  tags: ['state:empty'],
  args: withForYou(forYou.nothingNew),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new responses')).toBeVisible();
  },
});

/** Doctors have closed their accounts without a response. */
export const DoctorsLeft = meta.story({
  tags: ['state:edge'],
  args: withForYou(forYou.doctorsLeft),
  play: async ({ canvas }) => {
    const [item] = canvas.getAllByText(/no longer responds here\. Your request of/);
    await expect(item).toHaveTextContent(
      'Dr. Robin Example no longer responds here. Your request of 3 February 2026',
    );
    const link = canvas.getByRole('link', { name: 'Dr. Robin Example' });
    await expect(link).toHaveAttribute('href', '#response-8');
    await expect(canvas.getByText('No new responses')).toBeVisible();
  },
});

/** A backend that does not know which responses are new. */
export const LatestResponses = meta.story({
  tags: ['state:edge'],
  args: withForYou(forYou.latestResponses),
});

export const NewPatient = meta.story({
  tags: ['state:empty'],
  args: withForYou(forYou.newPatient),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Complete your medical information: done')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Send a request to a doctor' })).toBeVisible();
  },
});

/** A warning of the last 24 hours comes with advice. */
export const UrgentReadings = meta.story({
  tags: ['state:edge'],
  args: withForYou(forYou.urgentReadings),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('190/125 mmHg')).toBeVisible();
    await expect(canvas.getByText('High, stage 2')).toBeVisible();
    await expect(canvas.getByText('2.8 mmol/L')).toBeVisible();
    await expect(canvas.getByText(/rest and measure again/)).toBeVisible();
    await expect(canvas.getByText(/Check again in 15 minutes/)).toBeVisible();
  },
});

/** An older one is marked, with its date, without the advice to act now. */
export const OlderUrgentReadings = meta.story({
  tags: ['state:edge'],
  args: withForYou(forYou.olderUrgentReadings),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This blood pressure is very high')).toBeVisible();
    await expect(canvas.getAllByText(/^Measured/)).toHaveLength(2);
    await expect(canvas.queryByText(/measure again|Check again/)).toBeNull();
  },
});

/** Log in on a slow connection. */
export const PatientLoading = meta.story({
  tags: ['state:loading'],
  args: withForYou(forYou.patientLoading),
});

export const PatientFailed = meta.story({
  tags: ['state:failed'],
  args: withForYou(forYou.patientFailed),
});

/** The readings answer with an error. */
export const ReadingsFailed = meta.story({
  tags: ['state:failed'],
  args: withForYou({ ...forYou.readingsFailed, onRetry: retry }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
    await expect(retry).toHaveBeenCalledWith('readings');
    await expect(canvas.getByRole('link', { name: 'Dr. Sami Sample' })).toBeVisible();
  },
});

/** A later read of the inbox fails. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: withForYou(forYou.refreshFailed),
});

export const Waiting = meta.story({
  args: withForYou(forYou.waiting),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15 requests wait for you, the oldest first.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reply to Pat Example' })).toBeVisible();
    await expect(canvas.getByText('6 days ago')).toBeVisible();
  },
});

/** Log in as a doctor who has answered every request. */
export const NothingWaiting = meta.story({
  tags: ['state:empty'],
  args: withForYou(forYou.nothingWaiting),
});

/** Log in as a doctor without bio or clinic whom nobody has checked yet. */
export const NewDoctor = meta.story({
  tags: ['state:empty'],
  args: withForYou(forYou.newDoctor),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is not yet checked')).toBeVisible();
  },
});

/** Log in as a doctor on a slow connection. */
export const DoctorLoading = meta.story({
  tags: ['state:loading'],
  args: withForYou(forYou.doctorLoading),
});

/** The inbox of a doctor answers with an error. */
export const DoctorFailed = meta.story({
  tags: ['state:failed'],
  args: withForYou(forYou.doctorFailed),
});

export const WaitingRightToLeft = meta.story({
  args: withForYou(forYou.waiting),
  globals: { locale: 'ar' },
});

/** Open the start page on a phone. */
export const Small = meta.story({
  args: home.visitor,
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

/** Open the start page in a language that runs from right to left. */
export const RightToLeft = meta.story({ args: home.visitor, globals: { locale: 'ar' } });
