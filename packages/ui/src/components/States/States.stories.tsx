import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet, sheetOfScreens } from '../../testing/StorySheet.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EmptyState, FailedState, LockedState, MissingState } from './States.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/States',
  component: Stack,
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'In place of content that cannot be shown. Empty, failed, locked and missing are different states with different texts. A failed read shows in its own panel, with Retry.',
      avoid:
        'For a form that could not be sent: its error summary says so, and the input stays. For loading use skeletons. Never show ‘empty’ for content that could not be loaded.',
      do: {
        render: () => (
          <FailedState
            headingLevel={3}
            failure={{
              title: 'The doctors could not be loaded',
              message: 'The server could not be reached. Try again.',
            }}
            onRetry={() => undefined}
          />
        ),
        text: 'Says what failed, and offers a way on.',
      },
      dont: {
        render: () => <EmptyState text="No doctors found!" />,
        text: 'After a failed search, this would be untrue.',
      },
      keyboard: [
        ['Tab', 'Goes to Retry, Log in or the links onward.'],
        ['Enter, Space', 'On Retry, loads again; a second press while it loads does nothing.'],
      ],
    },
  },
});

const failure = {
  title: 'The doctors could not be loaded',
  message: 'The connection was interrupted. Check it, then try again.',
};

export const Empty = meta.story({
  tags: ['state:empty'],
  render: () => <EmptyState illustration="noRequests" text="No requests yet!" />,
});

export const EmptyWithHint = meta.story({
  tags: ['state:empty'],
  render: () => (
    <EmptyState
      illustration="nothingFound"
      text="No doctors found!"
      hint="Check the spelling, or look through the specializations."
    >
      <ButtonLink href="#specializations" variant="secondary">
        See specializations
      </ButtonLink>
    </EmptyState>
  ),
});

const onRetry = fn();

export const Failed = meta.story({
  tags: ['state:failed'],
  render: () => <FailedState failure={failure} onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledWith();
  },
});

export const Retrying = meta.story({
  tags: ['state:failed'],
  render: () => <FailedState failure={failure} onRetry={onRetry} retrying />,
});

export const FailedPage = meta.story({
  tags: ['state:failed'],
  render: () => <FailedState failure={failure} onRetry={onRetry} headingLevel={1} />,
});

export const LockedUntilLogIn = meta.story({
  tags: ['state:locked'],
  render: () => <LockedState reason={{ kind: 'log-in', loginHref: '#login' }} what="this record" />,
});

export const LockedForThisReader = meta.story({
  tags: ['state:locked'],
  render: () => <LockedState reason={{ kind: 'no-access' }} what="this record" />,
});

/** A part of a record that the patient keeps from this doctor, or that is closed for another reason. */
export const NotShared = meta.story({
  tags: ['state:locked'],
  render: () => <LockedState reason={{ kind: 'not-shared' }} what="medicines" />,
});

export const Missing = meta.story({
  render: () => (
    <MissingState
      title="Doctor not found"
      message="Nobody of this name is registered. The name may have changed."
      headingLevel={1}
    >
      <Link href="#doctors">All doctors</Link>
      <Link href="#home">Home</Link>
    </MissingState>
  ),
});

export const LongText = meta.story({
  render: () => (
    <FailedState
      failure={{ title: failure.title, message: `${failure.message} `.repeat(6) }}
      onRetry={onRetry}
    />
  ),
});

export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <FailedState
      failure={{ title: 'تعذر تحميل الأطباء', message: 'انقطع الاتصال. تحقق منه ثم حاول مرة أخرى.' }}
      onRetry={onRetry}
    />
  ),
});

export const AllStates = meta.story({
  tags: ['sheet'],
  parameters: sheetOfScreens,
  render: sheet({
    Empty,
    EmptyWithHint,
    Failed,
    Retrying,
    LockedUntilLogIn,
    LockedForThisReader,
    Missing,
    LongText,
    Arabic,
  }),
});
