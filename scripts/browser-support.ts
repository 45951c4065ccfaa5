// Finds the web and language APIs in code that a supported browser lacks: the compiler knows which API a name means, and
// MDN which browsers have it. HTML attributes, CSS, and the options of functions are not checked.
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
// TypeScript 7 has no stable compiler API; the client still uses TypeScript 5.
import ts from '../packages/api-client/node_modules/typescript/lib/typescript.js';
import { root } from './run-vitest.ts';
import { compilerOptions } from './tsdoc.ts';

/** The oldest supported version of each browser, by MDN's name. */
export const browsers: ReadonlyMap<BrowserName, string> = new Map([
  ['chrome', '120'],
  ['chrome_android', '120'],
  ['edge', '120'],
  ['firefox', '128'],
  ['firefox_android', '128'],
  ['safari', '17.4'],
  ['safari_ios', '17.4'],
]);

/** Types of the compiler's libraries that MDN calls otherwise. */
const aliases: Readonly<Record<string, string>> = {
  Console: 'console',
  IteratorObject: 'Iterator',
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
};

/** Has CSS properties, and what the bundler defines. */
const unchecked = new Set(['CSSStyleDeclaration', 'ImportMeta']);

// Vitest would transform an import, which is slow for so large a file.
const { api, javascript }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
const { builtins } = javascript;
const globals = [builtins, api, api['Window']];

/** MDN's entry of a member, or of a global without `owner`. */
function entryOf(name: string, owner = 'Window'): Identifier | undefined {
  const type = aliases[owner] ?? owner.replace(/Constructor$/, '');
  const places =
    type === 'Window' || type === 'globalThis'
      ? globals
      : [builtins?.[type], builtins?.['Intl']?.[type], api[type]];
  return places.map((place) => place?.[`${name}_static`] ?? place?.[name]).find(Boolean);
}

function isAtMost(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [limitMajor = 0, limitMinor = 0] = limit.split('.').map(Number);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}

/** Whether a version has an API under its own name and without a flag. */
function isSupported(version: string, support: SimpleSupportStatement): boolean {
  const { version_added: added, version_removed: removed } = support;
  return (
    typeof added === 'string' &&
    isAtMost(added, version) &&
    !(typeof removed === 'string' && isAtMost(removed, version)) &&
    !support.flags &&
    !support.prefix &&
    !support.alternative_name
  );
}

function browsersWithout({ __compat: compat }: Identifier): string[] {
  const lacks = ([name, version]: [BrowserName, string]) => {
    const support = [compat?.support[name] ?? []].flat();
    return support.length > 0 && !support.some((each) => isSupported(version, each));
  };
  return [...browsers].filter(lacks).map(([name]) => name);
}

/**
 * Finds the APIs that a supported browser lacks. A use is guarded, and not reported, if its file tests for the API with
 * `in`, `typeof` or `?.`.
 * @param files - Absolute paths.
 * @returns One line per use, as `src/view.ts:41 URL.parse: not in chrome, safari`. An API that the compiler or MDN does not
 * know has a line, too.
 */
export function unsupportedApis(files: readonly string[]): string[] {
  const program = ts.createProgram(files, {
    ...compilerOptions,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  });
  const checker = program.getTypeChecker();
  const isOfPlatform = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.every((each) => program.isSourceFileDefaultLibrary(each.getSourceFile()));

  /** The types that may have a member: the one that declares it, the receiver, and what that extends. */
  function ownersOf(symbol: ts.Symbol, receiver: ts.Type): string[] {
    const visit = (type: ts.Type): string[] =>
      type.isUnionOrIntersection()
        ? type.types.flatMap(visit)
        : [type.symbol?.name ?? [], (type.getBaseTypes() ?? []).flatMap(visit)].flat();
    const declaring = symbol.declarations?.map(
      (each) => ts.findAncestor(each, isNamed)?.name.getText() ?? [],
    );
    return [...visit(checker.getApparentType(receiver)), ...(declaring ?? []).flat()];
  }

  /** Types without a value, such as those of options, are not APIs. */
  const isApi = (owner: string) =>
    // oxlint-disable-next-line no-bitwise -- the compiler's flags
    checker.resolveName(owner, undefined, ts.SymbolFlags.Value, false) !== undefined;

  function faultOf(name: string, symbol: ts.Symbol | undefined, receiver?: ts.Type) {
    if (!symbol) {
      const type = receiver && checker.getApparentType(receiver).symbol;
      const isOther = receiver && (!isOfPlatform(type) || unchecked.has(type?.name ?? ''));
      return isOther ? undefined : `${name}: unknown to the compiler`;
    }
    if (!isOfPlatform(symbol)) return undefined;
    const owners = receiver ? ownersOf(symbol, receiver) : ['Window'];
    const owner = owners.find((each) => entryOf(name, each)) ?? owners.find(isApi);
    if (!owner || unchecked.has(owner)) return undefined;
    const label = receiver ? `${owner.replace(/Constructor$/, '')}.${name}` : name;
    const entry = entryOf(name, owner);
    if (!entry) return `${label}: unknown to MDN`;
    const missing = browsersWithout(entry);
    return missing.length > 0 ? `${label}: not in ${missing.join(', ')}` : undefined;
  }

  function faultsIn(source: ts.SourceFile): string[] {
    const found: { name: string; fault: string; node: ts.Node }[] = [];
    const guarded = new Set<string>();
    const look = (node: ts.Node, name: string, symbol?: ts.Symbol, receiver?: ts.Type) => {
      const fault = faultOf(name, symbol, receiver);
      if (fault) found.push({ name, fault, node });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return;
      const guard = guardedBy(node);
      if (guard) guarded.add(guard);
      if (ts.isPropertyAccessExpression(node)) {
        const receiver = checker.getTypeAtLocation(node.expression);
        look(node, node.name.text, checker.getSymbolAtLocation(node.name), receiver);
        visit(node.expression);
        return;
      }
      const property =
        ts.isBindingElement(node) && !node.dotDotDotToken
          ? (node.propertyName ?? node.name)
          : undefined;
      if (property && ts.isIdentifier(property) && ts.isObjectBindingPattern(node.parent)) {
        const receiver = checker.getTypeAtLocation(node.parent);
        look(node, property.text, receiver.getProperty(property.text), receiver);
      } else if (ts.isIdentifier(node) && !isNameOfBinding(node)) {
        look(node, node.text, checker.getSymbolAtLocation(node));
      }
      node.forEachChild(visit);
    };
    visit(source);
    return found
      .filter(({ name }) => !guarded.has(name))
      .map(({ fault, node }) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        return `${relative(root, source.fileName)}:${line + 1} ${fault}`;
      });
  }

  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source ? faultsIn(source) : [`${file} does not exist`];
  });
}

const isNameOfBinding = (node: ts.Identifier) =>
  ts.isBindingElement(node.parent) && node.parent.initializer !== node;

const isNamed = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node);

/** The name of the API that a node tests for. */
function guardedBy(node: ts.Node): string | undefined {
  if (ts.isTypeOfExpression(node)) {
    const { expression } = node;
    return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
    ts.isStringLiteral(node.left)
  )
    return node.left.text;
  const isOptional =
    (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) && node.questionDotToken;
  if (isOptional && ts.isPropertyAccessExpression(node.expression))
    return node.expression.name.text;
  return undefined;
}
