import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import {
  defineConfig,
  type TestProjectInlineConfiguration,
  type ViteUserConfig,
} from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';
import { compareScreenshot, emulateMedia } from './.storybook/commands.ts';

// What a test asks for again and again until it is so may take that long on a busy machine.
const poll = { timeout: 20_000 };

// So long that what takes longer hangs: there, even the picture of a tall sheet takes many seconds.
const testTimeout = 60_000;

const node = { environment: 'node' as const, exclude: ['**/node_modules/**', '**/dist/**'] };

type StorybookOptions = NonNullable<Parameters<typeof storybookTest>[0]>;

/** The stories in a browser, in one setting of the toolbar. */
async function stories(
  name: string,
  { pinned = false, ...options }: StorybookOptions & { pinned?: boolean },
): Promise<TestProjectInlineConfiguration> {
  return {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook', ...options })],
    test: {
      name,
      expect: { poll },
      testTimeout,
      // Two pages for all files: half the time, and the stories are written to leave nothing behind.
      isolate: false,
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { compareScreenshot, emulateMedia },
        provider: playwright({
          launchOptions: await launchOptions({ pinned }),
          contextOptions: {
            reducedMotion: 'reduce',
            deviceScaleFactor: 1,
            // Room for the tallest story; each has a frame of its own size in it.
            viewport: { width: 1280, height: pinned ? 8000 : 800 },
            locale: 'en-GB',
            timezoneId: 'UTC',
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** The portal's own routes in a browser, without Storybook: against a backend that fails on demand. */
async function pages(): Promise<TestProjectInlineConfiguration> {
  return {
    extends: './apps/portal/vite.config.ts',
    test: {
      name: 'pages',
      include: ['apps/portal/test/*.test.tsx'],
      // As for the stories: two pages for all files, and every test takes down what it put up.
      isolate: false,
      maxWorkers: 2,
      // The longest fill in a form of five parts and read it again: on a busy machine a click takes a second or two.
      testTimeout,
      expect: { poll: { ...poll, interval: 10 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: await launchOptions(),
          contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
        }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
    },
  };
}

/** The server and its databases. */
const server = (name: string, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: {
    ...node,
    name,
    expect: { poll },
    // A first PostgreSQL or an embedded database takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    ...test,
  },
});

// They replace modules, which others must not find replaced.
const mocking = ['apps/server/src/access.test.ts', 'apps/server/src/database/embedded.test.ts'];

const desktop = { value: 'desktop', isRotated: false };

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => ({
  test: {
    projects:
      mode === 'visual'
        ? [
            // In the browser that the lockfile pins. The other runs look at accessibility.
            await stories('visual', {
              pinned: true,
              // Every component once, and every state of every screen.
              tags: { include: ['sheet', 'screen', 'screenshot'] },
              initialGlobals: { pictures: true, a11y: { manual: true }, viewport: desktop },
            }),
          ]
        : [
            {
              extends: true,
              test: {
                ...node,
                name: 'unit',
                testTimeout,
                include: [
                  'packages/*/{src,scripts}/**/*.test.ts',
                  'apps/portal/src/**/*.test.{ts,tsx}',
                  'scripts/**/*.test.ts',
                ],
              },
            },
            server('server', {
              include: ['apps/server/**/*.test.ts'],
              exclude: [...node.exclude, ...mocking],
              // One process for many files: the time that each would take to load the server.
              isolate: false,
            }),
            server('server-mocking', { include: mocking }),
            {
              extends: true,
              // Reads what `storybook build` has written.
              test: { ...node, name: 'states', include: ['.storybook/*.test.ts'] },
            },
            {
              extends: true,
              test: {
                ...node,
                name: 'journeys',
                expect: { poll },
                include: ['e2e/*.test.ts', 'bench/*.test.ts'],
                globalSetup: 'e2e/setup.ts',
                testTimeout: 120_000,
                hookTimeout: 120_000,
                // Each file has a server and a browser of its own, and waits for them much of the time.
                maxWorkers: 2,
              },
            },
            {
              extends: true,
              // The packages as they are published: packed, and installed where somebody uses them.
              test: {
                ...node,
                name: 'packages',
                include: ['e2e/packages/*.test.ts'],
                globalSetup: 'e2e/packages/setup.ts',
                testTimeout: 120_000,
                hookTimeout: 120_000,
                maxWorkers: 2,
              },
            },
            await pages(),
            ...(mode === 'lean' ? [] : [await stories('storybook', {})]),
          ],
  },
}));
