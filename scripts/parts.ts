// The parts of the two test runs, in the order in which they start. CONTRIBUTING.md has the same table.

interface Row {
  name: string;
  /** What it checks in `npm test`, or at all if `isReleaseOnly`. */
  what: string;
  /** What `npm run test:release` checks besides. */
  release?: string;
  isReleaseOnly?: boolean;
  /** The part that must end first. */
  after?: string;
  /** Runs after all others, by itself. */
  isAlone?: boolean;
}

const table = [
  { name: 'portal-build', what: 'the portal builds' },
  {
    name: 'contract',
    what: 'openapi.yaml is valid and compatible, and the generated client matches it',
  },
  { name: 'format', what: 'formatted' },
  {
    name: 'storybook',
    what: 'every story and its play function; axe on every story of a screen and on the first of each component',
    release:
      'axe on every story, the other theme and direction, longer texts on a narrow phone, screenshots',
  },
  {
    name: 'server',
    what: 'every operation, rule and refusal on the embedded database, and what only PostgreSQL can show',
    release:
      'all on both databases; plans, backups, outages, crashes, rolling deployments, replicas and monitoring',
    after: 'portal-build',
  },
  {
    name: 'pages',
    what: 'what each page does with its calls, and a sample of its faults',
    release: 'every page with every fault',
  },
  {
    name: 'journeys',
    what: 'the main journeys through browser, server and database',
    release: 'all journeys, and sweeps over every page',
    after: 'portal-build',
  },
  {
    name: 'core-journeys',
    what: 'the main journey against a backend without extensions',
    release: 'all journeys against it',
    after: 'portal-build',
  },
  {
    name: 'unit',
    what: 'functions, and the rules of the repository',
    release:
      'the examples of the READMEs, the APIs of supported browsers, every removal from the contract',
  },
  {
    name: 'packages',
    what: 'types and sizes of the packed packages, without a registry',
    release:
      'publint, attw, and the packages as installed by consumers: lowest versions, Next, Node, forms',
    after: 'portal-build',
  },
  { name: 'types', what: 'every package and app compiles' },
  { name: 'lint', what: 'no lint errors' },
  { name: 'states', what: 'what covers the specification exists' },
  { name: 'budgets', what: 'the built portal keeps its size budgets', after: 'portal-build' },
  {
    name: 'storybook-build',
    what: 'Storybook builds, and works in a browser',
    isReleaseOnly: true,
  },
  {
    name: 'bench',
    what: 'that every benchmark runs, and what those of pages measure',
    isReleaseOnly: true,
  },
  {
    name: 'audit',
    what: 'no dependency has a known vulnerability that pnpm-workspace.yaml does not accept; needs npm',
    isReleaseOnly: true,
  },
  {
    name: 'failover',
    what: 'two servers, and a PostgreSQL whose primary is switched and killed',
    isReleaseOnly: true,
    // Patroni acts by the clock, and takes a busy primary for a dead one.
    isAlone: true,
  },
] as const satisfies readonly Row[];

export type PartName = (typeof table)[number]['name'];

export type Part = Row & { name: PartName };

export const parts: readonly Part[] = table;
