import type { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import {
  defineConfig,
  type TestProjectInlineConfiguration,
  type ViteUserConfig,
} from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';
import { baselineTags } from './.storybook/modes.ts';
import { messagesPlugin } from './packages/ui/scripts/compile-messages.ts';

/** Set by `npm test`, which leaves some tests to `npm run test:release`; see scripts/sample.ts. */
const sampleSeed = process.env['SAMPLE_SEED'];

// Only what hangs takes longer, also on a busy machine; sweeps take longer where they run whole.
const poll = { timeout: 15_000 };
const testTimeout = sampleSeed === undefined ? 180_000 : 30_000;

const node = {
  environment: 'node' as const,
  exclude: [
    '**/node_modules/**',
    '**/dist/**',
    ...(sampleSeed === undefined ? [] : ['**/*.release.test.{ts,tsx}']),
  ],
};

type StorybookOptions = NonNullable<Parameters<typeof storybookTest>[0]>;

const desktop = { value: 'desktop', isRotated: false };
const screenshots = { screenshots: true, viewport: desktop };

/**
 * The runs of stories, each a mode of Vitest (`--mode`) with a project of the same name. They are apart from the other
 * projects because Storybook's plugin reads all stories before any project runs.
 */
const storyRuns: Record<string, StorybookOptions> = {
  storybook: { initialGlobals: { checks: sampleSeed === undefined ? 'all' : 'play' } },
  'storybook-with-screenshots': { initialGlobals: { checks: 'all', ...screenshots } },
  visual: {
    tags: { include: baselineTags },
    initialGlobals: { checks: 'none', ...screenshots },
  },
};

/** The stories in a browser. */
async function stories(
  name: string,
  options: StorybookOptions,
): Promise<TestProjectInlineConfiguration> {
  // Slow to load, so that other runs do without them.
  const [plugin, commands] = await Promise.all([
    import('@storybook/addon-vitest/vitest-plugin'),
    import('./.storybook/commands.ts'),
  ]);
  const { compareScreenshot, emulateMedia } = commands;
  // Screenshots have the same pixels only in the same browser.
  const pinned = options.initialGlobals?.['screenshots'] !== undefined;
  return {
    extends: true,
    plugins: [plugin.storybookTest({ configDir: '.storybook', ...options })],
    test: {
      name,
      expect: { poll },
      testTimeout,
      // Files share two pages; stories clean up after themselves.
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
            // Contains the story's frame, so it must fit the tallest story.
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

/** The portal's routes in a browser, against a backend that fails on demand. */
async function pages(): Promise<TestProjectInlineConfiguration> {
  return {
    extends: './apps/portal/vite.config.ts',
    test: {
      name: 'pages',
      include: ['apps/portal/test/*.test.tsx'],
      exclude: node.exclude,
      // Files share two pages; tests clean up after themselves.
      isolate: false,
      maxWorkers: 2,
      testTimeout,
      expect: { poll },
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

const server = (name: string, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: {
    ...node,
    name,
    expect: { poll },
    // Starting a database may take seconds.
    testTimeout,
    hookTimeout: 120_000,
    maxWorkers: 2,
    ...test,
  },
});

const journeys = (name: string, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: {
    ...node,
    name,
    expect: { poll },
    globalSetup: 'e2e/setup.ts',
    setupFiles: 'e2e/hooks.ts',
    // A test takes many steps. Each of them fails after 15 s; see e2e/browser.ts.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One browser per worker rather than one per file.
    isolate: false,
    maxWorkers: 2,
    ...test,
  },
});

const unit = (name: string, test: TestProjectInlineConfiguration['test']) => ({
  extends: true as const,
  test: { ...node, name, testTimeout, hookTimeout: testTimeout, ...test },
});

// They mock modules or the network, or change what the portal has once per page: session, language, cached reads.
const isolatedUnits = [
  'packages/api-client/src/{broken-server,msw}.test.ts',
  'packages/ui/src/messages/catalogues.test.ts',
  'apps/portal/src/**/*.test.{ts,tsx}',
];

// They mock modules, so they need isolation.
const mocking = ['apps/server/src/database/embedded.test.ts'];

const rehearsals = 'apps/server/**/*.release.test.ts';
const failover = ['apps/server/test/failover.release.test.ts'];

/** Everything but the stories. */
const otherProjects = async () => [
  unit('unit', {
    include: ['packages/*/{src,scripts}/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...node.exclude, ...isolatedUnits],
    // Loads modules once per worker rather than once per file.
    isolate: false,
  }),
  unit('unit-isolated', { include: isolatedUnits }),
  server('server', {
    include: ['apps/server/**/*.test.ts'],
    exclude: [...node.exclude, ...mocking, rehearsals],
    // Loads the server once per worker rather than once per file.
    isolate: false,
  }),
  // They start servers and databases, stop them and start them again.
  server('server-rehearsals', {
    include: [rehearsals],
    exclude: [...node.exclude, ...failover],
    expect: { poll: { timeout: 60_000 } },
  }),
  server('server-mocking', { include: mocking }),
  server('failover', { include: failover, testTimeout: 300_000, hookTimeout: 300_000 }),
  {
    extends: true,
    // Reads the output of `storybook build`.
    test: {
      ...node,
      name: 'states',
      globalSetup: '.storybook/setup.ts',
      include: ['.storybook/*.test.ts'],
    },
  },
  journeys('journeys', { include: ['e2e/*.test.ts'] }),
  journeys('journeys-without-extensions', {
    include: ['e2e/*.test.ts'],
    // They open no page that could call an extension.
    exclude: [
      ...node.exclude,
      'e2e/{dev,other-origin,reference,two-servers}.release.test.ts',
      // Its budgets are those of a backend with all extensions.
      'e2e/first-visit.test.ts',
    ],
    env: { EXTENSIONS: 'off' },
  }),
  {
    extends: true,
    test: { ...node, name: 'bench', include: ['bench/*.test.ts'], testTimeout },
  },
  {
    extends: true,
    // The packages as published: packed and installed in a consumer.
    test: {
      ...node,
      name: 'packages',
      include: ['e2e/packages/*.test.ts'],
      globalSetup: 'e2e/packages/setup.ts',
      testTimeout: 300_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
    },
  },
  {
    extends: true,
    test: {
      ...node,
      name: 'storybook-build',
      expect: { poll },
      include: ['e2e/storybook/*.test.ts'],
      globalSetup: 'e2e/storybook/setup.ts',
      testTimeout: 300_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
    },
  },
  await pages(),
];

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const storyRun = storyRuns[mode];
  return {
    plugins: storyRun ? [] : [messagesPlugin()],
    test: {
      tags: [{ name: 'release', description: 'Runs in `npm run test:release` only.' }],
      provide: { sampleSeed },
      projects: storyRun ? [await stories(mode, storyRun)] : await otherProjects(),
    },
  };
});
