import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messagesPlugin } from '@medportal/ui/compile-messages';
import { bundleReport } from './bundle-report.ts';
import { compileHint } from './compile-hint.ts';
import { narrowFonts } from './narrow-fonts.ts';

/** Groups modules that three or more pages share, instead of one small chunk for each combination of pages. */
const chunkGroups = [
  { name: 'entry', tags: ['$initial' as const], priority: 2 },
  {
    name: 'data',
    test: /portal.src.(data|resources)|api-client|@tanstack/,
    minShareCount: 3,
    priority: 1,
  },
  // With what they import: all that a visitor's first page shows of the shared components.
  {
    name: 'cards',
    test: /ui.src.components.(Card|DescriptionList|DoctorCard|RequestCard|Text|Readings.LatestReading)\b|icons.(stethoscope|arrow-right)/,
    minShareCount: 3,
    priority: 1,
  },
  { name: 'components', minShareCount: 3 },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    messagesPlugin(),
    react(),
    !isSsrBuild && [compileHint(), narrowFonts(), bundleReport()],
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080' },
  },
  build: {
    // Read by prerender.tsx.
    manifest: !isSsrBuild,
    // All supported browsers have it built in.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Silences warnings about 'use client' in libraries.
      checks: { moduleLevelDirective: false },
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
    },
  },
  oxc: {
    plugins: {
      styledComponents: { displayName: command === 'serve', fileName: false, pure: true },
    },
  },
}));
