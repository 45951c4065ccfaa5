// "Show code" shows a module that can be pasted: Storybook's example with its imports and what else it needs.
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'oxfmt';
import { babelParse, recast, traverse, types as t } from 'storybook/internal/babel';
import {
  createStoryArgsResolver,
  createStoryReferenceResolver,
  loadCsf,
} from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

interface Import {
  from: string;
  imported: string;
  isType: boolean;
}

/** The top level of a module. */
interface Module {
  file: string;
  text: string;
  imports: Map<string, Import>;
  declarations: Map<string, string>;
}

type Ast = ReturnType<typeof babelParse>;
type Args = Record<string, t.Node>;

const ui = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));
/** The modules that users of the package can import. */
const entries = { '@medportal/ui': 'index.ts', '@medportal/ui/screens': 'screens.ts' };
const libraries = /^(react|lucide|styled-components|@medportal\/ui(\/.+)?)$/;

function nameOf(node: t.Node): string {
  return t.isStringLiteral(node) ? node.value : t.isIdentifier(node) ? node.name : '';
}

/** The import of a specifier, or what a re-export imports under the name that it exports. */
function importOf(specifier: t.Node, from: string, kind: unknown): [string, Import] | undefined {
  const imports = (local: t.Node, imported: string, own?: unknown): [string, Import] => [
    nameOf(local),
    { from, imported, isType: kind === 'type' || own === 'type' },
  ];
  if (t.isImportDefaultSpecifier(specifier)) return imports(specifier.local, 'default');
  if (t.isImportSpecifier(specifier))
    return imports(specifier.local, nameOf(specifier.imported), specifier.importKind);
  if (t.isExportSpecifier(specifier))
    return imports(specifier.exported, nameOf(specifier.local), specifier.exportKind);
  return undefined;
}

const modules = new Map<string, Module>();

/** Parses a module once, until it changes. */
function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const known = modules.get(file);
  if (known?.text === text) return known;
  const module: Module = { text, file, imports: new Map(), declarations: new Map() };
  for (const statement of babelParse(text).program.body) {
    if (
      t.isImportDeclaration(statement) ||
      (t.isExportNamedDeclaration(statement) && statement.source)
    ) {
      const from = statement.source?.value ?? '';
      const kind = t.isImportDeclaration(statement) ? statement.importKind : statement.exportKind;
      for (const specifier of statement.specifiers) {
        const found = importOf(specifier, from, kind);
        if (found) module.imports.set(...found);
      }
      continue;
    }
    const declaration = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (!declaration) continue;
    const code = text.slice(declaration.start ?? 0, declaration.end ?? 0);
    const names =
      t.isTSInterfaceDeclaration(declaration) || t.isTSTypeAliasDeclaration(declaration)
        ? [declaration.id.name]
        : Object.keys(t.getBindingIdentifiers(declaration));
    for (const name of names) module.declarations.set(name, code);
  }
  modules.set(file, module);
  return module;
}

const resolve = (from: string, file: string) => fileURLToPath(new URL(from, pathToFileURL(file)));

/** What the package exports: the import by `file#name`. */
function readPublic(): Map<string, Import> {
  const found = new Map<string, Import>();
  for (const [entry, file] of Object.entries(entries).toReversed())
    for (const [name, { from, imported, isType }] of readModule(ui + file).imports)
      found.set(`${resolve(from, ui + file)}#${imported}`, { from: entry, imported: name, isType });
  return found;
}

/** The names that code uses and does not declare, those of types included. */
function freeNames(ast: Ast): string[] {
  const names = new Set<string>();
  const addFirst = (node: t.Node) => {
    if (t.isTSQualifiedName(node)) addFirst(node.left);
    else names.add(nameOf(node));
  };
  traverse(ast, {
    Program(path) {
      // The scope is from before the changes to the code.
      path.scope.crawl();
      for (const name of Object.keys(path.scope.globals)) names.add(name);
    },
    TSTypeReference: ({ node }) => addFirst(node.typeName),
    TSTypeQuery: ({ node }) => addFirst(node.exprName),
    TSExpressionWithTypeArguments: ({ node }) => addFirst(node.expression),
  });
  return [...names];
}

const isArgs = (node: t.Node | null | undefined) => t.isIdentifier(node, { name: 'args' });
function copy(node: t.Node): t.Expression {
  const copied = t.cloneNode(node, true, true);
  return t.isExpression(copied) ? copied : t.identifier('undefined');
}
const isBlank = (node: t.Node) => t.isJSXText(node) && node.value.trim() === '';

function childOf(node: t.Expression): t.JSXElement['children'][number] {
  if (t.isJSXElement(node) || t.isJSXFragment(node)) return node;
  return t.isStringLiteral(node) ? t.jsxText(node.value) : t.jsxExpressionContainer(node);
}

function attribute(name: string, value: t.Expression): t.JSXAttribute {
  const isPlain = t.isStringLiteral(value) && !/["\\\n]/.test(value.value);
  return t.jsxAttribute(t.jsxIdentifier(name), isPlain ? value : t.jsxExpressionContainer(value));
}

/** Writes the args of the story where Storybook's example still reads `args`. */
function inlineArgs(ast: Ast, args: Args): void {
  traverse(ast, {
    'MemberExpression|OptionalMemberExpression'(path) {
      const { node } = path;
      if (!t.isMemberExpression(node) && !t.isOptionalMemberExpression(node)) return;
      if (!isArgs(node.object) || node.computed) return;
      const value = args[nameOf(node.property)];
      path.replaceWith(value ? copy(value) : t.identifier('undefined'));
    },
    JSXElement({ node }) {
      const { attributes } = node.openingElement;
      if (!attributes.some((one) => t.isJSXSpreadAttribute(one) && isArgs(one.argument))) return;
      const given = new Set(
        attributes.map((one) =>
          t.isJSXAttribute(one) && t.isJSXIdentifier(one.name) ? one.name.name : '',
        ),
      );
      const { children, ...others } = args;
      node.openingElement.attributes = attributes.flatMap((one) =>
        t.isJSXSpreadAttribute(one) && isArgs(one.argument)
          ? Object.entries(others)
              .filter(([name]) => !given.has(name))
              .map(([name, value]) => attribute(name, copy(value)))
          : [one],
      );
      if (!children || node.children.some((child) => !isBlank(child))) return;
      node.children = [childOf(copy(children))];
      node.openingElement.selfClosing = false;
      node.closingElement = t.jsxClosingElement(node.openingElement.name);
    },
    SpreadElement(path) {
      if (!isArgs(path.node.argument) || !t.isObjectExpression(path.parent)) return;
      path.replaceWithMultiple(
        Object.entries(args).map(([name, value]) =>
          t.objectProperty(t.identifier(name), copy(value)),
        ),
      );
    },
  });
  traverse(ast, {
    Function(path) {
      const [first] = path.node.params;
      if (path.parentPath?.parentPath?.parentPath?.isProgram() && isArgs(first))
        path.node.params = path.node.params.slice(1);
    },
  });
}

/** Takes out what only tests need: `fn()`. */
function dropTesting(ast: Ast): void {
  const nothing = () => t.arrowFunctionExpression([], t.blockStatement([]));
  traverse(ast, {
    CallExpression: {
      exit(path) {
        if (!t.isIdentifier(path.node.callee, { name: 'fn' })) return;
        const [implementation] = path.node.arguments;
        path.replaceWith(t.isExpression(implementation) ? implementation : nothing());
      },
    },
  });
}

function importLines(imports: ReadonlyMap<string, Import>): string {
  const bySource = Map.groupBy(imports, ([, { from }]) => from);
  return Array.from(bySource, ([from, names]) => {
    const named = names
      .filter(([, { imported }]) => imported !== 'default')
      .map(
        ([local, { imported, isType }]) =>
          `${isType ? 'type ' : ''}${imported === local ? local : `${imported} as ${local}`}`,
      )
      .toSorted();
    const base = names.find(([, { imported }]) => imported === 'default')?.[0];
    const clause = [base, named.length > 0 && `{ ${named.join(', ')} }`].filter(Boolean).join(', ');
    return `import ${clause} from '${from}';`;
  })
    .toSorted((one, other) =>
      one.slice(one.indexOf("'")).localeCompare(other.slice(other.indexOf("'"))),
    )
    .join('\n');
}

/** Collects what examples of a file need from other modules. */
function collector(exported: ReadonlyMap<string, Import>) {
  return (start: Ast, file: string): { imports: string; declarations: string[] } | undefined => {
    const imports = new Map<string, Import>();
    const declarations = new Map<string, string>();
    const owners = new Map<string, string>();

    /** Whether all that the code uses can be had outside of this repository. */
    const collect = (ast: Ast, module: Module): boolean =>
      freeNames(ast).every((name) => need(name, name, module));

    const need = (local: string, name: string, module: Module): boolean => {
      const own = exported.get(`${module.file}#${name}`);
      if (own) return Boolean(imports.set(local, own));
      const code = module.declarations.get(name);
      if (code !== undefined) {
        if (owners.has(name)) return owners.get(name) === module.file;
        owners.set(name, module.file);
        const ast = babelParse(code);
        dropTesting(ast);
        const isGood = collect(ast, module);
        declarations.delete(code);
        declarations.set(code, recast.print(ast).code);
        return isGood && local === name;
      }
      const found = module.imports.get(name);
      if (!found) {
        // A global of browsers or of TypeScript.
        return name !== 'meta' && name !== 'args';
      }
      if (!found.from.startsWith('.'))
        return libraries.test(found.from) && Boolean(imports.set(local, found));
      const source = resolve(found.from, module.file);
      const known = exported.get(`${source}#${found.imported}`);
      if (known)
        return Boolean(imports.set(local, { ...known, isType: known.isType || found.isType }));
      return source.includes('.fixtures.') && need(local, found.imported, readModule(source));
    };

    if (!collect(start, readModule(file))) return undefined;
    return { imports: importLines(imports), declarations: [...declarations.values()] };
  };
}

/** Whether the example is a function of what only Storybook passes. */
function takesParameters({ program: { body } }: Ast): boolean {
  const [first] = body;
  const value = t.isVariableDeclaration(first) ? first.declarations[0]?.init : first;
  return t.isFunction(value) && value.params.length > 0;
}

/** The example of Storybook as a module, if all that it needs can be imported or shown. */
async function moduleFor(
  code: string,
  args: Args,
  file: string,
  collect: ReturnType<typeof collector>,
): Promise<string | undefined> {
  let ast;
  try {
    ast = babelParse(code);
  } catch {
    // Storybook puts its errors in place of the example.
    return undefined;
  }
  inlineArgs(ast, args);
  ast = babelParse(recast.print(ast).code);
  dropTesting(ast);
  if (takesParameters(ast)) return undefined;
  const needs = collect(ast, file);
  if (!needs) return undefined;
  const example = `export ${recast.print(ast).code}`;
  const text = [needs.imports, ...needs.declarations, example].join('\n\n');
  const formatted = await format('example.tsx', text, { singleQuote: true, printWidth: 80 });
  return formatted.errors.length > 0 ? undefined : formatted.code.trim();
}

/** The examples that Storybook appended to the module of stories: `Primary.input.parameters = { … }`. */
function appendedExamples(code: string): Map<string, string> {
  const found = new Map<string, string>();
  const pattern = /^([\w$]+)\.input\.parameters = \{[\s\S]*?\bcode: ("(?:[^"\\]|\\.)*")/gm;
  for (const [, story = '', literal = '""'] of code.matchAll(pattern))
    if (!found.has(story)) found.set(story, JSON.parse(literal));
  return found;
}

/** Completes the examples of stories, and hides those that users of the packages cannot paste. */
export function codeExamples(): Plugin {
  const openReferences = createStoryReferenceResolver();
  return {
    name: 'code-examples',
    enforce: 'pre',
    transform: {
      // After Storybook's own plugin.
      order: 'post',
      filter: { id: /\.stories\.tsx$/ },
      async handler(code, file) {
        const csf = loadCsf(readFileSync(file, 'utf8'), { makeTitle: (title) => title }).parse();
        const resolver = createStoryArgsResolver(csf, { filePath: file, ...openReferences() });
        const collect = collector(readPublic());
        const appended = appendedExamples(code);
        // oxlint-disable-next-line no-underscore-dangle -- Storybook's public API.
        const stories = Object.keys(csf._stories);
        const lines = await Promise.all(
          stories.map(async (story) => {
            const example = appended.get(story);
            const { args, unresolved } = resolver.resolve(story);
            // Storybook leaves out the args that it cannot read.
            const isWhole = file.startsWith(ui) && example !== undefined && unresolved.length === 0;
            const complete = isWhole && (await moduleFor(example, args, file, collect));
            const docs = complete
              ? `source: { ...docs?.source, code: ${JSON.stringify(complete)} }`
              : `canvas: { ...docs?.canvas, sourceState: 'none' }`;
            return `((input, docs = input.parameters?.docs) => { input.parameters = { ...input.parameters, docs: { ...docs, ${docs} } }; })(${story}.input);`;
          }),
        );
        return { code: `${code}\n${lines.join('\n')}`, map: null };
      },
    },
  };
}
