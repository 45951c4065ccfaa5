// Who may import whom: the arrows of the architecture, checked by scripts/architecture.test.ts.

const test = String.raw`\.(test|stories)\.tsx?$|/test(ing)?/`;

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
