import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = preview.meta({
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  args: { problems: [], onFollow: fn() },
  tags: ['state:failed'],
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'At the top of a form that is invalid or could not be sent: lists all problems, with links to their fields. Form renders it and moves the focus to it, so that screen readers announce it.',
      avoid:
        'Not for a list or panel that could not be loaded (FailedState), and not before the form was submitted: do not correct people while they type.',
      do: {
        render: () => (
          <ErrorSummary
            problems={[{ name: 'email', id: 'do-email', text: 'Enter your email address' }]}
            onFollow={fn()}
          />
        ),
        text: 'Says what to do, in the words of the field’s own error.',
      },
      dont: {
        render: () => (
          <ErrorSummary
            problems={[{ name: 'email', id: 'dont-email', text: 'Invalid input' }]}
            onFollow={fn()}
          />
        ),
        text: 'Names neither the field nor the way out.',
      },
      keyboard: [
        ['Tab', 'Moves through the links.'],
        ['Enter', 'Moves to the field, and opens its tab if necessary.'],
      ],
    },
  },
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

export const TitleOnly = meta.story({
  args: { failure: { title: 'Log in failed', message: '' } },
});

export const MessageOnly = meta.story({
  args: { failure: { title: '', message: 'The email or password is wrong.' } },
});

export const LongText = meta.story({
  args: {
    failure: {
      title: 'A title of many words, as some backends send them, that needs more than one line',
      message: 'A message that explains at length what went wrong and why. '.repeat(5),
    },
    problems: [{ name: 'name', id: 'name', text: 'Name must be shorter than it is. '.repeat(6) }],
  },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: { failure: { title: 'فشل تسجيل الدخول', message: 'البريد أو كلمة المرور غير صحيحة.' } },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({
    Problems,
    Failure,
    FailureAndProblems,
    TitleOnly,
    MessageOnly,
    LongText,
    Arabic,
  }),
});
