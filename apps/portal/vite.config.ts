import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messagesPlugin } from '@medportal/ui/compile-messages';
import { bundleReport } from './bundle-report.ts';
import { compileHint } from './compile-hint.ts';
import { componentIds } from './component-ids.ts';
import { narrowFonts } from './narrow-fonts.ts';

/** Components of the UI package, by folder or file. */
const ui = (names: string) => `ui.src.components.(\\w+\\W)?(${names})\\b`;
const core = (names: string) => `portal.src.core.(${names})\\b`;
const feature = (names: string) => `portal.src.features.(${names})\\b`;

/**
 * Modules that three or more pages share, by what the pages do, so that each page loads a few scripts and little that it
 * does not need. A group also takes what its modules import, unless one above it has taken that.
 */
const shared: readonly (readonly [name: string, ...modules: string[]])[] = [
  [
    'data',
    core('api.(capabilities|client|errors|hydration|settings|wire)|query.(readQuery|useView)'),
    core('page.(params|useSent|useTab)|i18n.(dataTexts|messages.en.data)'),
    'api-client|@tanstack.*(queryObserver|utils|use(Base|Infinite)?Query)',
  ],
  [
    'basics',
    ui('Card|DoctorName|Initials|isolate|StatusChip|Text'),
    'icons.(arrow-right|download|eye|search|stethoscope)\\.',
  ],
  ['dates', ui('DateTime'), core('clock.localToday'), 'messages.en.(clinicalFields|dateTime)'],
  ['facts', ui('DescriptionList')],
  ['cards', ui('LatestReading|RequestCard'), 'messages.en.readings'],
  ['fields', ui('Field')],
  ['notices', ui('FormNotice|focusFirstField|numbers'), 'messages.en.form\\b'],
  ['lists', ui('ShowMore|Skeleton|SpotIllustration|StaleNotice|States')],
  ['forms', ui('Form|PasswordField|TextField'), 'registration', core('query.useWrite')],
  [
    'profiles',
    ui('LeaveOverlay|Overlay|ProfileHeader|Tabs'),
    core('drafts.LeaveGuard|query.locked|clock.useQuarterHour'),
    feature('requests.(api|oldest.api)'),
  ],
  ['record', 'Summary(Part|Items)', feature('record.api|requests.lists.api')],
];

const chunkGroups = [
  { name: 'entry', tags: ['$initial' as const], priority: shared.length + 1 },
  ...shared.map(([name, ...modules], index) => ({
    name,
    test: RegExp(modules.join('|'), 'i'),
    minShareCount: 3,
    priority: shared.length - index,
  })),
];

/** Takes the production build of React Router: its package exports only the one with warnings. */
const productionRouter: Plugin = {
  name: 'production-router',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!/^react-router(\/dom)?$/.test(id)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && found.id.replace('/dist/development/', '/dist/production/');
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    messagesPlugin(),
    react(),
    componentIds(),
    !isSsrBuild && [productionRouter, compileHint(), narrowFonts(), bundleReport()],
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
