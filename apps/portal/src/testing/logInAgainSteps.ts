// What stories do with a session that has ended.
import { expect, waitFor, within } from 'storybook/test';

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'queryByText'>;
interface Hands {
  click: (element: Element) => Promise<void>;
}

/** Waits for the log-in over the page, and looks into it. */
export async function askedAgain(canvas: Canvas) {
  const dialog = await canvas.findByRole('dialog', { name: 'Your session has ended' });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** Goes on without the log-in that the page asks for, when its page is there, whose bar leads back in. */
export async function goOnWithout(canvas: Canvas, userEvent: Hands) {
  await waitFor(() => expect(canvas.queryByText('Loading…')).toBeNull());
  const dialog = await askedAgain(canvas);
  await userEvent.click(dialog.getByRole('button', { name: 'Go on without logging in' }));
}
