// Checks the TSDoc of everything that a package exports.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
// TypeScript 7 has no stable compiler API; the client still uses TypeScript 5.
import ts from '../packages/api-client/node_modules/typescript/lib/typescript.js';

export interface Package {
  folder: string;
  checker: ts.TypeChecker;
  /** The modules that package.json exports. */
  entries: ts.SourceFile[];
  /** The modules in `src`. */
  sources: ts.SourceFile[];
}

/** The entries in package.json, except `./schema`, which is generated with the contract's descriptions. */
function entriesOf(folder: string): string[] {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(`${folder}package.json`, 'utf8'),
  );
  return Object.entries(exports)
    .filter(([subpath]) => subpath !== './schema')
    .map(([, path]) => folder + path.slice(2));
}

/** Options for reading the sources of the packages and the portal. */
export const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/**
 * @param folder - The folder of the package, ending in a slash.
 * @param files - Its entries, as absolute paths. Default: those of its package.json.
 */
export function readPackage(folder: string, files = entriesOf(folder)): Package {
  const program = ts.createProgram(files, {
    ...compilerOptions,
    target: ts.ScriptTarget.ES2024,
  });
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(`${folder}src/`))
    .filter(({ fileName }) => !/schema\.ts$|\.d\.ts$/.test(fileName));
  const entries = sources.filter(({ fileName }) => files.includes(fileName));
  return { folder, checker: program.getTypeChecker(), entries, sources };
}

function resolve({ checker }: Package, symbol: ts.Symbol): ts.Symbol {
  // oxlint-disable-next-line no-bitwise -- the compiler's flags
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

const declarationsOf = (symbol: ts.Symbol): readonly ts.Declaration[] => symbol.declarations ?? [];

/** The parts of a component, such as `Tabs.List = …`. */
export const partsOf = (symbol: ts.Symbol): ts.Symbol[] => [...(symbol.exports?.values() ?? [])];

/** The exported names of a package, with those in `export * as theme` as `theme.name`. */
export function exportsOf(pack: Package): [string, ts.Symbol][] {
  const found: [string, ts.Symbol][] = [];
  const visit = (module: ts.Symbol, prefix: string) => {
    for (const exported of pack.checker.getExportsOfModule(module)) {
      const symbol = resolve(pack, exported);
      const name = prefix + exported.name;
      if (declarationsOf(symbol).some(ts.isSourceFile)) visit(symbol, `${name}.`);
      else found.push([name, symbol]);
    }
  };
  for (const entry of pack.entries) {
    const module = pack.checker.getSymbolAtLocation(entry);
    if (module) visit(module, '');
  }
  return found;
}

export const describe = ({ checker }: Package, symbol: ts.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker));

type Member =
  | ts.PropertySignature
  | ts.MethodSignature
  | ts.PropertyDeclaration
  | ts.MethodDeclaration;

const isMember = (node: ts.Node): node is Member =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ((ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node)) && ts.isClassLike(node.parent));

/**
 * Whether the name and type of a member leave something open: the unit or range of a number, what its absence means, when
 * a function is called, or what a type that is inferred is about.
 */
const needsMeaning = (member: Member) =>
  !!member.questionToken ||
  !member.type ||
  ts.isMethodSignature(member) ||
  ts.isMethodDeclaration(member) ||
  /\b(number|undefined|null)\b|=>/.test(member.type.getText());

/**
 * The exported names without TSDoc except the props of components, and the undocumented members, including props, of all
 * types that they refer to if their name and type leave something open. Ignores members inherited from libraries.
 * @returns One line each, as `src/view.ts:41 Reference.name`.
 */
export function undocumented(pack: Package): string[] {
  const { checker } = pack;
  const missing = new Set<string>();
  const seen = new Set<ts.Node>();
  const own = new Set(pack.sources);
  const isOwn = (node: ts.Node) => own.has(node.getSourceFile());

  function expectDoc(name: string, symbol: ts.Symbol | undefined, node: ts.Node) {
    if (symbol && describe(pack, symbol) !== '') return;
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    missing.add(`${relative(pack.folder, file.fileName)}:${line + 1} ${name}`);
  }

  /** Visits the types in a declaration, but not the bodies of functions. */
  function visit(name: string, node: ts.Node) {
    if (!isOwn(node) || seen.has(node) || ts.isBlock(node)) return;
    seen.add(node);
    let path = name;
    if (isMember(node)) {
      path += `.${node.name.getText()}`;
      if (needsMeaning(node)) expectDoc(path, checker.getSymbolAtLocation(node.name), node);
    } else if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const type = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const symbol = checker.getSymbolAtLocation(type);
      for (const declaration of symbol ? declarationsOf(resolve(pack, symbol)) : [])
        if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
          visit(type.getText(), declaration);
    } else if (ts.isConditionalTypeNode(node)) {
      // The type after `extends` is not part of the result.
      for (const part of [node.checkType, node.trueType, node.falseType]) visit(path, part);
      return;
    }
    node.forEachChild((child) => visit(path, child));
  }

  function expectDocs(name: string, symbol: ts.Symbol) {
    const declarations = declarationsOf(symbol).filter(isOwn);
    if (declarations[0] && !name.endsWith('Props')) expectDoc(name, symbol, declarations[0]);
    for (const declaration of declarations) visit(name, declaration);
    for (const part of partsOf(symbol)) expectDocs(`${name}.${part.name}`, part);
  }

  for (const [name, symbol] of exportsOf(pack)) expectDocs(name, symbol);
  return [...missing].toSorted();
}

/** The `@param` tags that match no parameter. A destructured parameter matches any name. */
export function wrongParameters(pack: Package): string[] {
  const wrong: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) {
      const names = node.parameters.map(({ name }) => name);
      const isWrong = (tag: ts.JSDocTag) =>
        ts.isJSDocParameterTag(tag) &&
        !names.some((name) => !ts.isIdentifier(name) || name.text === tag.name.getText());
      for (const tag of ts.getJSDocTags(node))
        if (isWrong(tag))
          wrong.push(`${relative(pack.folder, node.getSourceFile().fileName)} ${tag.getText()}`);
    }
    node.forEachChild(visit);
  };
  pack.sources.forEach(visit);
  return wrong;
}
