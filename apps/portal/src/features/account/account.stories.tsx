import { mock } from '@medportal/api-client/msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { STORAGE_KEY } from '../../core/session/session.ts';
import { credentials } from '../../testing/anyPage.ts';
import { seeBarLink } from '../../testing/barSteps.ts';
import { fill } from '../../testing/flows/fill.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people, storyToken } from '../../testing/people.ts';
import { dismissToasts, seeToast } from '../../testing/toastSteps.ts';
import { mockBackend } from '../../testing/mockBackend.ts';
import { wireAccount, wireSessions } from '../../testing/wireSamples.ts';

const meta = preview.meta({
  title: 'Pages/Account',
  component: PortalAt,
  tags: ['persona:patient'],
  args: { path: paths.account(), viewer: 'patient' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getCapabilities.ok({ capabilities: { account: 1, inbox: 1, mail: 1 } }),
      mock.getInbox.pending(),
      mock.getAccount.ok(wireAccount),
      mock.listSessions.ok({ sessions: wireSessions }),
    ),
});

const overlay = async () => within(await screen.findByRole('dialog'));

export const Devices = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Firefox on Windows')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Account' })).toBeVisible();
  },
});

/** A visitor logs in first and comes back. */
export const Visitor = meta.story({
  tags: ['state:locked'],
  args: { viewer: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to continue')).toBeVisible();
  },
});

/** The backend has no accounts to look after. */
export const WithoutExtension = meta.story({
  tags: ['state:failed'],
  beforeEach: ({ msw }) => msw.use(mock.getCapabilities.ok({ capabilities: { inbox: 1 } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
  },
});

/** The user has logged out another device, and the list is read again. */
export const LoggedOutElsewhere = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Log out .*Safari on iOS/ }));
    msw.use(mock.endSession.ok(), mock.listSessions.ok({ sessions: wireSessions.slice(0, 1) }));
    await userEvent.click((await overlay()).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('You are logged in on this device only.')).toBeVisible();
  },
});

/** The call to log out everywhere else failed. */
export const LogOutFailed = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^endOtherSessions failed: 500/] },
  beforeEach: ({ msw }) => msw.use(mock.endOtherSessions.fail(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere else' }));
    await userEvent.click((await overlay()).getByRole('button', { name: 'Log out' }));
    await waitFor(async () =>
      expect((await overlay()).getByText(/Something went wrong on our side/)).toBeVisible(),
    );
  },
});

/** The call to change the password succeeded. */
export const PasswordChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.changePassword.ok()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await userEvent.type((await overlay()).getByLabelText('Current password'), 'an old phrase');
    await userEvent.type((await overlay()).getByLabelText('New password'), 'three quiet herons');
    await userEvent.click((await overlay()).getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('Your password is changed. Other devices are logged out.'),
    ).toBeVisible();
  },
});

/** What was typed stays. */
export const PasswordWrong = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^changePassword failed: 403/] },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.changePassword.fail(403, {
        code: 'wrong-password',
        title: 'Wrong password',
        message: 'This is not your current password.',
        errors: { current: ['This is not your current password.'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await userEvent.type((await overlay()).getByLabelText('Current password'), 'a guess');
    await userEvent.type((await overlay()).getByLabelText('New password'), 'three quiet herons');
    await userEvent.click((await overlay()).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await overlay()).getByLabelText('Current password')).toHaveAccessibleDescription(
        /This is not your current password/,
      ),
    );
    await expect((await overlay()).getByLabelText('New password')).toHaveValue(
      'three quiet herons',
    );
  },
});

/** Save new contact details. */
export const ContactSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.updateContact.ok()),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change contact details' }));
    const phone = within(await screen.findByRole('dialog')).getByLabelText(/^Phone number/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '+00 000 0002');
    msw.use(mock.getAccount.ok({ ...wireAccount, phoneNumber: '+00 000 0002' }));
    await userEvent.click((await overlay()).getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('+00 000 0002')).toBeVisible();
  },
});

/** Press Turn on. */
export const NoticesTurnedOn = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.updateNotices.ok()),
  play: async ({ canvas, msw, userEvent }) => {
    const turnOn = await canvas.findByRole('button', { name: /^Turn on/ });
    msw.use(mock.getAccount.ok({ ...wireAccount, responseNotices: true }));
    await userEvent.click(turnOn);
    await expect(await canvas.findByRole('button', { name: /^Turn off/ })).toBeVisible();
  },
});

/** Press Turn on, and the call failed. */
export const NoticesNotChanged = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^updateNotices failed: 500/] },
  beforeEach: ({ msw }) => msw.use(mock.updateNotices.fail(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Turn on/ }));
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
  },
});

/** A notice says that the link is on its way. */
export const EmailAskedFor = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.changeEmail.ok()),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email' }));
    await userEvent.type(
      (await overlay()).getByLabelText(/^New email address/),
      'robin.new@demo.example',
    );
    await userEvent.type((await overlay()).getByLabelText(/^Your password/), 'an old phrase');
    msw.use(mock.getAccount.ok({ ...wireAccount, newEmail: 'robin.new@demo.example' }));
    await userEvent.click((await overlay()).getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('robin.new@demo.example')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** What was typed stays. */
export const EmailTaken = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^changeEmail failed: 409/] },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.changeEmail.fail(409, {
        code: 'email-taken',
        title: 'Email already in use',
        message: 'An account with this email already exists.',
        errors: { new: ['An account with this email already exists.'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email' }));
    await userEvent.type(
      (await overlay()).getByLabelText(/^New email address/),
      'robin.new@demo.example',
    );
    await userEvent.type((await overlay()).getByLabelText(/^Your password/), 'an old phrase');
    await userEvent.click((await overlay()).getByRole('button', { name: 'Send the link' }));
    await waitFor(async () =>
      expect((await overlay()).getByLabelText(/^New email address/)).toHaveAccessibleDescription(
        /An account with this email already exists/,
      ),
    );
    await expect((await overlay()).getByLabelText(/^New email address/)).toHaveValue(
      'robin.new@demo.example',
    );
  },
});

export const DataDownloaded = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.getAccountData.ok()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByText('Your data is downloaded')).toBeVisible();
  },
});

/** Press Download my data, and the call failed. */
export const DataFailed = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^getAccountData failed: 500/] },
  beforeEach: ({ msw }) => msw.use(mock.getAccountData.fail(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByText('Your data could not be downloaded')).toBeVisible();
  },
});

async function closeAccount(
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>,
  userEvent: Parameters<typeof fill>[1],
) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close my account' }));
  await fill(await overlay(), userEvent, [['Your password', 'an old phrase']]);
  await userEvent.click((await overlay()).getByRole('button', { name: 'Close my account' }));
}

/** The user is logged out, and no data of theirs is left. */
export const Closed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.closeAccount.ok({
        message: 'Your account is closed.',
        deletedAfter: '2026-12-04T12:00:00.000Z',
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    sessionStorage.setItem('draft:Robin Meadow:contact', '{"address":"Not for others."}');
    await closeAccount(canvas, userEvent);
    const heading = await canvas.findByRole('heading', { name: 'Your account is closed' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/^We delete it on/)).toHaveTextContent(/4 December 2026/);
    await expect(document.title).toBe('Your account is closed – MedPortal');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByText(/Robin Meadow/)).toBeNull();
    await expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    await expect(sessionStorage.getItem('draft:Robin Meadow:contact')).toBeNull();
    await seeBarLink({ canvas, userEvent }, 'Sign Up');
  },
});

/** From the confirmation, a log-in opens the account again. */
export const ClosedAndBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.closeAccount.ok(),
      mock.login.ok({ token: storyToken(people.patient), isReopened: true }),
      ...mockBackend(),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await closeAccount(canvas, userEvent);
    await canvas.findByRole('heading', { name: 'Your account is closed' });
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: 'Log in' }));
    await fill(canvas, userEvent, credentials);
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await seeToast(canvas, 'Welcome back. Your account is open again.');
    await expect(await canvas.findByRole('link', { name: 'Find a doctor' })).toBeVisible();
    await dismissToasts(canvasElement);
  },
});

/** The call answers that the password is wrong. */
export const ClosureRefused = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^closeAccount failed: 403/] },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.closeAccount.fail(403, {
        code: 'wrong-password',
        title: 'Wrong password',
        message: 'This is not your current password.',
        errors: { password: ['This is not your current password.'] },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await closeAccount(canvas, userEvent);
    await waitFor(async () =>
      expect((await overlay()).getByLabelText('Your password')).toHaveAccessibleDescription(
        /This is not your current password/,
      ),
    );
    await expect((await overlay()).getByLabelText('Your password')).toHaveValue('an old phrase');
  },
});

/** The backend can do all but close accounts. */
export const WithoutClosure = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock.getAccount.ok({ ...wireAccount, retentionDays: undefined })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Change contact details' });
    await expect(canvas.queryByRole('heading', { name: 'Close your account' })).toBeNull();
  },
});
