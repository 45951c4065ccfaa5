// A section whose Arabic texts a page does not load would appear in English there.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { partsOf } from '../apps/portal/src/core/i18n/messages/arabic.ts';
import { root } from './run-vitest.ts';

const portal = 'apps/portal/src/';
const router = `${portal}router.tsx`;
const ui = 'packages/ui/src/';

/** Modules that re-export everything: only what is imported by name counts. */
const entryPoints: Readonly<Record<string, string>> = {
  '@medportal/ui': `${ui}index.ts`,
  '@medportal/ui/screens': `${ui}screens.ts`,
};

const sources = new Map<string, string>();
function sourceOf(path: string): string {
  const source = sources.get(path) ?? readFileSync(root + path, 'utf8');
  sources.set(path, source);
  return source;
}

const inFolderOf = (path: string, specifier: string) => join(path, '..', specifier);

const exportsOf = (path: string) =>
  Array.from(
    sourceOf(path).matchAll(/^export (?:const|function) (\w+)/gm),
    ([, name = '']) => name,
  );

/**
 * Adds a module and what it imports, directly or not, except types.
 * @param wanted - Only for an entry point: the names that are imported from it.
 */
function addModules(found: Set<string>, path: string, wanted?: readonly string[]): Set<string> {
  if (!wanted && found.has(path)) return found;
  if (!wanted) found.add(path);
  // Each import of other modules, and each re-export.
  const statements = /^(?:import|export) (?!type )([^'"=;]*?)from '([^']+)';/gm;
  for (const [, list = '', specifier = ''] of sourceOf(path).matchAll(statements)) {
    const listed = list.replaceAll(/\btype \w+|\bas \w+/g, '').match(/\w+|\*/g) ?? [];
    const names = wanted && list.startsWith('*') ? exportsOf(inFolderOf(path, specifier)) : listed;
    const isUsed = wanted ? names.some((name) => wanted.includes(name)) : names.length > 0;
    const entryPoint = entryPoints[specifier];
    if (isUsed && entryPoint) addModules(found, entryPoint, names);
    else if (isUsed && /^\..*\.tsx?$/.test(specifier))
      addModules(found, inFolderOf(path, specifier));
  }
  return found;
}

/** A part is a section, or a file with several. */
function sectionsIn(part: string): unknown[] {
  const file = `${portal}core/i18n/messages/arabic/${part}.ts`;
  if (!existsSync(root + file)) return [part];
  return Array.from(sourceOf(file).matchAll(/^export \{ (\w+) \}/gm), ([, section]) => section);
}

/**
 * The sections that a module, or one that it imports lazily, uses but that are not loaded.
 * @param sections - Those that are loaded with it.
 * @param loaded - Modules that have been checked, since they are loaded before it.
 */
function missing(path: string, sections: readonly unknown[], loaded = new Set<string>()): string[] {
  const all = addModules(new Set(loaded), path);
  const modules = [...all].filter((module) => !loaded.has(module));
  const lacking = modules
    .filter((module) => module.startsWith(`${ui}messages/en/`))
    .map((module) => basename(module, '.ts'))
    .filter((section) => !sections.includes(section))
    .map((section) => `${section} in ${basename(path)}`);
  const lazy = modules.flatMap((module) =>
    Array.from(
      sourceOf(module).matchAll(/(?:withTexts\('(\w+)',\s*\(\) => )?import\('(\.[^']+)'\)/g),
      ([, name = '', specifier = '']) => {
        // The router loads the texts of every page.
        const key = module === router ? basename(specifier, '.tsx') : name;
        const more = (partsOf[key] ?? []).flatMap(sectionsIn);
        return missing(inFolderOf(module, specifier), [...sections, ...more], all);
      },
    ).flat(),
  );
  return [...new Set([...lacking, ...lazy])];
}

it('everything that renders finds its texts in Arabic', () => {
  expect(missing(`${portal}main.tsx`, sectionsIn('shared'))).toEqual([]);
});

it('everything that renders is searched, also behind lazy modules', () => {
  expect(missing(`${portal}main.tsx`, [])).toEqual(
    expect.arrayContaining(['footer in main.tsx', 'form in login.tsx', 'login in LogInAgain.tsx']),
  );
});
