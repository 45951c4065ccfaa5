import { matchRoutes } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { routes } from '../src/router.tsx';
import { startBackend } from './backend.ts';
import { expectPage } from './page-checks.ts';
import { visit } from './visit.tsx';

function spyOnImport(path: string, { fails = false } = {}) {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  const lazy = route?.lazy;
  if (!route || typeof lazy !== 'function') throw new Error(`${path} has no code of its own`);
  onTestFinished(() => {
    route.lazy = lazy;
  });
  return (route.lazy = vi.fn(fails ? () => Promise.reject(new TypeError('Failed')) : lazy));
}

function stubNavigator(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, name);
  });
}

const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });

async function visitHome(options = {}) {
  // The pointer of the previous test may be where a link will appear.
  await page.elementLocator(document.documentElement).hover({ position: { x: 0, y: 0 } });
  const { calls } = startBackend();
  const load = spyOnImport(paths.doctors(), options);
  const { problems } = visit({ path: paths.home(), viewer: 'visitor' });
  await expectPage('Better health, with a doctor to ask');
  return { calls, load, problems };
}

const intents: { event: string; trigger: (name: string) => unknown }[] = [
  { event: 'hover', trigger: (name) => link(name).hover() },
  { event: 'focus', trigger: (name) => link(name).element().focus() },
  {
    event: 'touch',
    trigger: (name) =>
      link(name)
        .element()
        .dispatchEvent(new TouchEvent('touchstart', { bubbles: true })),
  },
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test.each(intents)('preloads the code but no data of a page on $event, once', async (intent) => {
  const { trigger } = intent;
  const { calls, load, problems } = await visitHome();
  await trigger('Home');
  await nextTask();
  expect(load).not.toHaveBeenCalled();
  for (const name of ['Doctors', 'Home', 'Doctors']) await trigger(name);
  await nextTask();
  expect(load).toHaveBeenCalledOnce();
  expect(calls).toEqual([]);
  expect(problems).toEqual([]);
});

test.each([
  { when: 'in data-saver mode', name: 'connection', value: { saveData: true } },
  { when: 'when offline', name: 'onLine', value: false },
])('preloads nothing $when', async ({ name, value }) => {
  stubNavigator(name, value);
  const { load } = await visitHome();
  await link('Doctors').hover();
  await nextTask();
  expect(load).not.toHaveBeenCalled();
});

test('the portal reports a failed preload only on navigation', async () => {
  const { load, problems } = await visitHome({ fails: true });
  await link('Doctors').hover();
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
  expect(problems).toEqual([]);
  await link('Doctors').click();
  await expectPage('Unexpected Application Error!');
});
