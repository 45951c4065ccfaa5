import { fn } from 'storybook/test';
import { closedEditor } from '../record/StatefulScreen.fixtures.tsx';
import type { AccountClosureProps } from './AccountClosure.tsx';
import type { AccountContactProps, AccountView } from './AccountContact.tsx';
import type { AccountDataProps } from './AccountData.tsx';
import type { AccountLogInsProps, LogInView } from './AccountLogIns.tsx';
import type { AccountNoticesProps } from './AccountNotices.tsx';
import type { AccountPasswordProps } from './AccountPassword.tsx';
import type { AccountSessionsProps } from './AccountSessions.tsx';
import type { SessionView } from './LogOutOverlay.tsx';

export const sessions = {
  here: {
    id: 3,
    device: 'Firefox on Windows',
    since: '2026-03-03T09:02:00Z',
    lastUsed: '2026-03-03T10:30:00Z',
    isHere: true,
  },
  phone: {
    id: 2,
    device: 'Safari on iOS',
    since: '2026-03-03T07:40:00Z',
    lastUsed: '2026-03-03T08:15:00Z',
    isHere: false,
  },
  unknown: {
    id: 1,
    device: undefined,
    since: '2026-03-02T22:11:00Z',
    lastUsed: '2026-03-03T02:45:00Z',
    isHere: false,
  },
} as const satisfies Record<string, SessionView>;

const from = { device: 'Firefox on Windows', network: '192.0.2.0', count: 1, isRefused: false };
const refused = { device: undefined, network: '2001:db8:1::', count: 12, isRefused: true };
const byOperator = { ...from, device: undefined, network: undefined };

export const logIns: readonly LogInView[] = [
  { ...from, event: 'login', at: '2026-03-03T09:02:00Z' },
  { ...refused, event: 'login', at: '2026-03-03T03:12:00Z' },
  { ...from, event: 'changePassword', at: '2026-03-02T22:11:00Z' },
  { ...byOperator, event: 'approveDoctor', at: '2026-03-01T08:00:00Z' },
];

export const accounts = {
  full: {
    name: 'Robin Meadow',
    email: 'robin.meadow@demo.example',
    newEmail: undefined,
    isEmailConfirmed: true,
    phoneNumber: '+00 000 0001',
    address: '1 Example Street, Demoville',
    gender: 'female',
    responseNotices: false,
    retentionDays: 14,
  },
  bare: {
    name: 'Robin Meadow',
    email: 'robin.meadow@demo.example',
    newEmail: undefined,
    isEmailConfirmed: true,
    phoneNumber: undefined,
    address: undefined,
    gender: 'unspecified',
    responseNotices: false,
    retentionDays: 14,
  },
  arabic: {
    name: 'مريم مثال',
    email: 'maryam.example@demo.example',
    newEmail: 'maryam.new@demo.example',
    isEmailConfirmed: true,
    phoneNumber: '+00 000 0001',
    address: '١ شارع المثال',
    gender: 'female',
    responseNotices: false,
    retentionDays: 14,
  },
} as const satisfies Record<string, AccountView>;

export const closureArgs: AccountClosureProps = {
  role: 'patient',
  retentionDays: 14,
  editor: { ...closedEditor },
};

export const contactArgs: AccountContactProps = {
  view: { status: 'ready', account: accounts.full },
  onRetry: fn(),
  contact: { ...closedEditor },
  email: { ...closedEditor, target: undefined, saves: 0 },
  sendsMail: true,
};

export const dataArgs: AccountDataProps = {
  role: 'patient',
  submission: { status: 'idle' },
  isDownloaded: false,
  onDownload: fn(),
};

export const logInsArgs: AccountLogInsProps = {
  view: { status: 'ready', items: logIns, more: 'available', total: 31 },
  onShowMore: fn(),
  onRetry: fn(),
};

export const noticesArgs: AccountNoticesProps = {
  isOn: false,
  submission: { status: 'idle' },
  onChange: fn(),
};

export const passwordArgs: AccountPasswordProps = {
  editor: {
    open: false,
    submission: { status: 'idle' },
    onOpen: fn(),
    onCancel: fn(),
    onSave: fn(),
  },
  isChanged: false,
};

export const sessionsArgs: AccountSessionsProps = {
  view: { status: 'ready', items: Object.values(sessions) },
  logOut: {
    target: undefined,
    submission: { status: 'idle' },
    onOpen: fn(),
    onCancel: fn(),
    onLogOut: fn(),
  },
  onRetry: fn(),
};
