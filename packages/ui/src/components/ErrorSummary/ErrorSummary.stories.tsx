import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = preview.meta({
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: { problems: [], onFollow: fn() },
});

export const Problems = meta.story({
  args: {
    problems: [
      { name: 'name', id: 'name', text: 'Enter your name' },
      { name: 'email', id: 'email', text: 'Enter your email address' },
      { text: 'Fill in at least one section' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your name' }));
    await expect(args.onFollow).toHaveBeenCalledWith(args.problems[0]);
  },
});

export const Failure = meta.story({
  args: { failure: { title: 'Log in failed', message: 'The email or password is wrong.' } },
});

export const FailureAndProblems = meta.story({
  args: {
    failure: { title: 'Sign up failed', message: 'Some of the values are wrong.' },
    problems: [{ name: 'email', id: 'email', text: 'This email address is registered already' }],
  },
});

export const TitleOnly = meta.story({ args: { failure: { title: 'Log in failed', message: '' } } });

export const Arabic = meta.story({
  args: { failure: { title: 'فشل تسجيل الدخول', message: 'البريد أو كلمة المرور غير صحيحة.' } },
});
