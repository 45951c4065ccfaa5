import { SearchX } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { EmptyState, FailedState, LockedState, MissingState } from './States.tsx';

const meta = preview.meta({ title: 'Components/States', component: Stack });

const failure = {
  title: 'The doctors could not be loaded',
  message: 'The connection was interrupted. Check it, then try again.',
};

export const Empty = meta.story({ render: () => <EmptyState text="No requests yet!" /> });

export const EmptyWithHint = meta.story({
  render: () => (
    <EmptyState
      icon={SearchX}
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
  render: () => <FailedState failure={failure} onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(failure.title);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Retrying = meta.story({
  render: () => <FailedState failure={failure} onRetry={onRetry} retrying />,
});

export const FailedPage = meta.story({
  render: () => <FailedState failure={failure} onRetry={onRetry} headingLevel={1} />,
});

export const LockedUntilLogIn = meta.story({
  render: () => <LockedState reason={{ kind: 'log-in', loginHref: '#login' }} what="this record" />,
});

export const LockedForThisReader = meta.story({
  render: () => <LockedState reason={{ kind: 'no-access' }} what="this record" />,
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
