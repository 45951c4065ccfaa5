const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

/**
 * Waits until the browser has nothing left to do, so that what must not happen would have happened. Several rounds,
 * since reading an HTTP response and rendering it are tasks of their own.
 */
export async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await nextFrame();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await idle();
  }
}
