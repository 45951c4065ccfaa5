import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { FormNotice } from './FormNotice.tsx';

const meta = preview.meta({
  title: 'Components/Forms/FormNotice',
  component: FormNotice,
  args: { title: 'Log in to continue', children: 'We will take you back to the page you were on.' },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'Above a form, for what to know before filling it in: why somebody is asked to log in, or that a request is not for emergencies.',
      avoid:
        'Not for what went wrong (ErrorSummary), and not for what should be a hint at its field. One notice per form.',
      do: {
        render: () => (
          <FormNotice tone="warning" title="Not for emergencies">
            If it cannot wait, call your local emergency number.
          </FormNotice>
        ),
        text: 'Before the form, because it may change what somebody does.',
      },
      dont: {
        render: () => (
          <FormNotice tone="warning" title="Check your input">
            The email address is missing.
          </FormNotice>
        ),
        text: 'An error of a field belongs in the error summary, with a link to the field.',
      },
    },
  },
});

export const Info = meta.story();

export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Not for emergencies',
    children: 'Call your local emergency services when a symptom cannot wait.',
  },
});

export const TitleOnly = meta.story({ args: { children: undefined } });

export const LongText = meta.story({
  args: {
    tone: 'warning',
    title: 'A title that is so long that it needs more than one line on most screens there are',
    children: 'What to know before anything is typed here, said at some length. '.repeat(6),
  },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: { title: 'سجّل الدخول للمتابعة', children: 'ستعود إلى الصفحة التي كنت فيها.' },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Info, Warning, TitleOnly, LongText, Arabic }),
});
