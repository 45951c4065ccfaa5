import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { browsers, unsupportedApis } from './browser-support.ts';
import { root } from './run-vitest.ts';

const sources = globSync('{packages/ui,packages/api-client,apps/portal}/src/**/*.{ts,tsx}', {
  cwd: root,
}).filter((path) => !/\.(test|stories|fixtures|d)\.|\/testing\//.test(path));

/** A use of an API per line, and what is reported. */
const uses = [
  ["URL.parse('/');", 'URL.parse: not in chrome'],
  ['export const { parse } = URL;', 'URL.parse: not in chrome'],
  ['document.startViewTransition();', 'Document.startViewTransition: not in firefox'],
  ['requestIdleCallback(() => {});', 'requestIdleCallback: not in safari'],
  ["URL.canParse('/');"],
  ["document.querySelector('input')?.showPopover();"],
  ["fetch('/').then(({ headers }) => headers.get('a'));"],
  ['export const { direction } = getComputedStyle(document.body);'],
  [
    "if ('ContentVisibilityAutoStateChangeEvent' in window) new ContentVisibilityAutoStateChangeEvent('a');",
  ],
] as const;

it(
  'every web API of the portal and the packages is in the supported browsers',
  { tags: 'release' },
  () => {
    const folder = mkdtempSync(`${tmpdir()}/medportal-browsers-`);
    const control = `${folder}/control.ts`;
    writeFileSync(control, uses.map(([code]) => code).join('\n'));
    const faults = unsupportedApis([...sources.map((path) => root + path), control]);
    rmSync(folder, { recursive: true });
    expect(faults).toEqual(
      uses.flatMap(([, fault], index) =>
        fault ? expect.stringContaining(`control.ts:${index + 1} ${fault}`) : [],
      ),
    );
  },
);

it('the README names the supported browsers', () => {
  expect(browsers.get('edge')).toBe(browsers.get('chrome'));
  const [chrome, , , firefox, , safari] = [...browsers.values()].slice(0, 6);
  expect(readFileSync(`${root}packages/ui/README.md`, 'utf8')).toContain(
    `| Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} `,
  );
});
