// What stories do with a refresh of what their page has loaded.
import { expect, waitFor, within } from 'storybook/test';
import { queryClient } from '../data/queryClient.ts';

type Canvas = Pick<ReturnType<typeof within>, 'findByText' | 'getByRole' | 'queryByText'>;
interface Hands {
  click: (element: Element) => Promise<void>;
}

const notice = /^This could not be refreshed/;

/** Reads again what the page shows, as when it has grown old. */
export async function refresh(): Promise<void> {
  await queryClient.invalidateQueries();
}

/** Comes back to the window: the lists of requests are refreshed then. */
export function focusWindow(): void {
  window.dispatchEvent(new FocusEvent('focus'));
}

/** Waits for the notice of a refresh that failed. */
export async function seeStale(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText(notice)).toBeVisible();
}

/** Presses the notice's Retry, and waits until the notice is gone. */
export async function retryRefresh(canvas: Canvas, userEvent: Hands): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
  await waitFor(() => expect(canvas.queryByText(notice)).toBeNull());
}
