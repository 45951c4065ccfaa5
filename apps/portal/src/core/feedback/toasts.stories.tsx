import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ToastStage } from '../../testing/ToastStage.tsx';
import { countdownOf, holdToasts } from '../../testing/toastSteps.ts';
import { Text } from '../../../../../packages/ui/src/components/Text/Text.tsx';
import type { Toast } from './toasts.ts';

const success = (text: string): Toast => ({ kind: 'success', text, position: 'top-center' });
const error = (text: string, position: Toast['position'] = 'top-center'): Toast => ({
  kind: 'error',
  text,
  position,
});

const title = 'The log-in was refused';
const message = 'The email or password is wrong.';

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: ToastStage,
  args: { raised: [success('Log in successfully')] },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      since: '0.2.0',
      use: 'For a brief word that something went well and the page has changed, and beside the words at a form when the server refused it. It goes by itself after five seconds.',
      avoid:
        'Never as the only place of something that has to be read: it goes, and a page that is zoomed in may not show it. Not for what went wrong with a read: that belongs to its panel.',
      do: {
        render: () => <Text>Request sent successfully</Text>,
        text: 'A brief word about what just went well.',
      },
      dont: {
        render: () => (
          <Text tone="danger">
            The email address has no @, the phone number is too long, and a name is missing.
          </Text>
        ),
        text: 'Gone before it is read: errors belong to their form.',
      },
      keyboard: [
        ['Alt + T', 'Moves the focus to the newest toast.'],
        ['Tab', 'Reaches the toasts after the page, and their close buttons; the seconds stop.'],
        ['Enter', 'On the close button: closes the toast.'],
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const shown = await holdToasts(canvasElement, args.raised.length);
    await expect(shown.map((toast) => toast.textContent)).toEqual(
      args.raised.map(({ text }) => text),
    );
  },
});

export const LoggedIn = meta.story({
  play: async ({ canvasElement }) => {
    const [toast] = await holdToasts(canvasElement, 1);
    await expect(toast).toHaveTextContent('Log in successfully');
    await expect(toast).toHaveAttribute('role', 'status');
  },
});

export const SignedUp = meta.story({ args: { raised: [success('Sign up successfully')] } });

export const RequestSent = meta.story({ args: { raised: [success('Request sent successfully')] } });

export const ResponseSent = meta.story({
  args: { raised: [success('Response sent successfully')] },
});

/** A refused log-in or patient registration: the server's title, then its message. */
export const ErrorPairTopCenter = meta.story({
  args: { raised: [error(title), error(message)] },
  tags: ['state:failed'],
  play: async ({ canvas, canvasElement }) => {
    await holdToasts(canvasElement, 2);
    await expect(canvas.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      title,
      message,
    ]);
  },
});

export const ErrorPairBottomRight = meta.story({
  args: {
    raised: [
      error('The sign-up was refused', 'bottom-right'),
      error('This email address has an account already.', 'bottom-right'),
    ],
  },
  tags: ['state:failed'],
});

export const TitleOnly = meta.story({
  args: { raised: [error(title)] },
  tags: ['state:failed', 'state:edge'],
});

export const MessageOnly = meta.story({
  args: { raised: [error(message)] },
  tags: ['state:failed', 'state:edge'],
});

export const Neither = meta.story({
  args: { raised: [error('That did not work. Please try again.')] },
  tags: ['state:failed', 'state:edge'],
});

export const Stacked = meta.story({
  tags: ['screenshot'],
  args: {
    raised: [
      success('Sign up successfully'),
      error(title),
      {
        kind: 'info',
        text: 'Your session has ended. Please log in again.',
        position: 'top-center',
      },
      error('This email address has an account already.', 'bottom-right'),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await holdToasts(canvasElement, 4);
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(4);
  },
});

const countdown = (toast: Element) => {
  const bar = toast.querySelector('[role="progressbar"]');
  return bar ? getComputedStyle(bar).animationPlayState : undefined;
};

/** Hover and focus pause the timeout. */
export const Paused = meta.story({
  name: 'Paused on hover and focus',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [toast] = await holdToasts(canvasElement, 1);
    if (!toast) throw new Error('There is no toast');
    // The countdown starts once the toast has entered and the window has the focus, and would undo an earlier pause.
    await waitFor(() => expect(toast).not.toHaveClass('Toastify--animate'));
    await waitFor(() => {
      // On each try: a frame may lose the focus again, and a replay starts with the close button focused.
      window.dispatchEvent(new Event('focus'));
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return expect(countdown(toast)).toBe('running');
    });
    await userEvent.hover(toast);
    await waitFor(() => expect(countdown(toast)).toBe('paused'));
    await userEvent.unhover(toast);
    canvas.getByRole('button', { name: 'Close' }).focus();
    await waitFor(() => expect(countdown(toast)).toBe('paused'));
  },
});

export const Dismissed = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await holdToasts(canvasElement, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('Log in successfully')).toBeNull());
  },
});

/** Checks the duration, then skips to its end. */
export const Gone = meta.story({
  name: 'Gone after 5000 ms',
  play: async ({ canvas, canvasElement }) => {
    const [toast] = await holdToasts(canvasElement, 1);
    const time = toast && countdownOf(toast);
    await expect(time?.effect?.getComputedTiming().duration).toBe(5000);
    time?.updatePlaybackRate(1);
    time?.finish();
    await waitFor(() => expect(canvas.queryByText('Log in successfully')).toBeNull());
  },
});

export const LongText = meta.story({
  args: {
    raised: [
      error(
        `A made-up message that goes on${' and on'.repeat(30)}, with_one_very_long_word_that_has_no_place_to_break_at_all`,
      ),
    ],
  },
  tags: ['state:edge'],
});

/** The fallback when the toast library fails to load: the same texts without a close button. */
export const Plain = meta.story({
  args: { raised: [success('Log in successfully'), error(message)], plain: true },
  tags: ['state:edge'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(
      canvas.getByText('Log in successfully').closest('[role=status]'),
    ).toHaveTextContent(`Log in successfully${message}`);
    await expect(canvasElement.querySelector('.Toastify')).toBeNull();
    const { bottom } = canvas.getByText(message).getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
});

export const Small = meta.story({
  args: { raised: [error(title), error(message)] },
  tags: ['state:failed'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Arabic = meta.story({
  args: { raised: [success('تم تسجيل الدخول بنجاح')] },
  globals: { direction: 'rtl' },
});
