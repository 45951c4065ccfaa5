import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';

const node = { environment: 'node' as const, exclude: ['**/node_modules/**', '**/dist/**'] };

export default defineConfig(async (): Promise<ViteUserConfig> => ({
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
              launchOptions: await launchOptions(),
              contextOptions: {
                reducedMotion: 'reduce',
                deviceScaleFactor: 1,
                locale: 'en-GB',
                timezoneId: 'UTC',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));
