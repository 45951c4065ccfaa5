// Runs once before the tests of this folder, which read Storybook's index of stories.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { execute, root } from '../scripts/run-vitest.ts';

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags: string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Storybook's index, by story id. */
    entries: Record<string, Entry>;
  }
}

export default async function indexStories(project: TestProject): Promise<void> {
  const folder = `${root}node_modules/.cache/storybook-index/`;
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${process.pid}.json`;
  const { isGood, output } = await execute('storybook', ['index', '--quiet', '-o', file]);
  if (!isGood) throw new Error(output);
  project.provide('entries', JSON.parse(readFileSync(file, 'utf8')).entries);
  rmSync(file);
}
