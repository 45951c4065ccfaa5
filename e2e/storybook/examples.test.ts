// What "Show code" shows on the docs pages, pasted into a module and compiled.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { exampleErrors } from '../../scripts/readme.ts';
import { builtStorybook } from './server.ts';

const storybook = builtStorybook();

const open = (address: string) => storybook.open(`/iframe.html?${address}`, { timeoutMs: 60_000 });

const showCode = (page: Page) => page.locator('button', { hasText: 'Show code' }).first();

const errorsIn = (examples: Iterable<readonly [name: string, code: string]>) =>
  exampleErrors(
    'packages/ui',
    Array.from(examples, ([name, code]) => ({ name, text: `\`\`\`tsx\n${code}\n\`\`\`` })),
  );

/** The code of the first story on the docs page of a component, as its reader sees it. */
async function firstExample(name: string): Promise<string> {
  const page = await open(`viewMode=docs&id=components-${name}--docs`);
  await showCode(page).click();
  const code = await page.locator('pre', { hasText: 'import' }).first().innerText();
  await page.context().close();
  return code;
}

it('shows examples that compile where they are pasted', async () => {
  const names = ['actions-button', 'feedback-overlay', 'forms-radiogroup', 'forms-select'];
  names.push('forms-textfield', 'health-doctorcard', 'health-requestcard', 'layout-avatar');
  names.push('layout-card', 'layout-heading', 'navigation-link', 'navigation-tabs');
  const examples: [string, string][] = [];
  for (const name of names) examples.push([name, await firstExample(name)]);
  for (const [, code] of examples) {
    expect(code).toMatch(/^(import|\}) .*from '@medportal\/ui';$/m);
    expect(code).not.toMatch(/\b(meta|fn|args|Sheet)\b/);
  }
  expect(await errorsIn(examples)).toEqual([]);
  const [, button = ''] = examples.find(([name]) => name === 'actions-button') ?? [];
  const wrong = button.replace('<Button', '<Button variant="loud"');
  expect(await errorsIn([['wrong', wrong]])).toEqual([expect.stringMatching(/^wrong:\d+.*"loud"/)]);
});

interface Story {
  title: string;
  parameters: { docs?: { source?: { code?: string }; canvas?: { sourceState?: string } } };
}

/** Runs in the preview. */
async function readStories(): Promise<[id: string, Story][]> {
  // @ts-expect-error -- Storybook declares no type for its preview.
  // oxlint-disable-next-line no-underscore-dangle
  const stories: Record<string, Story> = await globalThis.__STORYBOOK_PREVIEW__.extract();
  return Object.entries(stories).map(
    ([
      id,
      {
        title,
        parameters: { docs },
      },
    ]) => [id, { title, parameters: { docs: { source: docs?.source, canvas: docs?.canvas } } }],
  );
}

it('shows no code that does not compile', async () => {
  const page = await open('viewMode=docs&id=components-actions-button--docs');
  await showCode(page).waitFor();
  const stories = await page.evaluate(readStories);
  await page.context().close();
  const shown = stories.filter(
    ([, { parameters }]) => parameters.docs?.canvas?.sourceState !== 'none',
  );
  const components = shown.filter(([, { title }]) => title.startsWith('Components/'));
  expect(components.length).toBeGreaterThan(380);
  const examples = shown.map(
    ([id, { parameters }]) => [id, parameters.docs?.source?.code ?? ''] as const,
  );
  expect(await errorsIn(examples)).toEqual([]);
});
