/**
 * Compares openapi.yaml with the contract of the last release, `released/openapi.yaml`. Run as a program it prints
 * what would break a consumer; the exit code is 1 when no changeset says that the next version is a major one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { isNode, list, type Node } from './contract.ts';

/**
 * What a schema is about. A request must stay accepted: it breaks when the schema allows less. An answer must stay
 * readable: it breaks when the schema allows more.
 */
type Direction = 'request' | 'answer';

/** Where a comparison stands, in words, and what it has found. */
interface Place {
  readonly at: string;
  readonly found: string[];
}

/** The two documents, and the direction in which their schemas are compared. */
interface Schemas {
  readonly released: Node;
  readonly current: Node;
  readonly direction: Direction;
  /** The current schemas that are known to be no worse, or are being compared, by the released one. */
  readonly settled: Map<unknown, Set<unknown>>;
}

const methods = 'get put post delete options head patch trace'.split(' ');
const types = 'null boolean object array number string'.split(' ');
const lowerBounds = 'minimum exclusiveMinimum minLength minItems minProperties'.split(' ');
const upperBounds = 'maximum exclusiveMaximum maxLength maxItems maxProperties'.split(' ');
/** The keywords that hold values, and those that hold schemas. */
const valueKeywords = [
  ...lowerBounds,
  ...upperBounds,
  ...'type enum const pattern format default'.split(' '),
];
const partKeywords = 'required properties additionalProperties items allOf anyOf oneOf'.split(' ');
const keywords = [...valueKeywords, ...partKeywords];
/** Members that describe and do not decide. */
const words =
  'title summary description example examples deprecated tags externalDocs $comment'.split(' ');

const members = (value: unknown): Node => (isNode(value) ? value : {});
const keysOf = (...nodes: readonly Node[]) => [...new Set(nodes.flatMap(Object.keys))];
const without = (values: readonly unknown[], others: readonly unknown[]) =>
  values.filter((value) => !others.includes(value));
const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

const below = (place: Place, at: string): Place => ({ ...place, at: `${place.at}${at}` });
const say = (place: Place, text: string) => place.found.push(`${place.at}: ${text}`);

/** Follows a `$ref` inside its document. What stands beside it holds as well. */
function resolve(document: Node, value: unknown): Node {
  const { $ref: pointer, ...beside } = members(value);
  if (typeof pointer !== 'string') return members(value);
  const target = pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, step) => members(at)[step], document);
  if (!isNode(target)) throw new Error(`${pointer} leads nowhere.`);
  const found = resolve(document, target);
  return without(Object.keys(beside), words).length === 0 ? found : { allOf: [found, beside] };
}

/** Whatever is not known to the comparison must stay as it is. */
function compareOthers(place: Place, released: Node, current: Node, known: readonly string[]) {
  for (const key of keysOf(released, current)) {
    if (known.includes(key) || words.includes(key) || key.startsWith('x-')) continue;
    // What a `$ref` leads to may have changed, too.
    if (!isDeepStrictEqual(released[key], current[key]) || show(current[key]).includes('"$ref"')) {
      say(place, `${key} cannot be compared`);
    }
  }
}

function typesOf(schema: Node): readonly unknown[] {
  if (schema.type === undefined) return types;
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}

function allowsTypes(schema: Node, wanted: readonly unknown[]): boolean {
  const allowed = typesOf(schema);
  return wanted.every(
    (type) => allowed.includes(type) || (type === 'integer' && allowed.includes('number')),
  );
}

/** What another value of a keyword does to the values that a schema allows. */
function effectOf(keyword: string, released: Node, current: Node) {
  const [was, is] = [released[keyword], current[keyword]];
  if (keyword === 'type') {
    return {
      less: !allowsTypes(current, typesOf(released)),
      more: !allowsTypes(released, typesOf(current)),
    };
  }
  // Who leaves the value out of a request gets something else.
  if (keyword === 'default') return { less: was !== undefined, more: false };
  if (typeof was === 'number' && typeof is === 'number') {
    const isHigher = is > was;
    if (lowerBounds.includes(keyword)) return { less: isHigher, more: !isHigher };
    if (upperBounds.includes(keyword)) return { less: !isHigher, more: isHigher };
  }
  // A rule that is new allows less, one that is gone more; two that differ cannot be compared.
  return { less: is !== undefined, more: was !== undefined };
}

function compareValues(place: Place, released: Node, current: Node, direction: Direction) {
  for (const keyword of valueKeywords) {
    const [was, is] = [released[keyword], current[keyword]];
    if (isDeepStrictEqual(was, is)) continue;
    if (keyword === 'enum' && Array.isArray(was) && Array.isArray(is)) {
      // In an answer, too: code that names the value no longer compiles.
      for (const value of without(was, is)) say(place, `the value ${show(value)} was removed`);
      if (direction === 'request') continue;
      for (const value of without(is, was)) say(place, `the value ${show(value)} is new`);
    } else {
      const { less, more } = effectOf(keyword, released, current);
      const isBreaking = direction === 'request' ? less : more;
      if (isBreaking) say(place, `${keyword} ${show(was)} became ${show(is)}`);
    }
  }
}

function compareFields(place: Place, released: Node, current: Node, schemas: Schemas) {
  const isRequest = schemas.direction === 'request';
  const [were, are] = [members(released.properties), members(current.properties)];
  const [needed, needs] = [list(released.required), list(current.required)];
  // Whether a request may have other fields is compared elsewhere; a new one does not depend on it.
  const others =
    isNode(released.additionalProperties) || !isRequest ? released.additionalProperties : undefined;
  const names = [...keysOf(were, are), ...needed, ...needs].map(String);
  for (const name of new Set(names)) {
    const field = below(place, `.${name}`);
    if ((were[name] ?? false) !== false && (are[name] ?? false) === false) {
      say(field, 'was removed');
      continue;
    }
    const [wasNeeded, isNeeded] = [needed.includes(name), needs.includes(name)];
    if (isRequest && isNeeded && !wasNeeded) say(field, 'became required');
    if (!isRequest && wasNeeded && !isNeeded) say(field, 'is no longer always there');
    // A field that is new had to be as the others, where something is said of those.
    const before = were[name] ?? others;
    if (name in are && before !== undefined) compareSchemas(field, before, are[name], schemas);
  }
}

/** Whether each alternative that must stay has one that takes its place. */
function compareAlternatives(place: Place, were: unknown, are: unknown, schemas: Schemas) {
  if (were === undefined && are === undefined) return;
  const isRequest = schemas.direction === 'request';
  const fits = (released: unknown, current: unknown) => {
    const found: string[] = [];
    compareSchemas({ at: '', found }, released, current, schemas);
    return found.length === 0;
  };
  const [before, after] = [list(were ?? [true]), list(are ?? [true])];
  const lost = isRequest
    ? before.filter((released) => !after.some((current) => fits(released, current)))
    : after.filter((current) => !before.some((released) => fits(released, current)));
  for (const alternative of lost) {
    say(
      place,
      `the alternative ${show(alternative)} is ${isRequest ? 'no longer accepted' : 'new'}`,
    );
  }
}

/** Compares two schemas; `true` allows every value and `false` none. */
function compareSchemas(place: Place, was: unknown, is: unknown, schemas: Schemas) {
  const { direction } = schemas;
  if (was === false || is === false) {
    if (was !== is && (is === false) === (direction === 'request')) {
      say(place, is === false ? 'is no longer allowed' : 'was never there before');
    }
    return;
  }
  // Most schemas are met often, and one that contains itself without an end.
  const settled = schemas.settled.get(was) ?? new Set();
  if (settled.has(is)) return;
  schemas.settled.set(was, settled.add(is));
  const foundBefore = place.found.length;
  const released = resolve(schemas.released, was);
  const current = resolve(schemas.current, is);
  compareValues(place, released, current, direction);
  compareFields(place, released, current, schemas);
  for (const [keyword, name] of [
    ['additionalProperties', '.*'],
    ['items', '[]'],
  ] as const) {
    if (keyword in released || keyword in current) {
      const field = below(place, name);
      compareSchemas(field, released[keyword] ?? true, current[keyword] ?? true, schemas);
    }
  }
  const [before, after] = [list(released.allOf), list(current.allOf)];
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    compareSchemas(place, before[index] ?? true, after[index] ?? true, schemas);
  }
  compareAlternatives(place, released.anyOf, current.anyOf, schemas);
  compareAlternatives(place, released.oneOf, current.oneOf, schemas);
  compareOthers(place, released, current, keywords);
  if (place.found.length > foundBefore) settled.delete(is);
}

/** Compares the media types of a body, and their schemas. */
function compareContent(place: Place, released: Node, current: Node, schemas: Schemas) {
  const [were, are] = [members(released.content), members(current.content)];
  for (const type of keysOf(were, are)) {
    const media = below(place, Object.keys(were).length > 1 ? ` ${type}` : '');
    const [before, after] = [members(were[type]), members(are[type])];
    if (!(type in are)) say(place, `${type} was removed`);
    else if (type in were) {
      compareSchemas(media, before.schema ?? true, after.schema ?? true, schemas);
      compareOthers(media, before, after, ['schema']);
    } else if (schemas.direction === 'answer') say(place, `${type} is new`);
  }
}

function parametersOf(document: Node, ...holders: readonly Node[]): Map<string, Node> {
  const all = holders
    .flatMap(({ parameters }) => list(parameters))
    .map((entry) => resolve(document, entry));
  return new Map(
    all.map((entry) => [`${String(entry.in)} parameter ${String(entry.name)}`, entry]),
  );
}

function compareParameters(
  place: Place,
  were: ReadonlyMap<string, Node>,
  are: ReadonlyMap<string, Node>,
  schemas: Schemas,
) {
  for (const [name, before] of were) {
    const parameter = below(place, `: ${name}`);
    const after = are.get(name);
    if (after === undefined) {
      const moved = [...are].find(([key, entry]) => entry.name === before.name && !were.has(key));
      say(parameter, moved ? `became the ${moved[0]}` : 'was removed');
      continue;
    }
    if (after.required === true && before.required !== true) say(parameter, 'became required');
    compareSchemas(parameter, before.schema ?? true, after.schema ?? true, schemas);
    compareOthers(parameter, before, after, ['name', 'in', 'required', 'schema']);
  }
  for (const [name, { required }] of are) {
    if (required === true && !were.has(name)) say(below(place, `: ${name}`), 'is new and required');
  }
}

function compareRequestBody(place: Place, was: unknown, is: unknown, schemas: Schemas) {
  const body = below(place, ': request body');
  const before = resolve(schemas.released, was);
  const after = resolve(schemas.current, is);
  if (after.required === true && before.required !== true) say(body, 'became required');
  if (was === undefined) return;
  if (is === undefined) {
    say(body, 'was removed');
    return;
  }
  compareContent(body, before, after, schemas);
  compareOthers(body, before, after, ['required', 'content']);
}

function compareAnswers(place: Place, were: Node, are: Node, schemas: Schemas) {
  for (const status of keysOf(were, are)) {
    const answer = below(place, `: answer ${status}`);
    if (!(status in are)) say(answer, 'was removed');
    // One more way to fail is a failure like the others; one more way to succeed is not read by anybody.
    else if (!(status in were)) {
      if (!/^[45]|^default$/.test(status)) say(answer, 'is new');
    } else {
      const before = resolve(schemas.released, were[status]);
      const after = resolve(schemas.current, are[status]);
      compareContent(below(answer, ' body'), before, after, schemas);
      compareHeaders(answer, members(before.headers), members(after.headers), schemas);
      compareOthers(answer, before, after, ['content', 'headers']);
    }
  }
}

function compareHeaders(place: Place, were: Node, are: Node, schemas: Schemas) {
  for (const name of Object.keys(were)) {
    const header = below(place, ` header ${name}`);
    if (!(name in are)) {
      say(header, 'was removed');
      continue;
    }
    const before = resolve(schemas.released, were[name]);
    const after = resolve(schemas.current, are[name]);
    if (before.required === true && after.required !== true)
      say(header, 'is no longer always there');
    compareSchemas(header, before.schema ?? true, after.schema ?? true, schemas);
    compareOthers(header, before, after, ['required', 'schema']);
  }
}

/** The ways to be let in, each with its schemes; the empty one lets everybody in. */
function securityOf(document: Node, operation: Node): readonly Node[] {
  const choices = list(operation.security ?? document.security).map(members);
  return choices.length === 0 ? [{}] : choices;
}

function isStricter(were: readonly Node[], are: readonly Node[]): boolean {
  const isEnough = (given: Node, asked: Node) =>
    Object.entries(asked).every(
      ([scheme, scopes]) =>
        scheme in given && without(list(scopes), list(given[scheme])).length === 0,
    );
  return were.some((given) => !are.some((asked) => isEnough(given, asked)));
}

/** The contract before and after, as the two directions compare them. */
interface Contracts {
  readonly released: Node;
  readonly current: Node;
  readonly requests: Schemas;
  readonly answers: Schemas;
}

/** Compares an operation; the path items hold what is true for all operations of the path. */
function compareOperation(
  found: string[],
  method: string,
  path: string,
  { released, current, requests, answers }: Contracts,
) {
  const oldItem = resolve(released, members(released.paths)[path]);
  const newItem = resolve(current, members(current.paths)[path]);
  const [was, is] = [members(oldItem[method]), members(newItem[method])];
  const address = `${method.toUpperCase()} ${path}`;
  const place = { at: typeof was.operationId === 'string' ? was.operationId : address, found };
  if (!(method in newItem)) {
    say(place, `${address} was removed`);
    return;
  }
  if (was.operationId !== is.operationId) say(place, `is called ${show(is.operationId)} now`);
  const [could, can] = [securityOf(released, was), securityOf(current, is)];
  if (isStricter(could, can)) say(place, `security ${show(could)} became ${show(can)}`);
  const before = parametersOf(released, oldItem, was);
  compareParameters(place, before, parametersOf(current, newItem, is), requests);
  compareRequestBody(place, was.requestBody, is.requestBody, requests);
  compareAnswers(place, members(was.responses), members(is.responses), answers);
  const known = ['operationId', 'security', 'parameters', 'requestBody', 'responses'];
  compareOthers(place, was, is, known);
}

/**
 * What in a contract would break those who use the released one, each as a line with the operation, the place and the
 * change. What the comparison does not know counts as breaking when it has changed.
 * @param before - The released contract, as parsed from YAML.
 * @param after - The contract of today.
 * @returns Nothing when every consumer can go on.
 * @throws When a `$ref` leads nowhere.
 */
export function breakingChanges(before: unknown, after: unknown): readonly string[] {
  const found: string[] = [];
  const [released, current] = [members(before), members(after)];
  const requests: Schemas = { released, current, direction: 'request', settled: new Map() };
  const answers: Schemas = { released, current, direction: 'answer', settled: new Map() };
  for (const [path, item] of Object.entries(members(released.paths))) {
    const oldItem = resolve(released, item);
    for (const method of methods.filter((name) => name in oldItem)) {
      compareOperation(found, method, path, { released, current, requests, answers });
    }
    const newItem = members(current.paths)[path];
    if (newItem !== undefined) {
      const known = [...methods, 'parameters'];
      compareOthers({ at: path, found }, oldItem, resolve(current, newItem), known);
    }
  }
  const contract: Place = { at: 'the contract', found };
  const [oldParts, newParts] = [members(released.components), members(current.components)];
  for (const name of without(
    keysOf(members(oldParts.schemas)),
    keysOf(members(newParts.schemas)),
  )) {
    // Code names the types of the schema module.
    say(contract, `schema ${String(name)} was removed`);
  }
  const schemes = members(newParts.securitySchemes);
  for (const [name, scheme] of Object.entries(members(oldParts.securitySchemes))) {
    const place = below(contract, `: security scheme ${name}`);
    // One that is gone is missed only by operations, and those are compared.
    if (name in schemes) compareOthers(place, members(scheme), members(schemes[name]), []);
  }
  compareOthers(contract, released, current, ['info', 'components', 'paths', 'security']);
  return found;
}

/** Whether a changeset asks for a major version of the client. */
function isMajorPending(folder: string): boolean {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(folder, name), 'utf8').split(/^---$/m)[1] ?? '')
    .some((front) => members(parse(front))['@medportal/api-client'] === 'major');
}

/** The first line of the released contract. */
export const releasedBanner = (version: string) =>
  `# The contract of @medportal/api-client ${version}. Do not edit: \`npm run release:version\` copies it.\n`;

/** Compares the contract of a working copy with its released one, and returns what is wrong. */
export function checkRelease(root: string): readonly string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const text = read('packages/api-client/released/openapi.yaml');
  const version = String(members(parse(read('packages/api-client/package.json'))).version);
  if (!text.startsWith(releasedBanner(version))) {
    return [
      `released/openapi.yaml is not that of version ${version}: use \`npm run release:version\`.`,
    ];
  }
  const changes = breakingChanges(parse(text), parse(read('openapi.yaml')));
  if (changes.length === 0 || isMajorPending(join(root, '.changeset'))) return [];
  return [
    ...changes,
    'This breaks those who use the released contract. Undo it, or run `npx changeset` and choose a major version of @medportal/api-client.',
  ];
}

if (import.meta.main) {
  const root = process.argv[2] ?? fileURLToPath(new URL('../../../', import.meta.url));
  const wrong = checkRelease(root);
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
