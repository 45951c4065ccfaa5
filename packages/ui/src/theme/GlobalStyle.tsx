import { createGlobalStyle } from 'styled-components';
import { standardTheme } from './standardTheme.ts';
import type { Theme } from './tokens.ts';
import { animation, color, focusRing, font, space, type } from './theme.ts';
import { sharedVariables, themeVariables } from './variables.ts';

/**
 * The global styles that every component needs: the custom properties of both themes, base styles, the focus ring,
 * reduced motion and print. Render it once, at the root. `data-theme="light"` or `"dark"` on `<html>` sets the theme;
 * without it, the theme follows the system.
 */
export const GlobalStyle = createGlobalStyle<{
  /** A theme from `createTheme`; the standard theme when absent. */
  $theme?: Theme;
}>`
  :root { ${({ $theme = standardTheme }) => sharedVariables($theme.shared)} }
  :root, [data-theme='light'] {
    color-scheme: light;
    ${({ $theme = standardTheme }) => themeVariables($theme.light)}
  }
  [data-theme='dark'] {
    color-scheme: dark;
    ${({ $theme = standardTheme }) => themeVariables($theme.dark)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      color-scheme: dark;
      ${({ $theme = standardTheme }) => themeVariables($theme.dark)}
    }
  }

  *, ::before, ::after { box-sizing: border-box; }

  html {
    /* Keeps the focused element clear of the sticky bar. */
    scroll-padding-block: 6rem ${space[5]};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }
  html:has(dialog:modal) { overflow: hidden; }

  body {
    margin: 0;
    min-block-size: 100dvb;
    background: ${color.canvas};
    color: ${color.text};
    font-family: ${font.family};
    font-variant-numeric: tabular-nums;
    ${type.body}
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; }
  h1, h2, h3, h4 { text-wrap: balance; }
  ul[role='list'], ol[role='list'] { padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; }
  img, svg { display: block; max-inline-size: 100%; }
  [hidden] { display: none !important; }
  @keyframes ${animation.appear} { from { opacity: 0; } }
  @keyframes ${animation.rise} { from { opacity: 0; translate: 0 1rem; } }
  @keyframes ${animation.turn} { to { rotate: 1turn; } }
  @keyframes ${animation.breathe} { 50% { opacity: 0.5; } }
  ::selection { background: ${color.primarySoft}; color: ${color.onPrimarySoft}; }

  :focus-visible { ${focusRing} }
  /* Route changes and the skip link focus these; they are not controls. */
  :is(h1, h2, main)[tabindex='-1']:focus { outline: none; box-shadow: none; }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      transition-property: opacity !important;
      scroll-behavior: auto !important;
    }
  }

  /* For apps with their own motion setting: data-motion on <html>. */
  [data-motion='reduced'] *,
  [data-motion='reduced'] ::before,
  [data-motion='reduced'] ::after,
  [data-motion='reduced'] ::backdrop {
    animation-duration: 0s !important;
    transition-property: opacity !important;
    scroll-behavior: auto !important;
  }

  @media print {
    :root, [data-theme] {
      color-scheme: light;
      ${({ $theme = standardTheme }) => themeVariables($theme.light)}
    }
    body { background: none; }
    a[href^='http']::after { content: ' (' attr(href) ')'; }
  }
`;
