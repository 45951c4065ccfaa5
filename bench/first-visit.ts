// Measures the time that the scripts of a first visit take, on a CPU four times slower.
import type { Browser } from 'playwright';
import { newContext, storageWith } from '../e2e/browser.ts';
import { CPU_SLOWDOWN, phone } from './content.ts';

/** The profiler's names for time in which no script runs. */
const outsideScripts = new Set(['(root)', '(program)', '(idle)']);

/** How long a page does nothing more before it counts as quiet, in milliseconds. */
const QUIET_MS = 1500;

/**
 * The own time of all functions in milliseconds, from the start of the navigation until the page is quiet.
 * @param token - The session's token; without one, nobody is logged in.
 */
export async function scriptTime(
  browser: Browser,
  url: string,
  token: string | undefined,
): Promise<number> {
  const storageState = storageWith(new URL(url).origin, token);
  const context = await newContext(browser, { ...phone, storageState });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Profiler.start');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    const { profile } = await session.send('Profiler.stop');
    const { nodes, samples = [], timeDeltas = [] } = profile;
    const isOutside = new Set(
      nodes
        .filter(({ callFrame }) => outsideScripts.has(callFrame.functionName))
        .map(({ id }) => id),
    );
    return (
      samples.reduce(
        (sum, id, index) => sum + (isOutside.has(id) ? 0 : (timeDeltas[index] ?? 0)),
        0,
      ) / 1000
    );
  } finally {
    await context.close();
  }
}
