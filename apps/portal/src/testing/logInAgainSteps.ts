import { expect, waitFor, within } from 'storybook/test';

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'queryByText'>;
interface UserActions {
  click: (element: Element) => Promise<void>;
}

export async function findLogInDialog(canvas: Canvas) {
  const dialog = await canvas.findByRole('dialog', { name: 'Your session has ended' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Declines the log-in overlay, once the page behind it has loaded. */
export async function declineLogIn(canvas: Canvas, userEvent: UserActions) {
  await waitFor(() => expect(canvas.queryByText('Loading…')).toBeNull());
  const dialog = await findLogInDialog(canvas);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue logged out' }));
}
