import { createGlobalStyle } from 'styled-components';
import {
  breakpoint,
  color,
  focusRing,
  font,
  gutter,
  radius,
  shadow,
  space,
  target,
} from '../../theme/theme.ts';
import { toastTop } from './toastTop.ts';

/**
 * Styles react-toastify with the design tokens. Places toasts at the lower edge of the app bar: they cover none of its
 * controls, and one line of text leaves the heading of the page readable. Render it once, beside the toast container.
 */
export const ToastStyle = createGlobalStyle`
  .Toastify {
    --toastify-color-light: ${color.toast};
    --toastify-text-color-light: ${color.onToast};
    --toastify-icon-color-success: ${color.onToast};
    --toastify-icon-color-error: ${color.onToast};
    --toastify-icon-color-info: ${color.onToast};
    --toastify-font-family: ${font.family};
    --toastify-toast-bd-radius: ${radius.card};
    --toastify-toast-shadow: ${shadow.overlay};
    --toastify-toast-width: min(24rem, 100vw - 2 * ${space[4]});
    --toastify-toast-min-height: ${target};
    --toastify-toast-padding: ${space[3]} ${space[4]};
    --toastify-toast-top: ${toastTop};
  }

  /* The heading of a page is nearer to the bar there. */
  ${breakpoint.belowMedium} {
    .Toastify .Toastify__toast-container {
      --toastify-toast-min-height: 0;
      --toastify-toast-padding: ${space[1]} ${space[4]};
    }
  }

  /* On phones react-toastify covers the bar, edge to edge. */
  @media (max-width: 480px) {
    .Toastify .Toastify__toast-container {
      --toastify-toast-padding: ${space[1]} ${gutter};
      inset-inline: ${gutter};
      inline-size: auto;
    }
    .Toastify .Toastify__toast-container--top-center { inset-block-start: ${toastTop}; }
    .Toastify .Toastify__toast-container--bottom-right { inset-block-end: ${space[4]}; }
    .Toastify .Toastify__toast {
      --toastify-toast-width: 100%;
      margin-block-end: ${space[3]};
      border-radius: ${radius.card};
    }
  }

  .Toastify .Toastify__toast {
    gap: min(${space[3]}, 3.75vw);
    align-items: flex-start;
    max-block-size: none;
    border: 1px solid transparent;
  }
  .Toastify .Toastify__toast-icon {
    inline-size: 1.25rem;
    margin: 0.125rem 0 0;
  }
  .Toastify .Toastify__close-button {
    position: static;
    display: grid;
    place-items: center;
    order: 1;
    flex: none;
    inline-size: min(1.5rem, 7.5vw);
    block-size: 1.5rem;
    margin-inline-start: auto;
    color: ${color.onToast};
    opacity: 1;
  }
  /* react-toastify removes the outline. */
  .Toastify .Toastify__close-button:focus-visible { ${focusRing} }

  @media (forced-colors: active) {
    .Toastify .Toastify__toast-icon svg { fill: CanvasText; }
  }

  /* The hidden progress bar is the timer: it pauses while a toast has focus. */
  .Toastify__toast:focus-within .Toastify__progress-bar { animation-play-state: paused !important; }

  /* Not 0s: a toast is removed when its last animation ends, which may then be missed. */
  @media (prefers-reduced-motion: reduce) {
    .Toastify :is(.Toastify--animate, .Toastify--animate-icon) { animation-duration: 1ms; }
  }
  /* Reduced motion must not shorten the timer. */
  [data-motion='reduced'] .Toastify .Toastify__progress-bar { animation-duration: 5s !important; }

  @media print {
    .Toastify { display: none; }
  }
`;
