import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { stale } from '../../components/StaleNotice/StaleNotice.fixtures.ts';
import { notSaved, pending } from '../PatientProfile/StatefulScreen.fixtures.tsx';
import { passwordArgs, sessions, sessionsArgs } from './Account.fixtures.ts';
import { AccountScreen } from './Account.tsx';
import { AccountPassword, type AccountPasswordProps } from './AccountPassword.tsx';
import { AccountSessions, type AccountSessionsProps } from './AccountSessions.tsx';

interface Args {
  password: AccountPasswordProps;
  sessions: AccountSessionsProps;
}

function Account({ password, sessions: list }: Args) {
  return (
    <AccountScreen>
      <AccountPassword {...password} />
      <AccountSessions {...list} />
    </AccountScreen>
  );
}

const meta = preview.meta({
  title: 'Screens/Everyone/Account',
  tags: ['screen', 'persona:owner'],
  component: Account,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  args: { password: passwordArgs, sessions: sessionsArgs },
});

const withView = (view: AccountSessionsProps['view']) => ({
  sessions: { ...sessionsArgs, view },
});
const withLogOut = (logOut: Partial<AccountSessionsProps['logOut']>) => ({
  sessions: { ...sessionsArgs, logOut: { ...sessionsArgs.logOut, ...logOut } },
});
const withPassword = (editor: Partial<AccountPasswordProps['editor']>) => ({
  password: { ...passwordArgs, editor: { ...passwordArgs.editor, open: true, ...editor } },
});

const overlay = () => within(screen.getByRole('dialog'));
const action = (name: string) => overlay().getByRole('button', { name });

/** This device, a phone, and one that its user agent does not name. */
export const LoggedIn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [here, phone, unknown] = canvas.getAllByRole('listitem');
    await expect(here).toHaveTextContent(/^Firefox on WindowsThis deviceLogged in since/);
    await expect(within(here!).queryByRole('button')).toBeNull();
    await expect(phone).toHaveTextContent(/Last used about 3 March 2026/);
    await expect(unknown).toHaveTextContent(/^Unknown device/);
    await userEvent.click(canvas.getByRole('button', { name: /Log out .*Safari on iOS/ }));
    await expect(args.sessions.logOut.onOpen).toHaveBeenLastCalledWith(sessions.phone);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    await expect(args.sessions.logOut.onOpen).toHaveBeenLastCalledWith('others');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.password.editor.onOpen).toHaveBeenCalledOnce();
  },
});

export const OnlyHere = meta.story({
  args: withView({ status: 'ready', items: [sessions.here] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are logged in on this device only.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Log out/ })).toBeNull();
  },
});

const many = Array.from({ length: 30 }, (_, index) => ({ ...sessions.phone, id: 100 + index }));

export const ManyDevices = meta.story({
  args: withView({ status: 'ready', items: [sessions.here, ...many] }),
});

const longDevice =
  'Extraordinarily-Long-Browser-Name-Without-Any-Break on Another-Long-System-Name';

export const LongDevice = meta.story({
  args: withView({
    status: 'ready',
    items: [sessions.here, { ...sessions.phone, device: longDevice }],
  }),
});

export const Loading = meta.story({
  tags: ['state:loading'],
  args: withView({ status: 'loading' }),
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: withView({
    status: 'failed',
    failure: {
      title: 'The places where you are logged in could not be loaded',
      message: 'Check your connection and try again.',
    },
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.sessions.onRetry).toHaveBeenCalled();
  },
});

export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: withView({ status: 'ready', items: Object.values(sessions), stale }),
});

/** Asks before it logs out one device. */
export const LogOutOne = meta.story({
  args: withLogOut({ target: sessions.phone }),
  play: async ({ args, userEvent }) => {
    await userEvent.click(action('Log out'));
    await expect(args.sessions.logOut.onLogOut).toHaveBeenCalledWith(sessions.phone);
  },
});

export const LogOutOthers = meta.story({
  args: withLogOut({ target: 'others' }),
  play: async ({ args, userEvent }) => {
    await userEvent.click(action('Cancel'));
    await expect(args.sessions.logOut.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(action('Log out'));
    await expect(args.sessions.logOut.onLogOut).toHaveBeenCalledWith('others');
  },
});

export const LoggingOut = meta.story({
  tags: ['state:loading'],
  args: withLogOut({ target: 'others', submission: pending }),
});

export const LogOutFailed = meta.story({
  tags: ['state:failed'],
  args: withLogOut({ target: sessions.unknown, submission: notSaved }),
});

export const ChangePassword = meta.story({
  args: withPassword({}),
  play: async ({ args, userEvent }) => {
    await expect(overlay().getByLabelText('Current password')).toHaveFocus();
    await userEvent.type(overlay().getByLabelText('Current password'), 'an old phrase');
    await userEvent.type(overlay().getByLabelText('New password'), 'three quiet herons');
    await userEvent.click(action('Save'));
    await expect(args.password.editor.onSave).toHaveBeenCalledWith({
      current: 'an old phrase',
      next: 'three quiet herons',
    });
  },
});

/** Both are missing or too short. */
export const PasswordInvalid = meta.story({
  tags: ['state:failed'],
  args: withPassword({}),
  play: async ({ args, userEvent }) => {
    await userEvent.type(overlay().getByLabelText('New password'), 'short');
    await userEvent.click(action('Save'));
    const links = overlay().getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Enter your current password',
      'Password must be 8 characters or more',
    ]);
    await expect(args.password.editor.onSave).not.toHaveBeenCalled();
  },
});

export const PasswordSaving = meta.story({
  tags: ['state:loading'],
  args: withPassword({ submission: pending }),
});

export const PasswordWrong = meta.story({
  tags: ['state:failed'],
  args: withPassword({
    submission: {
      status: 'failed',
      failure: { title: 'Wrong password', message: 'This is not your current password.' },
      fieldErrors: { current: 'This is not your current password.' },
    },
  }),
});

export const PasswordFailed = meta.story({
  tags: ['state:failed'],
  args: withPassword({ submission: notSaved }),
});

export const PasswordChanged = meta.story({
  args: { password: { ...passwordArgs, isChanged: true } },
});
