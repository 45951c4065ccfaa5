// The built Storybook in a browser, as a designer sees it.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
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

it('shows a story in the settings of the toolbar', async () => {
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

it('says which stories need forced colours', async () => {
  const page = await open('story/pages-in-every-setting--forced-colours-home');
  const note = canvas(page).getByRole('note');
  await see(note);
  await page.emulateMedia({ forcedColors: 'active' });
  await note.waitFor({ state: 'hidden' });
  await page.context().close();
});
