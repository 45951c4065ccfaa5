import { css } from 'styled-components';
import { space } from '../../theme/theme.ts';

/**
 * The style of a list that may grow to hundreds of items. Those far down are drawn when their reader comes near; until
 * then they are in the page for its search, the keyboard and a screen reader, and cost next to nothing.
 * @param itemHeight - How tall a usual item is, a CSS length; the scrollbar goes by it.
 */
export const longList = (itemHeight: string) => css`
  /* Not on paper, where all are drawn at once. Most lists end before these. */
  @media screen {
    > :nth-child(n + 37) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${itemHeight};
      /* Nothing is drawn outside of the item: it has room for the focus ring of what is in it. */
      margin: calc(-1 * ${space[2]});
      padding: ${space[2]};
    }
  }
`;
