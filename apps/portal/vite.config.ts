import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleReport } from './bundle-report.ts';

/**
 * What three pages or more share is one script of components and one of data access, instead of up to twenty of a few
 * hundred bytes: browsers load six at a time over HTTP/1.1, and each has headers. The first group comes before them with
 * all that is loaded on every page.
 */
const sharedScripts = [
  { name: 'entry', tags: ['$initial' as const], priority: 2 },
  {
    name: 'data',
    test: /portal.src.(data|resources)|api-client|@tanstack/,
    minShareCount: 3,
    priority: 1,
  },
  { name: 'components', minShareCount: 3 },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), !isSsrBuild && bundleReport()],
  // `npm run dev`: the server answers the API beside Vite, so that the browser sees one origin.
  server: {
    host: '127.0.0.1',
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080' },
  },
  build: {
    // For prerender.tsx: which script holds which route.
    manifest: !isSsrBuild,
    // Every browser the portal supports preloads modules by itself; the polyfill would be one more script.
    modulePreload: { polyfill: false },
    // Libraries mark modules with 'use client', which means nothing to a bundle.
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups: sharedScripts } },
    },
  },
  // Readable class names in development, short ones and minified CSS in the build.
  oxc: {
    plugins: {
      styledComponents: { displayName: command === 'serve', fileName: false, pure: true },
    },
  },
}));
