import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  ConfirmEmailScreen,
  type ConfirmEmailScreenProps,
  type ConfirmEmailView,
} from './ConfirmEmail.tsx';
import { notReached } from '../../shared/failed.fixtures.ts';

const ready = (submission: Extract<ConfirmEmailView, { status: 'ready' }>['submission']) => ({
  view: { status: 'ready' as const, submission },
});

const failed = notReached('Your email could not be confirmed');

const meta = preview.meta({
  title: 'Screens/Everyone/Confirm email',
  component: ConfirmEmailScreen,
  tags: ['screen', 'persona:visitor'],
  parameters: { layout: 'fullscreen' },
  args: { ...ready({ status: 'idle' }), onConfirm: fn(), accountHref: '/Account' },
});

/** The link does nothing by itself: programs that check mails open it, too. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm email' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  tags: ['state:loading'],
  args: ready({ status: 'pending' }),
});

export const Failed = meta.story({ tags: ['state:failed'], args: ready(failed) });

/** Another account has got the address since the link was sent. */
export const Taken = meta.story({
  tags: ['state:failed'],
  args: ready({
    status: 'failed',
    failure: {
      title: 'Email already in use',
      message: 'An account with this email already exists.',
    },
  }),
});

/** The link is incomplete, expired, replaced by a newer one, or was used before. */
export const InvalidLink = meta.story({
  tags: ['state:failed'],
  args: { view: { status: 'invalid-link' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/Account',
    );
  },
});

export const Done = meta.story({
  args: { view: { status: 'done' } },
});

function Stateful({ onConfirm, ...args }: ConfirmEmailScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <ConfirmEmailScreen
      {...args}
      view={view}
      onConfirm={() => {
        onConfirm();
        const isFirst = view.status === 'ready' && view.submission.status === 'idle';
        setView(isFirst ? ready(failed).view : { status: 'done' });
      }}
    />
  );
}

/** A failure can be tried again. Then the focus moves to the heading that says what was done. */
export const FailedThenDone = meta.story({
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm email' });
    await userEvent.click(confirm);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(confirm);
    await expect(canvas.getByRole('heading', { name: 'Your email is confirmed' })).toHaveFocus();
  },
});

export const Arabic = meta.story({ globals: { locale: 'ar' } });

export const ArabicDone = meta.story({
  globals: { locale: 'ar' },
  args: { view: { status: 'done' } },
});
