import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  UnsubscribeScreen,
  type UnsubscribeScreenProps,
  type UnsubscribeView,
} from './Unsubscribe.tsx';

const ready = (submission: Extract<UnsubscribeView, { status: 'ready' }>['submission']) => ({
  view: { status: 'ready' as const, submission },
});

const failed = {
  status: 'failed',
  failure: {
    title: 'The emails could not be turned off',
    message: 'MedPortal could not be reached. Check your connection and try again.',
  },
} as const;

const meta = preview.meta({
  title: 'Screens/Everyone/Unsubscribe',
  component: UnsubscribeScreen,
  tags: ['screen', 'persona:visitor'],
  parameters: { layout: 'fullscreen' },
  args: { ...ready({ status: 'idle' }), onUnsubscribe: fn(), accountHref: '/Account' },
});

/** The link does nothing by itself: programs that check mails open it, too. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onUnsubscribe).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(args.onUnsubscribe).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  tags: ['state:loading'],
  args: ready({ status: 'pending' }),
});

/** Press Turn off, and the call failed. */
export const Failed = meta.story({ tags: ['state:failed'], args: ready(failed) });

/** The link is incomplete, or nobody was sent it. */
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toBeVisible();
  },
});

function Stateful({ onUnsubscribe, ...args }: UnsubscribeScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <UnsubscribeScreen
      {...args}
      view={view}
      onUnsubscribe={() => {
        onUnsubscribe();
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
    const turnOff = canvas.getByRole('button', { name: 'Turn off' });
    await userEvent.click(turnOff);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(turnOff);
    await expect(canvas.getByRole('heading', { name: 'The emails are off' })).toHaveFocus();
  },
});

/** Open the link on a phone. */
export const Small = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: ready(failed),
});

export const Arabic = meta.story({ globals: { locale: 'ar' } });

/** Choose Arabic, and press Turn off. */
export const ArabicDone = meta.story({
  globals: { locale: 'ar' },
  args: { view: { status: 'done' } },
});
