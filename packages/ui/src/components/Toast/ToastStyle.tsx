import { createGlobalStyle } from 'styled-components';
import { color, font, radius, shadow, space, target } from '../../theme/theme.ts';

/**
 * The look of toasts, for the app that shows them with react-toastify: its variables, set from the tokens. Below the
 * navigation bar, so that a toast never lies on what one needs next. Render it once, beside the toast container.
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
    --toastify-toast-min-height: ${target};
    --toastify-toast-padding: ${space[3]} ${space[4]};
    --toastify-toast-top: 5rem;
  }

  .Toastify__close-button {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    color: ${color.onToast};
    opacity: 1;
  }
`;
