// Part of `npm run generate`: writes tables of the exports of @medportal/ui into its README, from their TSDoc.
import { readFileSync, writeFileSync } from 'node:fs';
import { table, withPart } from '../packages/api-client/scripts/table.ts';
import { root } from './run-vitest.ts';
import { describe, exportsOf, partsOf, readPackage, type Package } from './tsdoc.ts';

interface Row {
  name: string;
  what: string;
  group: 'Components' | 'Screens' | 'Hooks and helpers';
}

function groupOf(name: string, path: string): Row['group'] {
  if (!/^[A-Z]/.test(name)) return 'Hooks and helpers';
  return path.includes('/screens/') ? 'Screens' : 'Components';
}

/** The exported values, each with the first sentence of its description. */
function rowsOf(pack: Package): Row[] {
  return exportsOf(pack).flatMap(([name, symbol]): Row[] => {
    const declaration = symbol.valueDeclaration;
    if (!declaration || name.includes('.')) return [];
    const text = describe(pack, symbol)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\{@link (\w+)\}/g, '`$1`');
    const parts = partsOf(symbol).map((part) => `, \`.${part.name}\``);
    return [
      {
        name: `\`${name}\`${parts.join('')}`,
        what: text.replace(/(?<=\.) .*/, '').replaceAll('|', '\\|'),
        group: groupOf(name, declaration.getSourceFile().fileName),
      },
    ];
  });
}

export function withComponentTables(text: string, pack: Package): string {
  const rows = rowsOf(pack);
  const tables = (['Components', 'Screens', 'Hooks and helpers'] as const).map((group) => {
    const own = rows.filter((row) => row.group === group);
    const head = ['Name', 'What it is'];
    return `### ${group}\n\n${table([head, ...own.map(({ name, what }) => [name, what])])}`;
  });
  return withPart(text, 'components', tables.join('\n\n'));
}

if (import.meta.main) {
  const folder = `${root}packages/ui/`;
  const text = readFileSync(`${folder}README.md`, 'utf8');
  writeFileSync(`${folder}README.md`, withComponentTables(text, readPackage(folder)));
}
