import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { onBreakpoint } from './useHasRoom.ts';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const CONDITIONS = new Set(['@media', '@container', '@supports']);

// Neither on a server, which does not know its readers' browsers, nor in one of before 2024.
const canNest = () => 'CSS' in globalThis && CSS.supports('selector(&)');

/** The selectors of a rule; for anything else one that begins with no class. */
const selectorsOf = ({ type, props }: Parameters<Plugin>[0]) =>
  type === 'rule' ? [props].flat() : [''];

/** The class that all selectors begin with; undefined where they do not share one. */
function commonClass(selectors: readonly string[]): string | undefined {
  const name = /^\.[\w-]+/.exec(selectors[0] ?? '')?.[0];
  const isCommon = selectors.every(
    (selector) => name && selector.startsWith(name) && !/^[\w-]/.test(selector.slice(name.length)),
  );
  return isCommon ? name : undefined;
}

// Its name is part of what class names are made of, and must come through minification: a property keeps it.
const { nestConditions } = {
  /** Turns `@media print { .a {…} .a:hover {…} }` into `.a { @media print { & {…} &:hover {…} } }`. */
  nestConditions: (rule, _index, _siblings, callback) => {
    const { children } = rule;
    if (!CONDITIONS.has(rule.type) || rule.root || typeof children === 'string') return;
    if (!canNest()) return;
    for (const [index, child] of children.entries()) callback(child, index, children, callback);
    const written = children.filter((child) => child.return !== '');
    const name = commonClass(written.flatMap(selectorsOf));
    if (name === undefined) return;
    const nested = written.map((child) => {
      const selectors = selectorsOf(child).map((selector) => `&${selector.slice(name.length)}`);
      return selectors.join(',') + child.return.slice(child.value.length);
    });
    rule.return = `${name}{${rule.value}{${nested.join('')}}}`;
    // What stylis takes over as it is.
    rule.type = 'decl';
  },
} satisfies Record<string, Plugin>;
const stylisPlugins = [nestConditions];

/**
 * Chromium that learns a rule and comes to another breakpoint in the same moment looks at what the rule concerns, and
 * leaves all else as it was for the other width (seen in 153). It looks at everything where a `@media` came, too.
 */
function lookAtEverything(): void {
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style[data-styled]')) {
    if (!sheet) continue;
    const end = sheet.cssRules.length;
    sheet.insertRule('@media all {}', end);
    sheet.deleteRule(end);
  }
}

/** Props of {@link StyleProvider}. */
export interface StyleProviderProps {
  /** Everything whose styles it looks after. */
  children: ReactNode;
}

/**
 * Spares browsers work when a component appears for the first time, and its styles with it. Browsers that learn a new
 * rule look at those elements alone that it may concern; with a new `@media` they look at the whole page, unless it is
 * nested in a rule. It also sees to it that a window of another width gets all of its styles when a component appears in
 * that moment. Around the whole app; without it everything else looks the same.
 */
export function StyleProvider({ children }: StyleProviderProps) {
  useEffect(() => onBreakpoint(lookAtEverything), []);
  return <StyleSheetManager stylisPlugins={stylisPlugins}>{children}</StyleSheetManager>;
}
