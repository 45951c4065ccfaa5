import { startTransition, useEffect, useState } from 'react';
import { css } from 'styled-components';
import { space } from '../../theme/theme.ts';

/** How many items of a long list are filled at once: more than a phone shows. */
const FIRST = 18;
/** How many items each transition adds: few enough for a phone to lay them out without a late frame. */
const STEP = 180;

/**
 * Returns how many items of a list to fill. A list that is long from the start is filled in transitions, so that the page
 * responds in between; what is filled stays so. The items to come are empty elements, which give the list its length and,
 * with {@link longList}, its height.
 * @param length - The number of items.
 */
export function useFilledCount(length: number): number {
  const [count, setCount] = useState(length > FIRST ? FIRST : Infinity);
  useEffect(() => {
    if (count < length) startTransition(() => setCount(count + STEP));
  }, [count, length]);
  return count;
}

// Comments in the styles would be part of every bundle.
/**
 * Styles a list that may have hundreds of items: items far down are rendered only when near the viewport, but stay
 * in the DOM for find-in-page, the keyboard and screen readers. Print needs every item rendered. Paint containment clips
 * at the padding edge: the padding leaves room for focus rings. Empty items have the estimated height everywhere.
 * @param itemHeight - The height of a typical item as a CSS length, used to estimate the scroll height.
 */
export const longList = (itemHeight: string) => css`
  @media screen {
    > :nth-child(n + 37),
    > :empty {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${itemHeight};
      margin: calc(-1 * ${space[2]});
      padding: ${space[2]};
    }
    > :empty {
      content-visibility: hidden;
    }
  }
`;
