// Who may import whom: the arrows of the architecture, checked by scripts/architecture.test.ts. Those of the portal are
// explained in docs/decisions/057-portal-by-feature.md.

const test = String.raw`\.(test|stories)\.tsx?$|/test(ing)?/`;

/** What features of the portal may import of each other. */
const api = String.raw`[\w.]*api\.ts$`;

/** A library however it is imported: by its name, or from a folder of node_modules. */
const library = (/** @type {string[]} */ ...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no cycles',
      comment: 'Types count: they vanish at run time, but a reader has to follow them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no relative path leaves a package',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/', pathNot: test },
      to: { pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'the client knows only the contract',
      severity: 'error',
      from: { path: '^packages/api-client/', pathNot: test },
      to: { path: `^(apps|packages/(?!api-client/))|@medportal/|${library('react', 'react-dom')}` },
    },
    {
      name: 'one module of the client imports openapi-fetch',
      severity: 'error',
      from: { path: '^packages/api-client/src/', pathNot: `/request\\.ts$|${test}` },
      to: { path: library('openapi-fetch') },
    },
    {
      name: 'the components know no router, client or session',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: test },
      to: {
        path: `^(apps|packages/(?!ui/))|@medportal/(?!ui)|${library('react-router', 'react-router-dom', 'openapi-fetch', 'jwt-decode')}`,
      },
    },
    {
      name: 'the portal leaves looks to the components',
      severity: 'error',
      from: { path: '^apps/portal/', pathNot: test },
      to: { path: library('styled-components') },
    },
    {
      name: 'the core of the portal knows no feature',
      severity: 'error',
      from: { path: '^apps/portal/src/core/', pathNot: test },
      to: { path: '^apps/portal/src/(features/|shell/|router|main)' },
    },
    {
      name: 'the frame of the portal knows no feature',
      comment: 'It loads parts of features lazily.',
      severity: 'error',
      from: { path: '^apps/portal/src/shell/', pathNot: test },
      to: { path: '^apps/portal/src/(features/|router|main)', dynamic: false },
    },
    {
      name: 'a feature of the portal knows neither the frame nor the router',
      severity: 'error',
      from: { path: '^apps/portal/src/features/', pathNot: test },
      to: { path: '^apps/portal/src/(shell/|router|main)' },
    },
    {
      name: 'a feature of the portal knows others by their api',
      comment: 'It loads their parts lazily.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/([^/]+)/', pathNot: test },
      to: {
        path: '^apps/portal/src/features/',
        pathNot: `^apps/portal/src/features/($1/|[^/]+/${api})`,
        dynamic: false,
      },
    },
    {
      name: 'journeys, Storybook and benchmarks know the paths and the languages of the portal',
      severity: 'error',
      from: { path: String.raw`^(e2e|\.storybook|bench)/` },
      to: { path: '^apps/portal/src/(?!paths|core/i18n/)' },
    },
    {
      name: 'nothing imports the server',
      severity: 'error',
      from: { path: '^apps/portal/', pathNot: test },
      to: { path: '^apps/(?!portal/)|@medportal/server' },
    },
    {
      name: 'the server imports no portal, no component and no React',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: test },
      to: {
        path: `^(apps/(?!server/)|packages/ui/)|@medportal/(ui|portal)|${library('react', 'react-dom')}`,
      },
    },
    {
      name: 'the server imports the contract as types only',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: test },
      to: {
        path: '^packages/api-client/|@medportal/api-client',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
