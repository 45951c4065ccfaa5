import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { failures } from './Failure.fixtures.ts';
import { FailureScreen } from './Failure.tsx';

const meta = preview.meta({
  title: 'Screens/Everyone/Error view',
  component: FailureScreen,
  tags: ['screen', 'state:failed'],
  parameters: { layout: 'fullscreen' },
});

export const NotFound = meta.story({
  args: failures.notFound,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(canvas.getByText('404 Not Found')).toBeVisible();
  },
});

export const MethodNotAllowed = meta.story({ args: failures.methodNotAllowed });

export const BadRequest = meta.story({ args: failures.badRequest });

export const Thrown = meta.story({ args: failures.thrown });

/** The page's chunk could not be loaded: no connection, or a new release replaced it. */
export const NotFetched = meta.story({
  args: { ...failures.notFetched, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Unknown = meta.story({ args: failures.unknown });

/** Choose Arabic in the footer, then open an address that the portal does not have. */
export const Arabic = meta.story({ args: failures.notFound, globals: { locale: 'ar' } });

export const LongMessage = meta.story({ args: failures.longMessage });
