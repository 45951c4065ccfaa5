/**
 * Compares openapi.yaml with the contract of the last release, `released/openapi.yaml`. As a program, it prints the
 * breaking changes and exits with 1 unless a changeset requests a major version.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { isNode, list, type Node } from './contract.ts';

interface Comparison {
  readonly released: Node;
  readonly current: Node;
  /** Requests break when they accept less, answers when they allow more. */
  readonly isRequest: boolean;
  readonly found: string[];
  /** Pairs of schemas that are compatible or in progress: a schema may contain itself. */
  readonly settled: Map<unknown, Set<unknown>>;
}

const methods = 'get put post delete options head patch trace'.split(' ');
const types = 'null boolean object array number string'.split(' ');
const limits =
  'minimum exclusiveMinimum minLength minItems minProperties ' +
  'maximum exclusiveMaximum maxLength maxItems maxProperties';
const constraints = `${limits} type enum const pattern format default`.split(' ');
const applicators =
  'required properties additionalProperties items allOf anyOf oneOf discriminator'.split(' ');
const annotations =
  'title summary description example examples deprecated tags externalDocs $comment'.split(' ');

const members = (value: unknown): Node => (isNode(value) ? value : {});
const keysOf = (...nodes: readonly Node[]) => [...new Set(nodes.flatMap(Object.keys))].map(String);
const without = (values: readonly unknown[], others: readonly unknown[]) =>
  values.filter((value) => !others.includes(value));
const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

function report({ found }: Comparison, at: string, text: string) {
  found.push(`${at}: ${text}`);
}

/** Follows a `$ref`. Constraints beside it apply as well. */
function resolve(document: Node, value: unknown): Node {
  const { $ref: pointer, ...siblings } = members(value);
  if (typeof pointer !== 'string') return members(value);
  const target = pointer
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, step) => members(at)[step], document);
  if (!isNode(target)) throw new Error(`${pointer} does not exist.`);
  const found = resolve(document, target);
  return without(Object.keys(siblings), annotations).length === 0
    ? found
    : { allOf: [found, siblings] };
}

/** Reports every change of a member that no other function compares. */
function compareRest(ctx: Comparison, at: string, was: Node, is: Node, known: readonly string[]) {
  for (const key of without(keysOf(was, is), [...known, ...annotations]).map(String)) {
    // The target of an unchanged `$ref` may have changed.
    const isSame = isDeepStrictEqual(was[key], is[key]) && !show(is[key]).includes('"$ref"');
    if (!isSame && !key.startsWith('x-')) report(ctx, at, `${key} cannot be compared`);
  }
}

function typesOf({ type = types }: Node): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}

/** The released client sends requests and accepts answers; the current server does the reverse. */
function sidesOf<T>({ isRequest }: Comparison, released: T, current: T): [sent: T, accepted: T] {
  return isRequest ? [released, current] : [current, released];
}

/** Whether the constraint allows less on the accepting side. */
function isNarrower(keyword: string, sent: Node, accepted: Node): boolean {
  const [before, after] = [sent[keyword], accepted[keyword]];
  if (keyword === 'type') {
    const allowed = typesOf(accepted);
    const integer = allowed.includes('number') ? ['integer'] : [];
    return without(typesOf(sent), [...allowed, ...integer]).length > 0;
  }
  if (typeof before === 'number' && typeof after === 'number' && keyword !== 'const') {
    return /min/i.test(keyword) ? after > before : after < before;
  }
  return after !== undefined;
}

/** Drops the alternative for surrogate pairs, which only matters to validators that ignore the `u` flag. */
function withoutPairs(value: unknown): unknown {
  const pairs = /\(\?:(\[[^\]]*\])\|\[\\uD800-\\uDBFF\]\[\\uDC00-\\uDFFF\]\)/g;
  return typeof value === 'string' ? value.replaceAll(pairs, '$1') : value;
}

function compareConstraints(ctx: Comparison, at: string, released: Node, current: Node) {
  for (const keyword of constraints) {
    const [was, is] = [withoutPairs(released[keyword]), withoutPairs(current[keyword])];
    if (isDeepStrictEqual(was, is)) continue;
    if (keyword === 'enum' && Array.isArray(was) && Array.isArray(is)) {
      // In an answer, too: code that names the value no longer compiles.
      for (const value of without(was, is)) report(ctx, at, `the value ${show(value)} was removed`);
      for (const value of ctx.isRequest ? [] : without(is, was)) {
        report(ctx, at, `the value ${show(value)} is new`);
      }
      continue;
    }
    const isBreaking =
      keyword === 'default'
        ? ctx.isRequest && was !== undefined
        : isNarrower(keyword, ...sidesOf(ctx, released, current));
    if (isBreaking) report(ctx, at, `${keyword} ${show(was)} became ${show(is)}`);
  }
}

function compareFields(ctx: Comparison, at: string, released: Node, current: Node) {
  const [were, are] = [members(released.properties), members(current.properties)];
  const [sent, accepted] = sidesOf(ctx, list(released.required), list(current.required));
  const { additionalProperties: others } = released;
  for (const name of new Set([...keysOf(were, are), ...[...sent, ...accepted].map(String)])) {
    const field = `${at}.${name}`;
    if ((were[name] ?? false) !== false && (are[name] ?? false) === false) {
      report(ctx, field, 'was removed');
      continue;
    }
    if (accepted.includes(name) && !sent.includes(name)) {
      report(ctx, field, ctx.isRequest ? 'became required' : 'is no longer always there');
    }
    // A new field must match the schema of additional properties. A request may open a closed schema.
    const before = were[name] ?? (isNode(others) || !ctx.isRequest ? others : undefined);
    if (name in are && before !== undefined) compareSchemas(ctx, field, before, are[name]);
  }
}

function compareAlternatives(ctx: Comparison, at: string, were: unknown, are: unknown) {
  const [sent, accepted] = sidesOf(ctx, list(were ?? [true]), list(are ?? [true]));
  const isAccepted = (one: unknown) =>
    accepted.some((other) => {
      const trial = { ...ctx, found: [] };
      // Swaps back to released and current.
      compareSchemas(trial, '', ...sidesOf(ctx, one, other));
      return trial.found.length === 0;
    });
  for (const lost of sent.filter((one) => !isAccepted(one))) {
    const change = ctx.isRequest ? 'no longer accepted' : 'new';
    report(ctx, at, `the alternative ${show(lost)} is ${change}`);
  }
}

/** The alternatives of `oneOf` by the value of the field that tells them apart; `undefined` without such a field. */
function casesOf({ discriminator }: Node): Node | undefined {
  const { propertyName, mapping } = members(discriminator);
  if (typeof propertyName !== 'string' || !isNode(mapping)) return undefined;
  return Object.fromEntries(
    Object.entries(mapping).map(([value, $ref]) => [`${propertyName} ${value}`, { $ref }]),
  );
}

function compareCases(ctx: Comparison, at: string, were: Node, are: Node) {
  for (const name of keysOf(were, are)) {
    if (!(name in are)) report(ctx, at, `the alternative ${name} was removed`);
    else if (name in were) compareSchemas(ctx, at, were[name], are[name]);
    else if (!ctx.isRequest) report(ctx, at, `the alternative ${name} is new`);
  }
}

/** Compares two schemas; `true` allows every value, `false` none. */
function compareSchemas(ctx: Comparison, at: string, was: unknown, is: unknown) {
  if (was === false || is === false) {
    const [sent, accepted] = sidesOf(ctx, was, is);
    if (sent !== false && accepted === false) {
      report(ctx, at, ctx.isRequest ? 'is no longer allowed' : 'was not allowed before');
    }
    return;
  }
  const settled = ctx.settled.get(was) ?? new Set();
  if (settled.has(is)) return;
  ctx.settled.set(was, settled.add(is));
  const foundBefore = ctx.found.length;
  const [released, current] = [resolve(ctx.released, was), resolve(ctx.current, is)];
  compareConstraints(ctx, at, released, current);
  compareFields(ctx, at, released, current);
  for (const [keyword, suffix] of Object.entries({ additionalProperties: '.*', items: '[]' })) {
    compareSchemas(ctx, `${at}${suffix}`, released[keyword] ?? true, current[keyword] ?? true);
  }
  const [before, after] = [list(released.allOf), list(current.allOf)];
  for (const index of (before.length > after.length ? before : after).keys()) {
    compareSchemas(ctx, at, before[index] ?? true, after[index] ?? true);
  }
  compareAlternatives(ctx, at, released.anyOf, current.anyOf);
  const [were, are] = [casesOf(released), casesOf(current)];
  if (were && are) compareCases(ctx, at, were, are);
  else compareAlternatives(ctx, at, released.oneOf, current.oneOf);
  compareRest(ctx, at, released, current, [...constraints, ...applicators]);
  if (ctx.found.length > foundBefore) settled.delete(is);
}

/** Compares two parameters, headers, bodies or media types. */
function compareValues(ctx: Comparison, at: string, released: unknown, current: unknown) {
  const [was, is] = [resolve(ctx.released, released), resolve(ctx.current, current)];
  const [sent, accepted] = sidesOf(ctx, was, is);
  if (accepted.required === true && sent.required !== true) {
    report(ctx, at, ctx.isRequest ? 'became required' : 'is no longer always there');
  }
  compareSchemas(ctx, at, was.schema ?? true, is.schema ?? true);
  compareContent(ctx, at, was, is);
  compareRest(ctx, at, was, is, ['name', 'in', 'required', 'schema', 'content']);
}

function compareContent(ctx: Comparison, at: string, was: Node, is: Node) {
  const [were, are] = [members(was.content), members(is.content)];
  for (const type of keysOf(were, are)) {
    const media = Object.keys(were).length > 1 ? `${at} ${type}` : at;
    if (!(type in are)) report(ctx, at, `${type} was removed`);
    else if (type in were) compareValues(ctx, media, were[type], are[type]);
    else if (!ctx.isRequest) report(ctx, at, `${type} is new`);
  }
}

function parametersOf(document: Node, ...holders: readonly Node[]): Node {
  const all = holders
    .flatMap(({ parameters }) => list(parameters))
    .map((entry) => resolve(document, entry));
  return Object.fromEntries(
    all.map((entry) => [`${String(entry.in)} parameter ${String(entry.name)}`, entry]),
  );
}

function compareParameters(ctx: Comparison, at: string, were: Node, are: Node) {
  for (const name of keysOf(were, are)) {
    const parameter = `${at}: ${name}`;
    if (!(name in are)) report(ctx, parameter, 'was removed');
    else if (name in were) compareValues(ctx, parameter, were[name], are[name]);
    else if (members(are[name]).required === true) report(ctx, parameter, 'is new and required');
  }
}

function compareRequestBody(ctx: Comparison, at: string, was: unknown, is: unknown) {
  const isRequired = resolve(ctx.current, is).required === true;
  if (was !== undefined && is === undefined) report(ctx, at, 'was removed');
  else if (was !== undefined) compareValues(ctx, at, was, is);
  else if (isRequired) report(ctx, at, 'became required');
}

function compareAnswers(ctx: Comparison, at: string, were: Node, are: Node) {
  for (const status of keysOf(were, are)) {
    const answer = `${at}: answer ${status}`;
    if (!(status in are)) report(ctx, answer, 'was removed');
    else if (!(status in were)) {
      // Clients treat all failures alike, but have no code for a new success. Only callers that send `If-None-Match`
      // get a 304.
      if (!/^(304|[45]..|default)$/i.test(status)) report(ctx, answer, 'is new');
    } else {
      const [was, is] = [resolve(ctx.released, were[status]), resolve(ctx.current, are[status])];
      compareContent(ctx, `${answer} body`, was, is);
      const headers = members(is.headers);
      for (const [name, header] of Object.entries(members(was.headers))) {
        const place = `${answer} header ${name}`;
        if (!(name in headers)) report(ctx, place, 'was removed');
        else compareValues(ctx, place, header, headers[name]);
      }
      compareRest(ctx, answer, was, is, ['content', 'headers']);
    }
  }
}

/** The alternatives of `security`; the empty one needs no token. */
function securityOf(document: Node, operation: Node): readonly Node[] {
  const choices = list(operation.security ?? document.security).map(members);
  return choices.length === 0 ? [{}] : choices;
}

/** Whether credentials that satisfied `security` no longer do. */
function isStricter(were: readonly Node[], are: readonly Node[]): boolean {
  const satisfies = (given: Node, wanted: Node) =>
    Object.entries(wanted).every(
      ([scheme, scopes]) =>
        scheme in given && without(list(scopes), list(given[scheme])).length === 0,
    );
  return were.some((given) => !are.some((wanted) => satisfies(given, wanted)));
}

function compareOperations(
  requests: Comparison,
  answers: Comparison,
  method: string,
  path: string,
) {
  const { released, current } = requests;
  const oldItem = resolve(released, members(released.paths)[path]);
  const newItem = resolve(current, members(current.paths)[path]);
  const [was, is] = [members(oldItem[method]), members(newItem[method])];
  const address = `${method.toUpperCase()} ${path}`;
  const at = typeof was.operationId === 'string' ? was.operationId : address;
  if (!(method in newItem)) {
    report(requests, at, `${address} was removed`);
    return;
  }
  if (was.operationId !== is.operationId) {
    report(requests, at, `operationId became ${show(is.operationId)}`);
  }
  const [could, can] = [securityOf(released, was), securityOf(current, is)];
  if (isStricter(could, can)) report(requests, at, `security ${show(could)} became ${show(can)}`);
  const before = parametersOf(released, oldItem, was);
  compareParameters(requests, at, before, parametersOf(current, newItem, is));
  compareRequestBody(requests, `${at}: request body`, was.requestBody, is.requestBody);
  compareAnswers(answers, at, members(was.responses), members(is.responses));
  const known = ['operationId', 'security', 'parameters', 'requestBody', 'responses'];
  compareRest(requests, at, was, is, known);
}

/**
 * The changes that break users of the released contract, one line each: operation, part and change. A change that the
 * comparison does not understand counts as breaking.
 * @param before - The released contract, parsed.
 * @param after - The current contract, parsed.
 * @throws When the target of a `$ref` does not exist.
 */
export function breakingChanges(before: unknown, after: unknown): readonly string[] {
  const [released, current, found] = [members(before), members(after), new Array<string>()];
  const requests = { released, current, found, isRequest: true, settled: new Map() };
  const answers = { ...requests, isRequest: false, settled: new Map() };
  for (const [path, item] of Object.entries(members(released.paths))) {
    const [was, is] = [resolve(released, item), resolve(current, members(current.paths)[path])];
    for (const method of methods.filter((name) => name in was)) {
      compareOperations(requests, answers, method, path);
    }
    compareRest(requests, path, was, is, [...methods, 'parameters']);
  }
  const at = 'the contract';
  const [were, are] = [members(released.components), members(current.components)];
  // The generated module exports a type for each schema.
  for (const name of without(keysOf(members(were.schemas)), keysOf(members(are.schemas)))) {
    report(requests, at, `schema ${String(name)} was removed`);
  }
  const schemes = members(are.securitySchemes);
  for (const [name, scheme] of Object.entries(members(were.securitySchemes))) {
    const is = members(schemes[name] ?? scheme);
    compareRest(requests, `${at}: security scheme ${name}`, members(scheme), is, []);
  }
  compareRest(requests, at, released, current, ['info', 'components', 'paths', 'security']);
  return found;
}

/** Whether a changeset requests a major version of the client. */
function isMajorPending(folder: string): boolean {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(folder, name), 'utf8').split(/^---$/m)[1] ?? '')
    .some((front) => members(parse(front))['@medportal/api-client'] === 'major');
}

/** The first line of the released contract. */
export const releasedBanner = (version: string) =>
  `# The contract of @medportal/api-client ${version}. Do not edit: \`npm run release:version\` copies it.\n`;

/** Checks the contract of a working copy against its released one; returns the errors. */
export function checkRelease(root: string): readonly string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const text = read('packages/api-client/released/openapi.yaml');
  const version = String(members(parse(read('packages/api-client/package.json'))).version);
  if (!text.startsWith(releasedBanner(version))) {
    return [
      `released/openapi.yaml does not belong to version ${version}. Run \`npm run release:version\`.`,
    ];
  }
  const changes = breakingChanges(parse(text), parse(read('openapi.yaml')));
  if (changes.length === 0 || isMajorPending(join(root, '.changeset'))) return [];
  return [
    ...changes,
    'These changes break users of the released contract. Revert them, or run `npx changeset` and choose a major version of @medportal/api-client.',
  ];
}

if (import.meta.main) {
  const root = process.argv[2] ?? fileURLToPath(new URL('../../../', import.meta.url));
  const errors = checkRelease(root);
  for (const line of errors) console.error(line);
  process.exitCode = errors.length === 0 ? 0 : 1;
}
