// Toasts as stories show them: for as long as somebody wants to look.
import { expect, waitFor } from 'storybook/test';

/** The animation that counts a toast's seconds: at its end the toast goes. */
export function countdownOf(toast: Element): Animation | undefined {
  const bar = toast.querySelector('[role="progressbar"]');
  return bar?.getAnimations()[0];
}

/** Waits until `count` toasts are there, and stops their time. Returns them, the oldest first. */
export async function holdToasts(canvasElement: HTMLElement, count: number): Promise<Element[]> {
  return waitFor(() => {
    const shown = [...canvasElement.querySelectorAll('.Toastify__toast')];
    const countdowns = shown.map(countdownOf);
    if (shown.length !== count || countdowns.includes(undefined))
      throw new Error(`${shown.length} of ${count} toasts are shown`);
    // By the rate and not by a pause: that would make the library's own pausing invisible.
    for (const countdown of countdowns) countdown?.updatePlaybackRate(0);
    return shown;
  });
}

/** Waits until a toast with a text has come in. */
export async function seeToast(
  canvas: { getByText: (text: string) => HTMLElement },
  text: string,
): Promise<void> {
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
}

/** Closes the toasts that are left and waits until they are gone, so that a story ends the same on any machine. */
export async function dismissToasts(canvasElement: HTMLElement): Promise<void> {
  await waitFor(
    () => {
      const left = canvasElement.querySelectorAll<HTMLElement>('.Toastify__close-button');
      for (const button of left) button.click();
      if (left.length > 0) throw new Error(`${left.length} toasts are left`);
    },
    { timeout: 5000 },
  );
}
