import { createGlobalStyle } from 'styled-components';
import { standardTheme } from './standardTheme.ts';
import type { Theme } from './tokens.ts';
import { animation, color, focusRing, font, space, type } from './theme.ts';
import { modeVariables, themeRules } from './variables.ts';

// Adds no specificity, so that these styles give way to those of components.
const within = ':where(.medportal, .medportal *)';
const page = 'html:is(.medportal, :has(> .medportal))';

/**
 * The global styles that every component needs: the custom properties of both themes, and below an element with the
 * class `medportal` base styles, the focus ring, reduced motion, more contrast and print. It leaves the rest of the page
 * as it is. Render it once, at the root. `data-theme="light"` or `"dark"` on `<html>` sets the theme; without it, the theme
 * follows the system.
 */
export const GlobalStyle = createGlobalStyle<{
  /** A theme from `createTheme`; the standard theme when absent. */
  $theme?: Theme;
}>`
  ${({ $theme = standardTheme }) => themeRules($theme)}

  @media (prefers-contrast: more) {
    :root, :root:not([data-theme]), [data-theme] {
      --medportal-color-border: ${color.borderControl};
      --medportal-color-text-muted: ${color.text};
      --medportal-color-text-subtle: ${color.text};
    }
  }

  ${page}, .medportal, [data-theme]${within} { color-scheme: var(--medportal-color-scheme); }

  ${page} {
    /* Keeps the focused element clear of the sticky bar. */
    scroll-padding-block: 6rem ${space[5]};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }
  html:has(dialog:modal${within}) { overflow: hidden; }
  body${within} { margin: 0; min-block-size: 100dvb; }

  .medportal {
    background: ${color.canvas};
    color: ${color.text};
    font-family: ${font.family};
    font-style: normal;
    font-weight: ${font.weight.regular};
    ${type.body}
    -webkit-font-smoothing: antialiased;
    letter-spacing: normal;
    overflow-wrap: break-word;
    text-align: start;
    text-transform: none;
  }

  ${within}, ${within}::before, ${within}::after { box-sizing: border-box; }
  :is(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset)${within} { margin: 0; }
  :is(h1, h2, h3, h4)${within} { text-wrap: balance; }
  p${within} { text-wrap: pretty; }
  :is(ul, ol)[role='list']${within} { padding: 0; list-style: none; }
  :is(button, input, select, textarea)${within} { font: inherit; letter-spacing: inherit; }
  :is(img, svg)${within} { display: block; max-inline-size: 100%; }
  [hidden]${within} { display: none !important; }
  @keyframes ${animation.appear} { from { opacity: 0; } }
  @keyframes ${animation.rise} { from { opacity: 0; translate: 0 1rem; } }
  @keyframes ${animation.turn} { to { rotate: 1turn; } }
  @keyframes ${animation.breathe} { 50% { opacity: 0.5; } }
  /* The negative insets keep what is drawn over the edges. */
  @keyframes ${animation.draw} {
    from { clip-path: inset(100% -1rem -1rem); }
    to { clip-path: inset(-1rem); }
  }
  ${within}::selection { background: ${color.primarySoft}; color: ${color.onPrimarySoft}; }

  :focus-visible${within} { ${focusRing} }
  /* Route changes and the skip link focus these; they are not controls. */
  :is(h1, h2, main)[tabindex='-1']:focus${within} { outline: none; box-shadow: none; }

  @media (prefers-reduced-motion: reduce) {
    ${within}, ${within}::before, ${within}::after {
      transition-property: opacity !important;
      scroll-behavior: auto !important;
    }
    ${page} { scroll-behavior: auto !important; }
  }

  /* For apps with their own motion setting: data-motion on <html>. */
  [data-motion='reduced'] ${within},
  [data-motion='reduced'] ${within}::before,
  [data-motion='reduced'] ${within}::after,
  [data-motion='reduced'] ${within}::backdrop {
    animation-duration: 0s !important;
    transition-property: opacity !important;
    scroll-behavior: auto !important;
  }

  @media print {
    :root, [data-theme] {
      ${({ $theme = standardTheme }) => modeVariables($theme, 'light')}
    }
    .medportal { background: none; }
    a[href^='http']${within}::after { content: ' (' attr(href) ')'; }
  }
`;
