import type { ForgotPasswordView } from './ForgotPassword.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { notReached } from '../../shared/failed.fixtures.ts';

type Submission = Extract<ForgotPasswordView, { status: 'ready' }>['submission'];

const email = 'robin.meadow@example.com';

export const forgotPasswordViews: OnePerStatus<ForgotPasswordView> = {
  ready: { status: 'ready', submission: { status: 'idle' } },
  sent: { status: 'sent', email },
};

export const forgotPasswordSubmissions: OnePerStatus<Submission> = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: notReached('No link was sent'),
};

export const tooMany: Submission = {
  status: 'failed',
  failure: {
    title: 'Too many attempts',
    message: 'No link was sent. Wait one hour, and try again.',
  },
};

export const longEmail = `robin.${'meadow.'.repeat(20)}field@${'subdomain.'.repeat(6)}example.com`;
