import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { createPortalClient } from '@medportal/api-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dark, light } from '../../../../packages/ui/src/theme/tokens.ts';
import { themeVariables } from '../../../../packages/ui/src/theme/variables.ts';
import { articlesOf, missingFrom, operationsOf, sampleOf } from '../../test/reference.ts';
import type { ApiDocument } from './document.ts';
import { loadReference } from './load.ts';
import { renderReference } from './page.ts';

const { page, contract, policy } = loadReference();
const read = (): ApiDocument => parse(contract);
const render = (document: ApiDocument) => renderReference(document, { style: '', policy });

it('shows everything that the contract says', () => {
  expect(missingFrom(page, read())).toEqual([]);
});

describe('would not pass without', () => {
  it.each<[string, (document: ApiDocument) => void, string]>([
    ['an operation', ({ paths }) => delete paths['/api/doctors'], 'listDoctors'],
    [
      'a parameter',
      ({ paths }) => paths['/api/doctors']?.['get']?.parameters?.pop(),
      'listDoctors: row pageSize',
    ],
    [
      'a field',
      ({ components }) => delete components.schemas['Clinic']?.properties?.['location'],
      'getDoctor: row clinic.location',
    ],
    [
      'a limit',
      ({ components }) => delete components.schemas['PersonName']?.maxLength,
      'getDoctor: row name',
    ],
    [
      'a required field',
      ({ components }) => components.schemas['LoginPayload']?.required?.pop(),
      'login: row password',
    ],
    [
      'a status',
      ({ paths }) => delete paths['/api/doctors']?.['get']?.responses['429'],
      'listDoctors: 429',
    ],
    [
      'an example',
      ({ paths }) => {
        const { content } = paths['/api/MedicalSpecification']?.['get']?.responses['200'] ?? {};
        if (content) content['application/json'].example = [];
      },
      'listSpecializations: [',
    ],
    [
      'a description',
      ({ components }) => delete components.schemas['Problem']?.description,
      'schema-Problem: Why a call failed, in words for people.',
    ],
    ['an introduction', ({ info }) => (info.description = ''), 'Some field names are misspelled'],
  ])('%s', (_, harm, missing) => {
    const document = read();
    harm(document);
    const found = missingFrom(render(document), read());
    expect(found).toContainEqual(expect.stringContaining(missing));
  });
});

/** The tags of a page without the values of their attributes, and without the colours of code. */
const skeletonOf = (markup: string) =>
  (markup.match(/<(?!\/?span\b)[^>]*>/g) ?? []).map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));

/** A copy of the contract with something behind every text of it that is not a keyword. */
function withEverywhere(text: string): ApiDocument {
  const keep = new Set(['$ref', 'type', 'in']);
  return JSON.parse(contractAsJson, (key, value: unknown) =>
    typeof value === 'string' && !keep.has(key) && !/^(object|null)$/.test(value)
      ? `${value}${text}`
      : value,
  );
}
const contractAsJson = JSON.stringify(read());

it('escapes every text of the contract', () => {
  const hostile = `</style></code><script>alert("1")</script>'"><img src=x onerror=alert(1)>&lt;`;
  const attacked = render(withEverywhere(hostile));
  expect(attacked).not.toMatch(/<script|<img/);
  expect(skeletonOf(attacked)).toEqual(skeletonOf(render(withEverywhere('harmless'))));
  expect(attacked.split('&lt;script&gt;').length).toBeGreaterThan(500);
  // What is not escaped would be seen.
  expect(skeletonOf(page.replace('</h1>', hostile))).not.toEqual(skeletonOf(page));
});

/** What is wrong with a page as a document. */
function faultsOf(markup: string): string[] {
  const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
  const links = [...markup.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
  const ranks = [...markup.matchAll(/<h([1-6])/g)].map(([, rank]) => Number(rank));
  const isKnown = (href: string) =>
    ['openapi.yaml', ...ids.map((id) => `#${id}`)].includes(href) ||
    href.startsWith('data:image/svg+xml,');
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two of ${id}`),
    ...links.filter((href) => !isKnown(href)).map((href) => `a link to ${href}`),
    ...ranks
      .filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1)
      .map((rank) => `a leap to h${rank}`),
    ...(markup.match(
      /<script|<link(?! rel="icon")|\s(?:src|srcset|style|on\w+)="|@import|url\(/g,
    ) ?? []),
    ...(markup.match(
      /<th\b(?! scope=")|<div class="scroll"(?! role="group" tabindex="0" aria-label=")/g,
    ) ?? []),
  ];
}

it('is sound, links to itself only, and needs nothing else', () => {
  expect(faultsOf(page)).toEqual([]);
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page).toContain('<title>MedPortal API reference</title>');
});

it.each([
  ['<p id="login">', 'two of login'],
  ['<a href="#nowhere">', 'a link to #nowhere'],
  ['<a href="https://example.com/">', 'a link to https://example.com/'],
  ['<h6>', 'a leap to h6'],
  ['<script>', '<script'],
  ['<img src="x">', ' src="'],
  ['<p style="color: red">', ' style="'],
  ['<th>', '<th'],
])('would be refused with %s', (text, fault) => {
  expect(faultsOf(page.replace('</h1>', `</h1>${text}`))).toContain(fault);
});

it('asks for the policy that lets its style through, and nothing else', () => {
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  const [, asked = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(asked.replaceAll('&#39;', "'")).toBe(policy);
});

describe('its colours', () => {
  const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');
  const [inLight = '', inDark = ''] = style.split('@media screen and (prefers-color-scheme: dark)');
  const declared = (css: string) =>
    [...css.matchAll(/--color-[\w-]+: #\w+;/g)].map(([line]) => line.toLowerCase());

  it.each([
    ['light', light, inLight],
    ['dark', dark, inDark],
  ] as const)('in the %s are those of the product', (_, theme, css) => {
    const known = new Set(declared(themeVariables(theme)));
    expect(declared(css).length).toBeGreaterThan(15);
    expect(declared(css).filter((line) => !known.has(line))).toEqual([]);
  });

  it('are nowhere else', () => {
    expect(style.replaceAll(/--color-[\w-]+: #\w+;/g, '')).not.toMatch(/#[\da-f]{3,8}\b|rgb|hsl/i);
  });
});

describe('the samples of', () => {
  const articles = articlesOf(page);

  it.each(
    operationsOf(read()).map(({ operation, ...rest }) => ({ id: operation.operationId, ...rest })),
  )('$id send the same call', async ({ id, method }) => {
    const article = articles.get(id) ?? '';
    const sent: Request[] = [];
    const portal = createPortalClient({
      baseUrl: 'https://portal.example',
      getToken: () => 'sample-token',
      fetch: async (request) => {
        sent.push(request);
        return new Response('{}', { status: 418 });
      },
    });
    const typescript = sampleOf(article, 'TypeScript');
    await runInNewContext(`(async () => {${typescript}})()`, { portal, console });
    expect(sent).toHaveLength(1);
    const [request = new Request('https://nothing.example')] = sent;

    const command = `uuidgen() { echo key; }\ncurl() { printf '%s\\0' "$@"; }\n${sampleOf(article, 'curl')}`;
    const env = { TOKEN: 'sample-token' };
    const [url, ...options] = execFileSync('sh', ['-c', command], { env, encoding: 'utf8' })
      .split('\0')
      .slice(0, -1);
    const headers = new Headers();
    const data: string[] = [];
    for (let index = 0; index < options.length; index += 2) {
      const [name, value = ''] = options.slice(index, index + 2);
      if (name === '--data') data.push(value);
      else headers.append(...headerOf(value));
    }

    expect(request.method).toBe(method.toUpperCase());
    expect(request.method).toBe(data.length > 0 ? 'POST' : 'GET');
    expect(url).toBe(request.url);
    expect(headers.get('authorization')).toBe(request.headers.get('authorization'));
    expect(headers.has('idempotency-key')).toBe(request.headers.has('idempotency-key'));
    if (data.length > 0) {
      expect(headers.get('content-type')).toBe('application/json');
      expect(JSON.parse(data.join(''))).toEqual(await request.json());
    }
  });
});

function headerOf(line: string): [string, string] {
  const [name = '', value = ''] = line.split(': ');
  return [name, value];
}
