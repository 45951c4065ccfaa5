import { css } from 'styled-components';
import { space } from '../../theme/theme.ts';

/**
 * Styles a list that may have hundreds of items: items far down are rendered only when near the viewport, but stay
 * in the DOM for find-in-page, the keyboard and screen readers.
 * @param itemHeight - The height of a typical item as a CSS length, used to estimate the scroll height.
 */
export const longList = (itemHeight: string) => css`
  /* Not in print, which needs every item rendered. */
  @media screen {
    > :nth-child(n + 37) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${itemHeight};
      /* Paint containment clips at the padding edge: this leaves room for focus rings. */
      margin: calc(-1 * ${space[2]});
      padding: ${space[2]};
    }
  }
`;
