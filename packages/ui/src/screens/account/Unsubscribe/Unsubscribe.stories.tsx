import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { UnsubscribeScreen, type UnsubscribeView } from './Unsubscribe.tsx';
import { notReached } from '../../shared/failed.fixtures.ts';

const ready = (submission: Extract<UnsubscribeView, { status: 'ready' }>['submission']) => ({
  view: { status: 'ready' as const, submission },
});

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
export const Failed = meta.story({
  tags: ['state:failed'],
  args: ready(notReached('The emails could not be turned off')),
});

/** The link is incomplete, or nobody was sent it. */
export const InvalidLink = meta.story({
  tags: ['state:failed'],
  args: { view: { status: 'invalid-link' } },
});

export const Done = meta.story({
  args: { view: { status: 'done' } },
});

export const Arabic = meta.story({ globals: { locale: 'ar' } });

/** Choose Arabic, and press Turn off. */
export const ArabicDone = meta.story({
  globals: { locale: 'ar' },
  args: { view: { status: 'done' } },
});
