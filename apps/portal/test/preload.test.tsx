// The code of a page comes when somebody is about to go there: once, alone, and never for a reader who saves data.
import { matchRoutes } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { routes } from '../src/router.tsx';
import { startBackend } from './backend.ts';
import { expectPage } from './page-checks.ts';
import { visit } from './visit.tsx';

/** Watches how the code of a page is asked for; `fails` keeps it from coming. */
function watchCode(path: string, { fails = false } = {}) {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  const lazy = route?.lazy;
  if (!route || typeof lazy !== 'function') throw new Error(`${path} has no code of its own`);
  onTestFinished(() => {
    route.lazy = lazy;
  });
  return (route.lazy = vi.fn(fails ? () => Promise.reject(new TypeError('Failed')) : lazy));
}

/** Has the browser say something of itself until the test ends. */
function say(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, name);
  });
}

const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });

/** A visitor comes to the start page; the code of the doctors' page is watched. */
async function visitHome(options = {}) {
  // The pointer of the test before still stands where a link will be.
  await page.elementLocator(document.documentElement).hover({ position: { x: 0, y: 0 } });
  const { calls } = startBackend();
  const code = watchCode(paths.doctors(), options);
  const { problems } = visit({ path: paths.home(), viewer: 'visitor' });
  await expectPage('Better health, with a doctor to ask');
  return { calls, code, problems };
}

const intents: { how: string; meet: (name: string) => unknown }[] = [
  { how: 'Pointing at', meet: (name) => link(name).hover() },
  { how: 'Coming by key to', meet: (name) => link(name).element().focus() },
  {
    how: 'Touching',
    meet: (name) =>
      link(name)
        .element()
        .dispatchEvent(new TouchEvent('touchstart', { bubbles: true })),
  },
];

/** Ends after what was put off until a press would have been answered. */
const aTask = () => new Promise((resolve) => setTimeout(resolve));

test.each(intents)('$how a link brings the code of its page, once and alone', async ({ meet }) => {
  const { calls, code, problems } = await visitHome();
  await meet('Home');
  await aTask();
  expect(code).not.toHaveBeenCalled();
  for (const name of ['Doctors', 'Home', 'Doctors']) await meet(name);
  await aTask();
  expect(code).toHaveBeenCalledOnce();
  expect(calls).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  { who: 'who saves data', name: 'connection', value: { saveData: true } },
  { who: 'without a network', name: 'onLine', value: false },
])('A reader $who gets the code of no page unasked', async ({ name, value }) => {
  say(name, value);
  const { code } = await visitHome();
  await link('Doctors').hover();
  await aTask();
  expect(code).not.toHaveBeenCalled();
});

test('Code that does not come is no matter before somebody goes there', async () => {
  const { code, problems } = await visitHome({ fails: true });
  await link('Doctors').hover();
  await expect.poll(() => code.mock.settledResults[0]?.type).toBe('rejected');
  expect(problems).toEqual([]);
  await link('Doctors').click();
  await expectPage('Unexpected Application Error!');
});
