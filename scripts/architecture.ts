// Limits certain text to certain files, and measures how modules import each other. Who may import whom is in
// .dependency-cruiser.js. See docs/decisions/002-architecture-check.md.

/** Source text by path, relative to the repository. */
export type Sources = ReadonlyMap<string, string>;

/** A string of several words that begins like a sentence, outside of comments and of errors for developers. */
const sentence =
  /^(?!\s*(?:\*|\{?\/[/*])).*?(?<!Error\(\s*)(['"`])[A-Z][a-z’]+ [\w$](?:(?!\1).)*\1/m;

const restrictions: readonly { what: string; pattern: RegExp; within: string; allowed: RegExp }[] =
  [
    {
      what: 'a misspelled wire name',
      pattern: /\b(symptons|digonsis|dateOfDiagonsis|medicinName|isMaintenace)\b/,
      within: '',
      allowed:
        /^(scripts\/architecture\.ts$|packages\/api-client\/|apps\/portal\/src\/features\/\w+\/(\w+\.)?api\.ts$|apps\/server\/src\/operations\/|e2e\/|apps\/portal\/src\/testing\/)|\.(test|stories)\.tsx?$|^apps\/server\/test\//,
    },
    {
      what: 'the wire client',
      pattern: /from '@medportal\/api-client'/,
      within: 'apps/portal/',
      allowed:
        /^apps\/portal\/(first-reads\.ts$|src\/features\/\w+\/(\w+\.)?api\.ts$|(src\/(core|features\/(auth|inbox|record\/export)|testing)|test)\/)|\.(test|stories)\.tsx?$/,
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
      what: 'a text',
      pattern: sentence,
      within: 'packages/ui/src/',
      allowed:
        /^packages\/ui\/src\/(messages|testing|theme|foundations)\/|\.(test|stories|fixtures)\.tsx?$/,
    },
    {
      what: 'a text',
      pattern: sentence,
      within: 'apps/portal/src/',
      // The first has names of LOINC, the second a scheme of HTTP, the third texts of the contract, the fourth the reason
      // phrase of a status.
      allowed:
        /^apps\/portal\/src\/(features\/record\/export\/codes\.ts|core\/api\/(startedReads|wire)\.ts|shell\/root\.tsx|(core\/i18n\/messages|testing)\/.*)$|\.(test|stories)\.tsx?$/,
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
    {
      what: 'the umask, which belongs to the whole process',
      pattern: /\bumask\b/,
      within: 'apps/server/src/',
      allowed: /^apps\/server\/src\/cli\.ts$/,
    },
  ];

export function architectureViolations(sources: Sources): string[] {
  return [...sources].flatMap(([path, source]) =>
    restrictions
      .filter(({ within, allowed }) => path.startsWith(within) && !allowed.test(path))
      .filter(({ pattern }) => pattern.test(source))
      .map(({ what, pattern }) => `${path} holds ${what}: ${pattern.exec(source)?.[0]}`),
  );
}

/** What each module imports at once, types included, by path. Without cycles. */
export type Imports = ReadonlyMap<string, readonly string[]>;

type Chain = readonly string[];

const longer = (one: Chain, other: Chain) => (other.length > one.length ? other : one);

/** The longest chain of modules of which each imports the next one: what a reader of the first may have to follow. */
export function longestChain(imports: Imports): Chain {
  const known = new Map<string, Chain>();
  const chainFrom = (module: string): Chain => {
    const found = known.get(module);
    if (found) return found;
    const chain = [module, ...(imports.get(module) ?? []).map(chainFrom).reduce(longer, [])];
    known.set(module, chain);
    return chain;
  };
  return [...imports.keys()].map(chainFrom).reduce(longer, []);
}

/**
 * The folders that import themselves by way of others.
 * @param folderOf - The folder of a module; modules of the same folder may import each other.
 */
export function foldersInCircles(imports: Imports, folderOf: (module: string) => string): string[] {
  const targets = new Map<string, Set<string>>();
  for (const [module, imported] of imports) {
    const folder = folderOf(module);
    const others = imported.map(folderOf).filter((other) => other !== folder);
    targets.set(folder, new Set([...(targets.get(folder) ?? []), ...others]));
  }
  const reachedFrom = (folder: string, reached = new Set<string>()): Set<string> => {
    for (const target of targets.get(folder) ?? [])
      if (!reached.has(target)) reachedFrom(target, reached.add(target));
    return reached;
  };
  return [...targets.keys()].filter((folder) => reachedFrom(folder).has(folder));
}
