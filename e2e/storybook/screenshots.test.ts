// The smallest change of the look that a comparison of screenshots must notice.
import { expect, it } from 'vitest';
import { difference, reduce } from '../../scripts/screenshots.ts';
import { builtStorybook } from './server.ts';

const storybook = builtStorybook();

async function draw(story: string, css = ' ') {
  const page = await storybook.open(`/iframe.html?id=${story}&viewMode=story`, {
    viewport: { width: 1280, height: 800 },
  });
  await page.getByRole('group').first().waitFor();
  await page.addStyleTag({ content: css });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
  await page.context().close();
  return reduce(png, 'component');
}

it.each([
  [
    'a radius of 13 px for 12',
    'components-layout-card--all-states',
    ':root { --medportal-radius-card: 13px; }',
  ],
  [
    'a stroke of 2 for 1.75',
    'components-actions-button--all-states',
    'svg { stroke-width: 2px !important; }',
  ],
])('notices %s', async (_, story, css) => {
  const expected = await draw(story);
  expect(difference(await draw(story), expected, 'component')).toBeUndefined();
  expect(difference(await draw(story, css), expected, 'component')).toContain('pixels differ');
});
