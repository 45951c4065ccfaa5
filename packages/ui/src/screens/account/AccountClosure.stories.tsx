import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { notSaved, pending } from '../record/StatefulScreen.fixtures.tsx';
import { closureArgs } from './Account.fixtures.ts';
import { AccountScreen } from './Account.tsx';
import { AccountClosure, type AccountClosureProps } from './AccountClosure.tsx';

const meta = preview.meta({
  title: 'Screens/Everyone/Account closure',
  tags: ['screen', 'persona:owner'],
  component: AccountClosure,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  args: closureArgs,
  render: (args) => (
    <AccountScreen>
      <AccountClosure {...args} />
    </AccountScreen>
  ),
});

const opened = (editor: Partial<AccountClosureProps['editor']> = {}) => ({
  editor: { ...closureArgs.editor, open: true, ...editor },
});

const overlay = () => within(screen.getByRole('dialog'));
const action = (name: string) => overlay().getByRole('button', { name });

/** A patient opens Account on a portal that can close accounts. */
export const OfPatient = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const facts = canvas.getAllByRole('listitem');
    await expect(facts).toHaveLength(6);
    await expect(facts[1]).toHaveTextContent(/^You have 14 days to come back/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close my account' }));
    await expect(args.editor.onOpen).toHaveBeenCalledOnce();
  },
});

/** A doctor opens Account on a portal that can close accounts. */
export const OfDoctor = meta.story({
  tags: ['persona:doctor'],
  args: { role: 'doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText(/under your name/)).toBeVisible();
  },
});

/** The portal deletes closed accounts after a day. */
export const OneDay = meta.story({
  tags: ['state:edge'],
  args: { ...opened(), retentionDays: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have 1 day to come back/)).toBeInTheDocument();
    await waitFor(() => expect(overlay().getByText(/You have 1 day to come/)).toBeVisible());
  },
});

/** Press Close my account, and enter the password. */
export const Filled = meta.story({
  args: opened(),
  play: async ({ args, userEvent }) => {
    const password = overlay().getByLabelText('Your password');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(password, ' an old phrase ');
    await userEvent.click(action('Cancel'));
    await expect(args.editor.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(action('Close my account'));
    await expect(args.editor.onSave).toHaveBeenCalledWith({ password: ' an old phrase ' });
  },
});

export const WithoutPassword = meta.story({
  tags: ['state:failed'],
  args: opened(),
  play: async ({ args, userEvent }) => {
    await userEvent.click(action('Close my account'));
    await waitFor(() =>
      expect(overlay().getByRole('link', { name: 'Enter your password' })).toBeVisible(),
    );
    await expect(args.editor.onSave).not.toHaveBeenCalled();
  },
});

/** Confirm with a password that the server refuses. */
export const WrongPassword = meta.story({
  tags: ['state:failed'],
  args: opened({
    submission: {
      status: 'failed',
      failure: { title: 'Wrong password', message: 'This is not your current password.' },
      fieldErrors: { password: 'This is not your current password.' },
    },
  }),
  play: async () => {
    await expect(overlay().getByLabelText('Your password')).toHaveAccessibleDescription(
      /This is not your current password/,
    );
  },
});

/** Nobody can cancel what the server may have done already. */
export const Closing = meta.story({
  tags: ['state:loading'],
  args: opened({ submission: pending }),
  play: async ({ args, userEvent }) => {
    await expect(action('Close my account')).toHaveAttribute('aria-busy', 'true');
    const statuses = overlay()
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    await expect(statuses).toContain('Closing your account …');
    await expect(action('Cancel')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.editor.onCancel).not.toHaveBeenCalled();
  },
});

/** Confirm, and the call failed. */
export const Failed = meta.story({
  tags: ['state:failed'],
  args: opened({ submission: notSaved }),
});

export const Arabic = meta.story({ globals: { locale: 'ar' } });

/** A doctor chooses Arabic, and presses Close my account. */
export const ArabicOfDoctor = meta.story({
  globals: { locale: 'ar' },
  tags: ['persona:doctor'],
  args: { role: 'doctor', ...opened() },
});
