import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { messagesPlugin } from '../packages/ui/scripts/compile-messages.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  staticDirs: ['./public'],
  features: {
    sidebarOnboardingChecklist: false,
    experimentalCodeExamples: true,
    // Read by the State index, and by agents.
    componentsManifest: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [messagesPlugin(), msw({ mode: 'worker-only' })],
      resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
      // Vite reloads the page, even during a test, when it discovers a dependency late.
      optimizeDeps: {
        include: [
          'jwt-decode',
          'openapi-fetch',
          'react-dom',
          'react-router-dom',
          'react-toastify/unstyled',
          'msw',
          'msw/browser',
          'storybook/internal/csf',
        ],
      },
      build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
      // Readable class names and minified CSS.
      oxc: { plugins: { styledComponents: { fileName: false, pure: true } } },
    }),
});
