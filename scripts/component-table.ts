// Part of `npm run generate`: writes tables of the exports of @medportal/ui into its README, from their TSDoc.
import { readFileSync, writeFileSync } from 'node:fs';
// TypeScript 7 has no stable compiler API; the client still uses TypeScript 5.
import ts from '../packages/api-client/node_modules/typescript/lib/typescript.js';
import { table, withPart } from '../packages/api-client/scripts/table.ts';
import { root } from './run-vitest.ts';

const folder = `${root}packages/ui/`;

/** The components, hooks and functions of the entry points, by group, each with its parts and what it is. */
function exportsByGroup() {
  const { exports } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const entries = Object.values<string>(exports)
    .filter((path) => path.startsWith('./src/'))
    .map((path) => folder + path.slice(2));
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const modules = entries.map((entry) => program.getSourceFile(entry)).filter((file) => !!file);
  const symbols = modules
    .flatMap((file) => checker.getExportsOfModule(checker.getSymbolAtLocation(file)!))
    // oxlint-disable-next-line no-bitwise -- the compiler's flags
    .map((one) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one))
    .filter(({ valueDeclaration: one }) => one && !ts.isSourceFile(one));
  const groupOf = ({ name, valueDeclaration }: ts.Symbol) => {
    if (!/^[A-Z]/.test(name)) return 'Hooks and helpers';
    const path = valueDeclaration?.getSourceFile().fileName;
    return path?.includes('/screens/') ? 'Screens' : 'Components';
  };
  const rowOf = (symbol: ts.Symbol) => {
    const names = [
      symbol.name,
      ...Array.from(symbol.exports?.values() ?? [], (part) => `.${part.name}`),
    ];
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const [sentence = ''] = text.replaceAll(/\s+/g, ' ').split(/(?<=\.) /);
    const what = sentence.replaceAll(/\{@link (\w+)\}/g, '`$1`').replaceAll('|', '\\|');
    return [names.map((name) => `\`${name}\``).join(', '), what];
  };
  const groups = Object.groupBy(symbols, groupOf);
  return (['Components', 'Screens', 'Hooks and helpers'] as const).map(
    (group) => [group, (groups[group] ?? []).map(rowOf)] as const,
  );
}

export function withComponentTables(text: string): string {
  const tables = exportsByGroup().map(
    ([group, rows]) => `### ${group}\n\n${table([['Name', 'What it is'], ...rows])}`,
  );
  return withPart(text, 'components', tables.join('\n\n'));
}

if (import.meta.main) {
  const text = readFileSync(`${folder}README.md`, 'utf8');
  writeFileSync(`${folder}README.md`, withComponentTables(text));
}
