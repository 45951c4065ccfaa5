import { createElement, Fragment, type ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../server.ts';
import { StyleProvider } from './StyleProvider.tsx';

const Other = styled.i``;
const Sample = styled.b`
  color: red;
  @media print {
    color: black;
    &:hover,
    & > svg {
      color: white;
    }
    &::before {
      content: '{';
    }
  }
  @container (min-width: 1rem) {
    padding: 1px;
  }
  @media (min-width: 1px) {
    ${Other}:hover & {
      margin: 0;
    }
  }
  @media (min-width: 2px) {
    ${Other}:hover &,
    &:hover {
      margin: 1px;
    }
  }
  @media screen {
    @supports (display: grid) {
      display: grid;
    }
  }
`;
const Ground = createGlobalStyle`
  @media print { body { color: black; } }
`;

const provided = (page: ReactNode) => createElement(() => StyleProvider({ children: page }));

/** The rules of the sample, without those that only tell which ones there are, and its class as `.a`. */
function rulesOf(page: ReactNode) {
  const { style, html } = renderPage(page);
  const [, name = ''] = / ([\w-]+)"><\/b>/.exec(html) ?? [];
  const rules = style.replace(/^<style[^>]*>|<\/style>$/g, '').split('/*!sc*/\n');
  return rules
    .filter((rule) => rule !== '' && !rule.startsWith('data-styled'))
    .map((rule) => rule.replaceAll(`.${name}`, '.a').replace(/\.sc-[\w-]+/, '.other'));
}

beforeEach(() => vi.stubGlobal('CSS', { supports: () => true }));
afterEach(() => vi.unstubAllGlobals());

it('nests conditions in the rules that they are about', () => {
  const page = createElement(Fragment, {}, createElement(Ground), createElement(Sample));
  const rules = rulesOf(provided(page));
  expect(rules).toEqual([
    '.a{color:red;}',
    `.a{@media print{&{color:black;}&:hover,&>svg{color:white;}&::before{content:'{';}}}`,
    '.a{@container (min-width: 1rem){&{padding:1px;}}}',
    '.other{@media (min-width: 1px){&:hover .a{margin:0;}}}',
    '@media (min-width: 2px){.other:hover .a,.a:hover{margin:1px;}}',
    '@media screen{@supports (display: grid){.a{display:grid;}}}',
    '@media print{body{color:black;}}',
  ]);
});

const plain = /^@media print\{\.a\{/;

it('leaves them where a browser cannot nest, and the class is the same', () => {
  const page = provided(createElement(Sample));
  const { html } = renderPage(page);
  vi.stubGlobal('CSS', { supports: () => false });
  expect(rulesOf(page)[1]).toMatch(plain);
  vi.unstubAllGlobals();
  expect(rulesOf(page)[1]).toMatch(plain);
  expect(renderPage(page).html).toBe(html);
});

it('leaves them outside of a provider', () => {
  expect(rulesOf(createElement(Sample))[1]).toMatch(plain);
});
