import { expect, waitFor } from 'storybook/test';

/** The progress animation of a toast: the toast closes when it ends. */
export function countdownOf(toast: Element): Animation | undefined {
  const bar = toast.querySelector('[role="progressbar"]');
  return bar?.getAnimations()[0];
}

/** Waits for `count` toasts and stops their countdowns. Returns them, oldest first. */
export async function holdToasts(canvasElement: HTMLElement, count: number): Promise<Element[]> {
  return waitFor(() => {
    const shown = [...canvasElement.querySelectorAll('.Toastify__toast')];
    const countdowns = shown.map(countdownOf);
    if (shown.length !== count || countdowns.includes(undefined))
      throw new Error(`${shown.length} of ${count} toasts are shown`);
    // Sets the rate instead of pausing, so that stories can still observe the library's own pause.
    for (const countdown of countdowns) countdown?.updatePlaybackRate(0);
    return shown;
  });
}

export async function seeToast(
  canvas: { getByText: (text: string) => HTMLElement },
  text: string,
): Promise<void> {
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
}

/** Closes all toasts and waits until they are gone, for a deterministic final state. */
export async function dismissToasts(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    const left = canvasElement.querySelectorAll<HTMLElement>('.Toastify__close-button');
    for (const button of left) button.click();
    if (left.length > 0) throw new Error(`${left.length} toasts are left`);
  });
}
