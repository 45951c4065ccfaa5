import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { emulatePrint } from '../../testing/emulatePrint.ts';
import { sheet } from '../../testing/StorySheet.tsx';
import { Link } from '../Link/Link.tsx';
import { stale, staleRetrying } from './StaleNotice.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Card } from '../Card/Card.tsx';
import { StaleNotice, type StaleNoticeProps } from './StaleNotice.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/StaleNotice',
  component: StaleNotice,
  args: { stale, onRetry: fn() },
  parameters: {
    guide: {
      since: '0.2.0',
      use: 'Above content that was loaded earlier and could not be refreshed: the content stays, and the notice says how old it is.',
      avoid:
        'Not where there is nothing to show: that is FailedState. Not for a reader who may no longer see the content: it goes, and LockedState takes its place.',
      do: {
        render: () => (
          <Stack gap={3}>
            <StaleNotice stale={stale} onRetry={fn()} />
            <Card padding="small">Dr. Sami Sample</Card>
          </Stack>
        ),
        text: 'Above the content that it speaks of, which stays.',
      },
      dont: {
        render: () => <StaleNotice stale={stale} onRetry={fn()} />,
        text: 'Nothing is shown below it: FailedState.',
      },
      keyboard: [
        ['Tab', 'Reaches Retry.'],
        [
          'Enter, Space',
          'Refreshes again; a second press while it loads does nothing. Once the content is up to date, the focus moves to the message that says so.',
        ],
      ],
    },
  },
});

export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /could not be refreshed.* 20 November 2026/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  tags: ['state:loading'],
  args: { stale: staleRetrying },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { busy: true });
    await userEvent.click(retry);
    await expect(retry).toHaveFocus();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const Refreshed = meta.story({
  args: { stale: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

function Retryable(props: StaleNoticeProps) {
  const [current, setCurrent] = useState(props.stale);
  const handleRetry = () => {
    props.onRetry();
    setCurrent(undefined);
  };
  return (
    <>
      <StaleNotice {...props} stale={current} onRetry={handleRetry} />
      <Link href="#next">Next</Link>
    </>
  );
}

/** After a successful retry, focus stays in place on a message for screen readers. */
export const RefreshedByRetry = meta.story({
  name: 'Refreshed by Retry',
  render: (args) => <Retryable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const message = canvas.getByText('This is up to date.');
    await expect(message).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus();
    await expect(message).not.toBeInTheDocument();
  },
});

let screenAgain = () => {};

export const Print = meta.story({
  beforeEach: () => () => screenAgain(),
  play: async ({ canvas }) => {
    screenAgain = emulatePrint();
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Arabic = meta.story({
  tags: ['state:edge'],
  globals: { direction: 'rtl', locale: 'ar-EG' },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ RefreshFailed, Retrying }),
});
