/**
 * Compares openapi.yaml with the contract of the last release, `released.json`. Requests may accept more and HTTP
 * responses may allow less; every other change breaks users of the client. As a program, it prints the breaking changes
 * and exits with 1 unless a changeset requests a major version.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { isNode, list, type Node, resolve } from './contract.ts';

const annotations =
  /^(title|summary|description|examples?|deprecated|tags|externalDocs|info|servers|x-.*)$/;

/** The keywords that contain a schema, and how its place is written. */
const nested: Readonly<Record<string, string>> = {
  schema: '',
  items: '[]',
  additionalProperties: '.*',
};

const members = (value: unknown): Node => (isNode(value) ? value : {});
const without = <T>(values: readonly T[], others: readonly unknown[]) =>
  values.filter((value) => !others.includes(value));
const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

/** How a part of the contract changed, one line for each change that breaks users. */
type Compare = (at: string, was: unknown, is: unknown, isRequest: boolean) => readonly string[];

/**
 * The changes that break users of the released contract, one line each: operation, part and change. A change for which
 * there is no rule breaks.
 * @param released - The released contract, parsed.
 * @param current - The current contract, parsed.
 * @throws When the target of a `$ref` does not exist.
 */
export function breakingChanges(released: Node, current: Node): readonly string[] {
  const compare: Compare = (at, was, is, isRequest) => {
    const [before, after] = [target(released, was), target(current, is)];
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys]
      .filter((key) => !annotations.test(key))
      .flatMap((key) => {
        const rule = rules[key];
        const [old, now] = [before[key], after[key]];
        if (rule) return rule(at, old, now, isRequest);
        if (key in nested && isNode(old) && isNode(now))
          return compare(`${at}${nested[key]}`, old, now, isRequest);
        return breaks(key, old, now, isRequest)
          ? [`${at}: ${key} ${show(old)} became ${show(now)}`]
          : [];
      });
  };

  /** Compares members by name. One that was removed breaks; a new one does if `isBreaking` says so. */
  const named =
    (
      place: (at: string, name: string) => string,
      isBreaking: (name: string, isRequest: boolean, added: Node) => boolean = () => false,
      inner: Compare = compare,
    ): Compare =>
    (at, was, is, isRequest) => {
      const [old, now] = [members(was), members(is)];
      return [
        ...without(Object.keys(now), Object.keys(old))
          .filter((name) => isBreaking(name, isRequest, target(current, now[name])))
          .map((name) => `${place(at, name)} is new`),
        ...Object.entries(old).flatMap(([name, value]) =>
          name in now
            ? inner(place(at, name), value, now[name], isRequest)
            : [`${place(at, name)} was removed`],
        ),
      ];
    };

  const isRequired = (_: string, __: boolean, added: Node) => added['required'] === true;
  const operations = named(
    (path, method) => `${method.toUpperCase()} ${path}`,
    (name) => !/^(get|put|post|delete|patch)$/.test(name),
  );
  const responses = named(
    (at, status) => `${at} ${status}`,
    // Only callers that send `If-None-Match` get a 304, and clients treat all failures alike.
    (status) => !/^(304|[45]..|default)$/.test(status),
  );
  const parameters = named((at, name) => `${at}: ${name}`, isRequired);
  const request = named((at) => `${at}: request`, isRequired);
  const schemas = named(
    (at, name) => `${at}: schema ${name}`,
    undefined,
    () => [],
  );
  const schemes = named((at, name) => `${at}: security scheme ${name}`);

  /** Each alternative on the sending side has to fit one on the accepting side. */
  const alternatives: Compare = (at, was, is, isRequest) => {
    const [old, now] = [list(was ?? [{}]), list(is ?? [{}])];
    const fits = (one: unknown, other: unknown) => compare(at, one, other, isRequest).length === 0;
    const lost = isRequest
      ? old.filter((one) => !now.some((other) => fits(one, other)))
      : now.filter((one) => !old.some((other) => fits(other, one)));
    const change = isRequest ? 'no longer accepted' : 'new';
    return lost.map((one) => `${at}: the alternative ${show(one)} is ${change}`);
  };

  const rules: Readonly<Record<string, Compare>> = {
    paths: named((_, path) => path, undefined, operations),
    parameters: (at, was, is) =>
      parameters(at, parametersOf(released, was), parametersOf(current, is), true),
    requestBody: (at, was, is) => request(at, was ? { was } : {}, is ? { was: is } : {}, true),
    responses: (at, was, is) => responses(at, was, is, false),
    headers: named((at, name) => `${at} header ${name}`),
    content: named(
      (at, type) => `${at} ${type === 'application/json' ? 'body' : type}`,
      (_, isRequest) => !isRequest,
    ),
    properties: named((at, name) => `${at}.${name}`),
    required: (at, was, is, isRequest) => {
      // A list of names in a schema, a flag elsewhere.
      const [old, now] = [was, is].map((value) =>
        value === true ? [''] : list(value).map(String),
      );
      const [sent = [], accepted = []] = isRequest ? [old, now] : [now, old];
      const change = isRequest ? 'became required' : 'is no longer always there';
      return without(accepted, sent).map((name) => `${at}${name && `.${name}`} ${change}`);
    },
    anyOf: alternatives,
    oneOf: alternatives,
    // Compared where they are used. The generated module exports a type for each schema.
    components: (at, was, is) => [
      ...schemas(at, members(was)['schemas'], members(is)['schemas'], true),
      ...schemes(at, members(was)['securitySchemes'], members(is)['securitySchemes'], true),
    ],
  };
  return compare('the contract', released, current, true);
}

const isOther = (was: unknown, is: unknown) => is !== undefined && !isDeepStrictEqual(was, is);
const isHigher = (was: unknown, is: unknown) => Number(is ?? -Infinity) > Number(was ?? -Infinity);
const isLower = (was: unknown, is: unknown) => Number(is ?? Infinity) < Number(was ?? Infinity);
const anything = 'null boolean object array number string'.split(' ');
const typesOf = (type: unknown = anything) => [type].flat();
/** The alternatives of `security`; the empty one needs no token. */
const choicesOf = (security: unknown) =>
  list(security).length === 0 ? [{}] : list(security).map(members);

/** Whether a constraint allows less than before. */
const allowsLess: Readonly<Record<string, (was: unknown, is: unknown) => boolean>> = {
  type: (was, is) =>
    without(typesOf(was), [typesOf(is), typesOf(is).includes('number') ? 'integer' : []].flat(2))
      .length > 0,
  enum: (was, is) =>
    is !== undefined && (was === undefined || without(list(was), list(is)).length > 0),
  additionalProperties: (was = true, is = true) => is !== true && !isDeepStrictEqual(was, is),
  security: (was, is) =>
    choicesOf(was).some((given) =>
      choicesOf(is).every((wanted) => Object.keys(wanted).some((scheme) => !(scheme in given))),
    ),
  default: (was, is) => was !== undefined && !isDeepStrictEqual(was, is),
  pattern: isOther,
  format: isOther,
  const: isOther,
  minimum: isHigher,
  minLength: isHigher,
  minItems: isHigher,
  maximum: isLower,
  maxLength: isLower,
  maxItems: isLower,
};

function breaks(keyword: string, was: unknown, is: unknown, isRequest: boolean): boolean {
  const isNarrower = allowsLess[keyword];
  if (isNarrower === undefined) return !isDeepStrictEqual(was, is);
  // Code that names a value of an HTTP response no longer compiles when the value is gone.
  if (isRequest || keyword === 'enum')
    return isNarrower(was, is) || (!isRequest && isNarrower(is, was));
  return isNarrower(is, was);
}

/** Follows a `$ref`; what stands beside it applies as well. */
function target(contract: Node, value: unknown): Node {
  const { $ref: _, ...siblings } = members(value);
  return isNode(value) ? { ...resolve(contract, value), ...siblings } : {};
}

const parametersOf = (contract: Node, parameters: unknown): Node =>
  Object.fromEntries(
    list(parameters)
      .map((entry) => target(contract, entry))
      .map((entry) => [`${String(entry['in'])} parameter ${String(entry['name'])}`, entry]),
  );

/** Whether a changeset requests a major version of the client. */
function isMajorPending(folder: string): boolean {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(folder, name), 'utf8').split(/^---$/m)[1] ?? '')
    .some((front) => members(parse(front))['@medportal/api-client'] === 'major');
}

/** Checks the contract of a working copy against the released one; returns the errors. */
export function checkRelease(root: string): readonly string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const client = 'packages/api-client/';
  const { version: released, ...contract } = members(parse(read(`${client}released.json`)));
  const { version } = members(parse(read(`${client}package.json`)));
  if (released !== version) {
    return [`released.json is of version ${show(released)}. Run \`npm run release:version\`.`];
  }
  const changes = breakingChanges(contract, members(parse(read('openapi.yaml'))));
  if (changes.length === 0 || isMajorPending(join(root, '.changeset'))) return [];
  return [
    ...changes,
    'These changes break users of the released contract. Revert them, or run `npx changeset` and choose a major version of @medportal/api-client.',
  ];
}

if (import.meta.main) {
  const errors = checkRelease(fileURLToPath(new URL('../../../', import.meta.url)));
  for (const line of errors) console.error(line);
  process.exitCode = errors.length === 0 ? 0 : 1;
}
