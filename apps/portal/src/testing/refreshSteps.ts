import { expect, waitFor, within } from 'storybook/test';
import { queryClient } from '../core/api/queryClient.ts';

type Canvas = Pick<ReturnType<typeof within>, 'findByText' | 'getByRole' | 'queryByText'>;
interface UserActions {
  click: (element: Element) => Promise<void>;
}

const notice = /^This could not be refreshed/;

export async function refresh(): Promise<void> {
  // The capabilities stay unknown in most stories.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'getCapabilities',
  });
}

/** Simulates a return to the window, which refreshes the lists of requests. */
export async function focusWindow(): Promise<void> {
  // What has just been painted is not subscribed to its data yet.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  window.dispatchEvent(new FocusEvent('focus'));
}

export async function seeStale(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText(notice)).toBeVisible();
}

export async function retryRefresh(canvas: Canvas, userEvent: UserActions): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
  await waitFor(() => expect(canvas.queryByText(notice)).toBeNull());
}
