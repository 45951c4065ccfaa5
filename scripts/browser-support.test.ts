import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browsers, unsupportedApis } from './browser-support.ts';
import { readDocument } from './readme.ts';
import { root } from './run-vitest.ts';

const sources = globSync('{packages/ui,packages/api-client,apps/portal}/src/**/*.{ts,tsx}', {
  cwd: root,
}).filter((path) => !/\.(test|stories|fixtures|d)\.|\/testing\//.test(path));

const unsupported = [
  ["URL.parse('/');", 'URL.parse: not in chrome,'],
  ['export const { parse } = URL;', 'URL.parse: not in chrome,'],
  ['void Promise.try(() => 1);', 'Promise.try: not in chrome,'],
  ['void Array.fromAsync([1]);', 'Array.fromAsync: not in chrome,'],
  ['new Map().keys().map(String);', 'IteratorObject.map: not in chrome,'],
  ['new Set([1]).union(new Set([2]));', 'Set.union: not in chrome,'],
  ['document.startViewTransition();', 'Document.startViewTransition: not in firefox,'],
  ['globalThis.requestIdleCallback(() => {});', 'globalThis.requestIdleCallback: not in safari,'],
  ['requestIdleCallback(() => {});', 'requestIdleCallback: not in safari,'],
  ["RegExp.escape('.');", 'escape: unknown to the compiler'],
  ['new NoSuchApi();', 'NoSuchApi: unknown to the compiler'],
] as const;

const supported = [
  'URL.canParse("/");',
  'document.querySelector("input")?.showPopover();',
  'new AbortController().signal.throwIfAborted();',
  'fetch("/").then(({ headers }) => headers.get("a"));',
  'new Intl.NumberFormat("de").format(1);',
  'export const focus = ({ target: { value: text } }: { target: HTMLInputElement }) => text;',
  'export const { direction } = getComputedStyle(document.body);',
  'export type Parse = typeof URL.parse;',
  'if ("startViewTransition" in document) document.startViewTransition();',
  'if (typeof requestIdleCallback === "function") requestIdleCallback(() => {});',
  'document.startViewTransition?.();',
];

describe('unsupportedApis', { tags: 'release' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'medportal-browsers-'));
  const write = (name: string, code: string) => {
    const path = join(folder, `${name}.ts`);
    writeFileSync(path, `export {};\n${code}\n`);
    return path;
  };
  let faults: string[];

  // One program for all, because parsing TypeScript's own library is slow.
  beforeAll(() => {
    faults = unsupportedApis([
      ...sources.map((path) => root + path),
      ...unsupported.map(([code], index) => write(`unsupported-${index}`, code)),
      ...supported.map((code, index) => write(`supported-${index}`, code)),
    ]);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds none in the portal and the packages', () => {
    expect(sources.length).toBeGreaterThan(150);
    expect(faults.filter((fault) => /^(packages|apps)\//.test(fault))).toEqual([]);
  });

  it.each(unsupported.map((row, index) => [...row, index] as const))(
    'finds %s',
    (_, fault, index) => {
      expect(faults.join('\n')).toContain(`unsupported-${index}.ts:2 ${fault}`);
    },
  );

  it.each(supported.map((code, index) => [code, index] as const))('accepts %s', (_, index) => {
    expect(faults.filter((fault) => fault.includes(`/supported-${index}.ts`))).toEqual([]);
  });
});

it('the README names the browsers', () => {
  const [chrome, edge, firefox, safari] = (['chrome', 'edge', 'firefox', 'safari'] as const).map(
    (name) => browsers.get(name),
  );
  expect(edge).toBe(chrome);
  expect(readDocument('packages/ui/README.md').text).toContain(
    `| Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} `,
  );
});
