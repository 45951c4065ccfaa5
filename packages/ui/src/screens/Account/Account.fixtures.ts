import { fn } from 'storybook/test';
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
