// The built Storybook in a browser, as a designer sees it.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { see } from '../steps.ts';
import { builtStorybook } from './server.ts';

const storybook = builtStorybook();

const open = (address: string) =>
  storybook.open(`/?path=/${address}`, { viewport: { width: 1440, height: 900 } });

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');

it('answers the first calls of a page story from its mocks, after a docs page', async () => {
  const page = await open('docs/start-here-welcome--docs');
  await see(canvas(page).getByRole('heading', { level: 1 }));
  // Not by opening the component, whose docs page would start the worker.
  await page.locator('#pages').getByRole('button', { name: 'Expand all' }).click();
  await page.locator('#pages-doctors--ready').click();
  await see(canvas(page).getByText('20 doctors found'));
  await page.context().close();
  expect(storybook.apiCalls()).toEqual([]);
});

it('Storybook shows a story in the settings of the toolbar', async () => {
  const page = await open('story/components-actions-button--primary');
  const root = canvas(page).locator('html');
  await page.getByRole('button', { name: /Left to right/ }).click();
  await page.getByRole('option', { name: 'Right to left' }).click();
  await expect.poll(() => root.getAttribute('dir')).toBe('rtl');
  await page.getByRole('button', { name: /Light/ }).click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect.poll(() => root.getAttribute('data-theme')).toBe('dark');
  await page.context().close();
});

it('Storybook says which stories need forced colours', async () => {
  const page = await open('story/pages-in-every-setting--forced-colours-doctors');
  const note = canvas(page).getByRole('note');
  await see(note);
  await page.emulateMedia({ forcedColors: 'active' });
  await note.waitFor({ state: 'hidden' });
  await page.context().close();
});

interface Manifest {
  components: Record<
    string,
    {
      path: string;
      import?: string;
      stories?: { description?: string; snippet?: string; warning?: unknown; error?: unknown }[];
    }
  >;
}

it('publishes a usable example for nine of ten components', () => {
  const file = `${inject('storybookFolder')}manifests/components.json`;
  const { components }: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const own = Object.entries(components).filter(([id]) => id.startsWith('components-'));
  const isUsable = ({ import: from = '', stories = [] }: Manifest['components'][string]) =>
    from !== '' && stories.some(({ snippet, warning, error }) => snippet && !warning && !error);
  const without = own.filter(([, component]) => !isUsable(component)).map(([id]) => id);
  expect(own).not.toEqual([]);
  expect(without.length, without.join(', ')).toBeLessThanOrEqual(own.length / 10);
});

it('Storybook lists every state with what causes it, and finds them by their words', async () => {
  const page = await open('docs/start-here-state-index--docs');
  const index = canvas(page);
  await see(index.getByText('A late HTTP response to an earlier search term is ignored.'));
  await index.getByRole('searchbox', { name: 'Find a state' }).fill('doctors no match');
  await see(index.getByRole('link', { name: 'No Match' }));
  await index
    .getByText('A late HTTP response to an earlier search term is ignored.')
    .waitFor({ state: 'hidden' });
  await page.context().close();
});
