import { expect, type UserEventObject, type within } from 'storybook/test';

interface Page {
  args: { onRetry: unknown };
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>;
  userEvent: UserEventObject;
}

/** Presses Retry, which loads once more what failed. */
export async function retry({ args, canvas, userEvent }: Page): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
}
