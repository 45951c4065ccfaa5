// Who may know whom, as data, and the check that holds the code against it. See docs/decisions/002-architecture-check.md.
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Source text by path, relative to the repository. */
export type Sources = ReadonlyMap<string, string>;

interface Layer {
  /** The files that belong to it: the path up to here. */
  path: string;
  /** Other layers it may import from, by package name; `types` means types only. */
  mayImport: Record<string, 'values' | 'types'>;
  /** Libraries it must not know, with the reason. */
  mustNotImport?: Record<string, string>;
}

const layers: readonly Layer[] = [
  {
    path: 'packages/api-client/',
    mayImport: {},
    mustNotImport: { react: 'the client knows only the contract' },
  },
  {
    path: 'packages/ui/',
    mayImport: {},
    mustNotImport: {
      'react-router': 'links and navigation are injected',
      'react-router-dom': 'links and navigation are injected',
      'openapi-fetch': 'data comes as views',
      'jwt-decode': 'the session belongs to the app',
    },
  },
  {
    path: 'apps/portal/',
    mayImport: { '@medportal/ui': 'values', '@medportal/api-client': 'values' },
    mustNotImport: { 'styled-components': 'what a screen looks like lives in packages/ui' },
  },
  {
    path: 'apps/server/',
    mayImport: { '@medportal/api-client': 'types' },
    mustNotImport: { react: 'the server serves a build of the portal' },
  },
];

/** Texts that may stand in certain files only. */
const homes: readonly { what: string; pattern: RegExp; within: string; allowed: RegExp }[] = [
  {
    what: 'a misspelled wire name',
    pattern: /\b(symptons|digonsis|dateOfDiagonsis|medicinName|isMaintenace)\b/,
    within: '',
    allowed:
      /^(packages\/api-client\/|apps\/portal\/src\/resources\/|apps\/server\/src\/operations\/|e2e\/|scripts\/architecture|apps\/portal\/src\/testing\/)|\.(test|stories)\.tsx?$|^apps\/server\/test\//,
  },
  {
    what: 'the wire client',
    pattern: /from '@medportal\/api-client'/,
    within: 'apps/portal/',
    allowed: /^apps\/portal\/(src\/(resources|data|testing)|test)\/|\.(test|stories)\.tsx?$/,
  },
  {
    what: 'a path of the portal',
    pattern:
      /['"`]\/(Features|Doctors|MedicalSpecifications|Login|Register|PatientRegister|DoctorRegister|DoctorProfile|patient|Request|DoctorMS|Response|ResponseForm)\b/,
    within: 'apps/portal/',
    allowed: /^apps\/portal\/src\/paths\.ts$|\.(test|stories)\.tsx?$/,
  },
  {
    what: 'a raw colour',
    pattern: /#[0-9a-f]{3,8}\b(?=['"`;,\s)])/i,
    within: 'packages/ui/src/',
    allowed: /^packages\/ui\/src\/theme\/|\.(test|stories)\.tsx?$/,
  },
  {
    what: 'SQL',
    pattern:
      /\bsql`|\b(select\s+[\w*,.\s]+\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\s/i,
    within: 'apps/server/src/',
    allowed: /^apps\/server\/src\/(repositories|database)\/|\.test\.ts$/,
  },
  {
    what: 'the environment',
    pattern: /\bprocess\.env\b/,
    within: 'apps/server/src/',
    allowed: /^apps\/server\/src\/config\.ts$|\.test\.ts$/,
  },
];

/** A route is wiring. One of so many lines does something that belongs to a screen or a resource. */
const LONGEST_ROUTE = 120;

function isLongRoute(path: string, source: string): boolean {
  const isRoute = path.startsWith('apps/portal/src/routes/') && !isTestOrStory(path);
  return isRoute && source.trimEnd().split('\n').length >= LONGEST_ROUTE;
}

interface Import {
  from: string;
  typesOnly: boolean;
}

function importsOf(path: string, source: string): Import[] {
  const { module } = parseSync(path, source);
  const statics = module.staticImports.map((one) => ({
    from: one.moduleRequest.value,
    typesOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  }));
  const reexports = module.staticExports
    .flatMap((one) => one.entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: moduleRequest.value, typesOnly: isType }] : [],
    );
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    from: source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/['"`]/g, ''),
    typesOnly: false,
  }));
  return [...statics, ...reexports, ...dynamics];
}

/** The package that a module belongs to: `react-router` for `react-router/dom`. */
const packageOf = (from: string) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;

const isTestOrStory = (path: string) => /\.(test|stories)\.tsx?$|\/test(ing)?\//.test(path);

function arrowViolations(path: string, { from, typesOnly }: Import): string[] {
  const layer = layers.find((one) => path.startsWith(one.path));
  if (!layer) return [];
  const found: string[] = [];
  if (from.startsWith('.')) {
    const target = normalize(join(dirname(path), from));
    const isStorybook = target.startsWith('.storybook/') && isTestOrStory(path);
    if (!target.startsWith(layer.path) && !isStorybook && !isTestOrStory(path))
      found.push(`${path} reaches out of ${layer.path} to ${target}`);
  }
  if (from.startsWith('@medportal/')) {
    const allowed = layer.mayImport[packageOf(from)];
    if (!allowed) found.push(`${path} must not import ${from}`);
    else if (allowed === 'types' && !typesOnly && !isTestOrStory(path))
      found.push(`${path} may import types only from ${from}`);
  }
  const reason = layer.mustNotImport?.[packageOf(from)];
  if (reason) found.push(`${path} must not import ${from}: ${reason}`);
  return found;
}

function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start !== -1) found.push(`import cycle: ${[...trail.slice(start), path].join(' → ')}`);
    if (start !== -1 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

/** Every wrong arrow, import cycle, long route, and text outside its home; empty when the structure holds. */
export function architectureViolations(sources: Sources): string[] {
  const found: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [path, source] of sources) {
    const imports = importsOf(path, source);
    found.push(...imports.flatMap((one) => arrowViolations(path, one)));
    // Types count: they vanish at run time, but a reader has to follow them all the same.
    const targets = imports
      .filter(({ from }) => from.startsWith('.'))
      .map(({ from }) => normalize(join(dirname(path), from)))
      .filter((target) => sources.has(target));
    graph.set(path, targets);
    if (isLongRoute(path, source)) found.push(`${path} has ${LONGEST_ROUTE} lines or more`);
    for (const { what, pattern, within, allowed } of homes)
      if (path.startsWith(within) && !allowed.test(path) && pattern.test(source))
        found.push(`${path} holds ${what}: ${pattern.exec(source)?.[0]}`);
  }
  return [...found, ...cycles(graph)];
}
