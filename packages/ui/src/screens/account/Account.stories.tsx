import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { stale } from '../../components/StaleNotice/StaleNotice.fixtures.ts';
import { notSaved, pending } from '../record/StatefulScreen.fixtures.tsx';
import {
  accounts,
  closureArgs,
  contactArgs,
  dataArgs,
  logInsArgs,
  noticesArgs,
  passwordArgs,
  sessions,
  sessionsArgs,
} from './Account.fixtures.ts';
import { AccountScreen } from './Account.tsx';
import { AccountClosure, type AccountClosureProps } from './AccountClosure.tsx';
import { AccountContact, type AccountContactProps, type AccountView } from './AccountContact.tsx';
import { AccountData, type AccountDataProps } from './AccountData.tsx';
import { AccountLogIns, type AccountLogInsProps } from './AccountLogIns.tsx';
import { AccountNotices, type AccountNoticesProps } from './AccountNotices.tsx';
import { AccountPassword, type AccountPasswordProps } from './AccountPassword.tsx';
import { AccountSessions, type AccountSessionsProps } from './AccountSessions.tsx';
import { noConnection } from '../shared/failed.fixtures.ts';

interface Args {
  contact: AccountContactProps;
  notices: AccountNoticesProps;
  password: AccountPasswordProps;
  sessions: AccountSessionsProps;
  logIns: AccountLogInsProps;
  data: AccountDataProps;
  closure: AccountClosureProps;
}

function Account({ contact, notices, password, sessions: list, logIns, data, closure }: Args) {
  return (
    <AccountScreen>
      <AccountScreen.Column>
        <AccountContact {...contact} />
        <AccountNotices {...notices} />
        <AccountPassword {...password} />
        <AccountLogIns {...logIns} />
      </AccountScreen.Column>
      <AccountScreen.Column>
        <AccountSessions {...list} />
        <AccountData {...data} />
        <AccountClosure {...closure} />
      </AccountScreen.Column>
    </AccountScreen>
  );
}

const meta = preview.meta({
  title: 'Screens/Everyone/Account',
  tags: ['screen', 'persona:owner'],
  component: Account,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  args: {
    contact: contactArgs,
    notices: noticesArgs,
    password: passwordArgs,
    sessions: sessionsArgs,
    logIns: logInsArgs,
    data: dataArgs,
    closure: closureArgs,
  },
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

const withContact = (contact: Partial<AccountContactProps>) => ({
  contact: { ...contactArgs, ...contact },
});
const ofAccount = (account: AccountView) => withContact({ view: { status: 'ready', account } });
const withContactEditor = (editor: Partial<AccountContactProps['contact']>) =>
  withContact({ contact: { ...contactArgs.contact, open: true, ...editor } });
const withEmailEditor = (editor: Partial<AccountContactProps['email']>) =>
  withContact({ email: { ...contactArgs.email, open: true, ...editor } });

const overlay = () => within(screen.getByRole('dialog'));
const action = (name: string) => overlay().getByRole('button', { name });

/** This device, a phone, and one that its user agent does not name. */
export const LoggedIn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole('region', { name: 'Where you are logged in' }));
    await userEvent.click(list.getByRole('button', { name: 'Show more' }));
    const [here, phone, unknown] = list.getAllByRole('listitem');
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

/** The user is logged in on this device only. */
export const OnlyHere = meta.story({
  args: withView({ status: 'ready', items: [sessions.here] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are logged in on this device only.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Log out/ })).toBeNull();
  },
});

const many = Array.from({ length: 30 }, (_, index) => ({ ...sessions.phone, id: 100 + index }));

/** This device comes first, even when others were used later. */
export const ManyDevices = meta.story({
  args: withView({ status: 'ready', items: [...many, sessions.here] }),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Where you are logged in' }));
    await expect(list.getByText('Showing 2 of 31')).toBeVisible();
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('This device');
  },
});

const longDevice =
  'Extraordinarily-Long-Browser-Name-Without-Any-Break on Another-Long-System-Name';

/** A user agent names a long browser. */
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
  args: withView(noConnection('The places where you are logged in could not be loaded')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.sessions.onRetry).toHaveBeenCalled();
  },
});

/** The devices are loaded, and a refresh failed. */
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

/** The user presses Log out everywhere else. */
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

/** The user has confirmed, and the call failed. */
export const LogOutFailed = meta.story({
  tags: ['state:failed'],
  args: withLogOut({ target: sessions.unknown, submission: notSaved }),
});

/** The user presses Change password. */
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

/** The server refused the current password. */
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

/** Nothing but the email is recorded. */
export const BareContact = meta.story({ args: ofAccount(accounts.bare) });

export const ContactLoading = meta.story({
  tags: ['state:loading'],
  args: withContact({ view: { status: 'loading' } }),
});

export const ContactNotLoaded = meta.story({
  tags: ['state:failed'],
  args: withContact({
    view: noConnection('Your email and contact details could not be loaded'),
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.contact.onRetry).toHaveBeenCalled();
  },
});

/** A refresh failed. */
export const ContactStale = meta.story({
  tags: ['state:failed'],
  args: withContact({ view: { status: 'ready', account: accounts.full, stale } }),
});

/** A portal that sends no emails: only its operator changes an email. */
export const WithoutMail = meta.story({
  args: withContact({ sendsMail: false }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Change email' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Change contact details' }));
    await expect(args.contact.contact.onOpen).toHaveBeenCalledOnce();
  },
});

/** The link is sent, and nobody has followed it. */
export const EmailWaiting = meta.story({
  args: ofAccount({ ...accounts.full, newEmail: 'robin.new@demo.example' }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('robin.new@demo.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change email' }));
    await expect(args.contact.email.onOpen).toHaveBeenCalledOnce();
  },
});

const unconfirmed = ofAccount({ ...accounts.full, isEmailConfirmed: false });

/** The user has signed up, and not followed the link. */
export const EmailUnconfirmed = meta.story({
  args: unconfirmed,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your email is not confirmed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(args.contact.email.onOpen).toHaveBeenCalledWith(accounts.full.email);
  },
});

/** Press Send the link again: the address can be corrected. */
export const ConfirmEmailAgain = meta.story({
  args: withEmailEditor({ target: accounts.full.email }),
  play: async ({ args, userEvent }) => {
    await expect(overlay().getByLabelText(/^Email/)).toHaveValue(accounts.full.email);
    await userEvent.type(overlay().getByLabelText(/^Your password/), 'an old phrase');
    await userEvent.click(action('Send the link'));
    const values = { email: accounts.full.email, password: 'an old phrase' };
    await expect(args.contact.email.onSave).toHaveBeenCalledWith(values);
  },
});

/** The link was sent again. */
export const ArabicEmailUnconfirmed = meta.story({
  globals: { locale: 'ar' },
  args: {
    contact: { ...unconfirmed.contact, email: { ...contactArgs.email, saves: 1 } },
  },
});

/** An email and an address without any break. */
export const LongContact = meta.story({
  args: ofAccount({
    ...accounts.full,
    email: `${'robin.meadow.of.demoville.'.repeat(5)}x@demo.example`,
    newEmail: `${'robin.meadow.of.newville.'.repeat(5)}x@demo.example`,
    address: 'The-Long-House-Without-Any-Break-'.repeat(6),
  }),
});

/** Press Change contact details. */
export const ChangeContact = meta.story({
  args: withContactEditor({}),
  play: async ({ args, userEvent }) => {
    const phone = overlay().getByLabelText(/^Phone number/);
    await expect(phone).toHaveValue('+00 000 0001');
    await userEvent.clear(phone);
    await userEvent.type(phone, ' +00 000 0002 ');
    await userEvent.click(overlay().getByLabelText('Male'));
    await userEvent.click(action('Save'));
    await expect(args.contact.contact.onSave).toHaveBeenCalledWith({
      phoneNumber: '+00 000 0002',
      address: '1 Example Street, Demoville',
      gender: 'male',
    });
  },
});

/** Save a phone number of more than 30 characters. */
export const ContactInvalid = meta.story({
  tags: ['state:failed'],
  args: withContactEditor({}),
  play: async ({ args, userEvent }) => {
    await userEvent.click(overlay().getByLabelText(/^Phone number/));
    await userEvent.paste('0'.repeat(31));
    await userEvent.click(action('Save'));
    const problem = 'Phone number must be 30 characters or fewer';
    await waitFor(() => expect(overlay().getByRole('link', { name: problem })).toBeVisible());
    await expect(args.contact.contact.onSave).not.toHaveBeenCalled();
  },
});

export const ContactSaving = meta.story({
  tags: ['state:loading'],
  args: withContactEditor({ submission: pending }),
});

/** Save, and the call failed. */
export const ContactFailed = meta.story({
  tags: ['state:failed'],
  args: withContactEditor({ submission: notSaved }),
});

export const ChangeEmail = meta.story({
  args: withEmailEditor({}),
  play: async ({ args, userEvent }) => {
    const [email, password] = [/^New email address/, /^Your password/].map((label) =>
      overlay().getByLabelText(label),
    );
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(email!, ' robin.new@demo.example ');
    await userEvent.type(password!, ' an old phrase ');
    await userEvent.click(action('Send the link'));
    await expect(args.contact.email.onSave).toHaveBeenCalledWith({
      email: 'robin.new@demo.example',
      password: ' an old phrase ',
    });
  },
});

/** Send the link with a malformed address and no password. */
export const EmailInvalid = meta.story({
  tags: ['state:failed'],
  args: withEmailEditor({}),
  play: async ({ args, userEvent }) => {
    await userEvent.type(overlay().getByLabelText(/^New email address/), 'robin');
    await userEvent.click(action('Send the link'));
    const links = overlay().getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Enter an email address in the correct format, like name@example.com',
      'Enter your password',
    ]);
    await expect(args.contact.email.onSave).not.toHaveBeenCalled();
  },
});

export const EmailSending = meta.story({
  tags: ['state:loading'],
  args: withEmailEditor({ submission: pending }),
});

/** Another account has the address. */
export const EmailTaken = meta.story({
  tags: ['state:failed'],
  args: withEmailEditor({
    submission: {
      status: 'failed',
      failure: {
        title: 'Email already in use',
        message: 'An account with this email already exists.',
      },
      fieldErrors: { email: 'An account with this email already exists.' },
    },
  }),
});

/** The third link within an hour was the last one. */
export const EmailTooOften = meta.story({
  tags: ['state:failed'],
  args: withEmailEditor({
    submission: {
      status: 'failed',
      failure: { title: 'Too many attempts', message: 'Wait 1 hour, and try again.' },
    },
  }),
});

const withNotices = (notices: Partial<AccountNoticesProps>) => ({
  notices: { ...noticesArgs, ...notices },
});

/** A patient opens Account on a portal that sends emails. */
export const NoticesOff = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Off')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Turn on the email about a response' }),
    );
    await expect(args.notices.onChange).toHaveBeenCalledWith(true);
  },
});

export const NoticesOn = meta.story({
  args: withNotices({ isOn: true }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('On')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Turn off the email about a response' }),
    );
    await expect(args.notices.onChange).toHaveBeenCalledWith(false);
  },
});

export const NoticesChanging = meta.story({
  tags: ['state:loading'],
  args: withNotices({ submission: pending }),
});

/** Press Turn on, and the call failed. */
export const NoticesFailed = meta.story({
  tags: ['state:failed'],
  args: withNotices({ submission: notSaved }),
});

export const Arabic = meta.story({
  globals: { locale: 'ar' },
  args: ofAccount(accounts.arabic),
});

/** Choose Arabic, and press Change email. */
export const ArabicChangeEmail = meta.story({
  globals: { locale: 'ar' },
  args: withEmailEditor({}),
});

const withLogIns = (view: AccountLogInsProps['view']) => ({ logIns: { ...logInsArgs, view } });

/** One log-in from here, 12 with a wrong password from elsewhere, and a decision of the operator, which has no device. */
export const LogIns = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const region = within(canvas.getByRole('region', { name: 'Log-ins and changes' }));
    await expect(region.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(region.getByRole('button', { name: 'Show more' }));
    const [here, refused, , decision] = region.getAllByRole('listitem');
    await expect(here).toHaveTextContent(
      /^Log-in3 March 2026 .*Firefox on Windows, network 192.0.2.0/,
    );
    await expect(refused).toHaveTextContent(/^Log-inRefused3 March.*12 times.*Unknown device/);
    await expect(decision).toHaveTextContent(/^Approval as a doctor1 March/);
    await userEvent.click(region.getByRole('button', { name: 'Show more' }));
    await expect(args.logIns.onShowMore).toHaveBeenCalledOnce();
  },
});

export const LogInsEmpty = meta.story({ args: withLogIns({ status: 'empty' }) });

export const LogInsLoading = meta.story({
  tags: ['state:loading'],
  args: withLogIns({ status: 'loading' }),
});

export const LogInsFailed = meta.story({
  tags: ['state:failed'],
  args: withLogIns(noConnection('The log-ins could not be loaded')),
});

/** The session has ended. */
export const LogInsLocked = meta.story({
  tags: ['state:locked'],
  args: withLogIns({ status: 'locked', reason: { kind: 'log-in', loginHref: '/Login' } }),
});

const withData = (data: Partial<AccountDataProps>) => ({ data: { ...dataArgs, ...data } });

/** A doctor has no record to read or print. */
export const DataOfDoctor = meta.story({
  args: withData({ role: 'doctor' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.data.onDownload).toHaveBeenCalledOnce();
  },
});

export const DataDownloading = meta.story({
  tags: ['state:loading'],
  args: withData({ submission: pending }),
});

/** Press Download my data, and the call failed. */
export const DataFailed = meta.story({
  tags: ['state:failed'],
  args: withData({
    submission: noConnection('Your data could not be downloaded'),
  }),
});

export const DataDownloaded = meta.story({ args: withData({ isDownloaded: true }) });
