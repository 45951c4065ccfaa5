import type { ForgotPasswordView } from './ForgotPassword.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';

type Submission = Extract<ForgotPasswordView, { status: 'ready' }>['submission'];

const email = 'robin.meadow@example.com';

export const forgotPasswordViews: OnePerStatus<ForgotPasswordView> = {
  ready: { status: 'ready', submission: { status: 'idle' } },
  sent: { status: 'sent', email },
};

export const forgotPasswordSubmissions: OnePerStatus<Submission> = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: {
    status: 'failed',
    failure: {
      title: 'No link was sent',
      message: 'MedPortal could not be reached. Check your connection and try again.',
    },
  },
};

export const tooMany: Submission = {
  status: 'failed',
  failure: {
    title: 'Too many attempts',
    message: 'No link was sent. Wait one hour, and try again.',
  },
};

export const longEmail = `robin.${'meadow.'.repeat(20)}field@${'subdomain.'.repeat(6)}example.com`;
