import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as lucide from 'lucide';
import { describe, expect, test } from 'vitest';
import { iconGroups } from './icons.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The original names of the icons that a source imports, without types. */
function iconsIn(source: string): string[] {
  const imports = source.matchAll(/import\s+\{([^}]*)\}\s+from\s+'lucide'/g);
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}

const sources = globSync('{packages/ui,apps/portal}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.stories.tsx', '**/foundations/**'],
});
const used = new Set(sources.flatMap((path) => iconsIn(readFileSync(root + path, 'utf8'))));
const known = new Map<string, unknown>(Object.entries(lucide));
const entries = iconGroups.flatMap((group) => group.entries);

test('finds icons in every form of import', () => {
  expect(iconsIn("import type { IconNode } from 'lucide';")).toEqual([]);
  expect(iconsIn("import {\n  Baby,\n  X as Cross,\n  type IconNode,\n} from 'lucide';")).toEqual([
    'Baby',
    'X',
  ]);
  expect(used.size).toBeGreaterThan(20);
});

describe('the list of icons', () => {
  test('names every icon that the product uses once, and no other', () => {
    expect(entries.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
  });

  test.each(entries)('shows $name under its own name', ({ name, icon }) => {
    expect(known.get(name)).toBe(icon);
  });
});
