// Finds the web APIs in code that a supported browser lacks: the compiler knows which API a name means, and MDN which
// browsers have it. JavaScript itself is held by `lib` in tsconfig.base.json, whose ES2024 every one of them has.
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { BrowserName, CompatData, Identifier } from '@mdn/browser-compat-data';
// TypeScript 7 has no stable compiler API; the client still uses TypeScript 5.
import ts from '../packages/api-client/node_modules/typescript/lib/typescript.js';
import { root } from './run-vitest.ts';

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

// Vitest would transform an import, which is slow for so large a file.
const { api }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** MDN's entry of a member of a type, or of a global. */
function entryOf(name: string, owner: string): Identifier | undefined {
  const places = owner === 'Window' ? [api, api['Window']] : [api[owner]];
  return places.map((place) => place?.[`${name}_static`] ?? place?.[name]).find(Boolean);
}

const isAtMost = (version: string, limit: string) =>
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) <= 0;

/** The browsers whose oldest version lacks an API, or has it only with a flag or under another name. */
function browsersWithout({ __compat: compat }: Identifier): BrowserName[] {
  const lacks = ([name, version]: [BrowserName, string]) =>
    ![compat?.support[name] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, ...limits }) =>
          typeof added === 'string' &&
          isAtMost(added, version) &&
          !(typeof removed === 'string' && isAtMost(removed, version)) &&
          !(limits.flags ?? limits.prefix ?? limits.alternative_name),
      );
  return compat ? [...browsers].filter(lacks).map(([name]) => name) : [];
}

/** The names that a file tests for before it uses them, with `in`, `typeof` or `?.`. */
const guardsIn = (text: string) =>
  new Set(
    Array.from(text.matchAll(/'(\w+)' in \w|typeof (?:\w+\.)*(\w+) |(\w+)\?\./g), (match) =>
      match.slice(1).find(Boolean),
    ),
  );

/**
 * Finds the APIs that a supported browser lacks.
 * @param files - Absolute paths.
 * @returns One line per use, as `src/view.ts:41 URL.parse: not in chrome, safari`, and per API that MDN does not know.
 */
export function unsupportedApis(files: readonly string[]): string[] {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();

  const baseNames = (type: ts.Type): string[] =>
    (type.isUnionOrIntersection() ? type.types : (type.getBaseTypes() ?? []))
      .flatMap(baseNames)
      .concat(type.symbol?.name ?? []);

  /** The type that declares an API, and for a mixin, which MDN does not list, the types that it is used of. */
  function ownersOf(declaration: ts.Node, receiver: ts.Node | undefined): string[] {
    if (!receiver) return ['Window'];
    const declaring = ts.findAncestor(
      declaration.parent,
      (node) => ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node),
    );
    const name = declaring && 'name' in declaring ? [(declaring.name as ts.Node).getText()] : [];
    return [...name, ...baseNames(checker.getApparentType(checker.getTypeAtLocation(receiver)))];
  }

  function faultOf(node: ts.Identifier): string | undefined {
    const { parent } = node;
    const binding = ts.isBindingElement(parent) && parent.initializer !== node ? parent : undefined;
    const receiver =
      ts.isPropertyAccessExpression(parent) && parent.name === node
        ? parent.expression
        : binding?.parent;
    const symbol = binding
      ? checker.getTypeAtLocation(binding.parent).getProperty(node.text)
      : checker.getSymbolAtLocation(node);
    const [declaration] = symbol?.declarations ?? [];
    const isWeb = declaration?.getSourceFile().fileName.includes('/lib.dom.');
    if (!declaration || !isWeb) return undefined;
    const owners = ownersOf(declaration, receiver);
    // Types without a value, such as those of options, are not APIs.
    const owner =
      owners.find((name) => entryOf(node.text, name)) ?? owners.find((name) => api[name]);
    if (!owner || owner === 'CSSStyleDeclaration') return undefined;
    const entry = entryOf(node.text, owner);
    const name = receiver ? `${owner}.${node.text}` : node.text;
    if (!entry) return `${name}: unknown to MDN`;
    const missing = browsersWithout(entry);
    return missing.length > 0 ? `${name}: not in ${missing.join(', ')}` : undefined;
  }

  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [`${file} does not exist`];
    const guards = guardsIn(source.text);
    const faults: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return;
      const fault = ts.isIdentifier(node) && !guards.has(node.text) ? faultOf(node) : undefined;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (fault) faults.push(`${relative(root, file)}:${line + 1} ${fault}`);
      node.forEachChild(visit);
    };
    visit(source);
    return faults;
  });
}
