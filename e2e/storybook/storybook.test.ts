// The built Storybook in a browser, as a designer sees it.
import type { FrameLocator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { see } from '../steps.ts';
import { builtStorybook } from './server.ts';

const storybook = builtStorybook();

const open = (address: string) =>
  storybook.open(`/?path=/${address}`, { viewport: { width: 1440, height: 900 } });

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const inDark = (page: Page) => page.frameLocator('iframe[title="The story in dark"]');

/** Runs in a frame: the outcome of its story with the play function, if it has ended. */
const outcome = () =>
  // @ts-expect-error -- Storybook declares no type for its channel.
  // oxlint-disable-next-line no-underscore-dangle
  globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0]?.status;

const documentOf = (frame: FrameLocator) => frame.locator('html');

async function expectStory(frame: FrameLocator, theme: string) {
  await expect.poll(() => documentOf(frame).evaluate(outcome)).toBe('success');
  const { shown, ids } = await documentOf(frame).evaluate((root) => ({
    shown: root.dataset['theme'],
    ids: Array.from(root.querySelectorAll('[id]'), ({ id }) => id),
  }));
  expect(shown).toBe(theme);
  expect(ids).toEqual([...new Set(ids)]);
}

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

it('fits its toolbar on a screen of 1440 px, and names what is not the default', async () => {
  const page = await open('story/components-actions-button--primary');
  const tools = page.getByTestId('sb-preview-toolbar');
  await see(tools.getByRole('button', { name: /^Persona/ }));
  const ends = await tools
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(1440);
  expect(await tools.innerText()).not.toContain('Direction');
  await page.getByRole('button', { name: /^Direction/ }).click();
  await page.getByRole('option', { name: 'Direction: right to left' }).click();
  await expect.poll(() => tools.innerText()).toContain('Direction: right to left');
  await expect.poll(() => documentOf(canvas(page)).getAttribute('dir')).toBe('rtl');
  await page.context().close();
});

// A modal overlay, a test of the focus, and a page with mocks.
it.each([
  'components-feedback-overlay--focus-and-escape',
  'components-forms-numberfield--focus',
  'pages-login--pending',
])('shows %s in both themes side by side, each in its document', async (id) => {
  const page = await open(`story/${id}&globals=theme:both`);
  await expectStory(canvas(page), 'light');
  await expectStory(inDark(page), 'dark');
  const [light, dark] = await Promise.all([
    page.locator('#storybook-preview-iframe').boundingBox(),
    page.locator('iframe[title="The story in dark"]').boundingBox(),
  ]);
  expect(dark?.width).toBe(light?.width);
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
