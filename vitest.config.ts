import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';

const node = { environment: 'node' as const, exclude: ['**/node_modules/**', '**/dist/**'] };

// `--mode visual` compares screenshots: see scripts/visual.ts.
export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => ({
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/portal/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // A first PostgreSQL or an embedded database takes seconds on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
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
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // One page for all files: half the time, and the stories are written to leave nothing behind.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await launchOptions({ pinned: mode === 'visual' }),
              contextOptions: {
                reducedMotion: 'reduce',
                deviceScaleFactor: 1,
                // Room for the tallest story; each has a frame of its own size in it.
                viewport: { width: 1280, height: mode === 'visual' ? 8000 : 800 },
                locale: 'en-GB',
                timezoneId: 'UTC',
              },
            }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ root, arg, ext }) =>
                  resolve(root, '.storybook/screenshots', arg + ext),
              },
            },
          },
        },
      },
    ],
  },
}));
