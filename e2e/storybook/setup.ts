// Runs once before the tests of this folder, which open the built Storybook.
import type { TestProject } from 'vitest/node';
import { execute, root } from '../../scripts/run-vitest.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built Storybook. */
    storybookFolder: string;
  }
}

export default async function buildStorybook(project: TestProject): Promise<void> {
  const folder = `${root}node_modules/.cache/storybook-built/`;
  const { isGood, output } = await execute('storybook', ['build', '--quiet', '-o', folder], {
    // A build for readers, not for tests of stories.
    VITEST: '',
  });
  if (!isGood) throw new Error(output);
  project.provide('storybookFolder', folder);
}
