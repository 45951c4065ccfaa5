import styled, { type StyledComponent } from 'styled-components';
import { animation, radius } from '../../theme/theme.ts';

/** A decorative spinner in the current text colour. With reduced motion it pulses instead of turning. */
export const Spinner: StyledComponent<'span'> = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  border: 0.15em solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: ${radius.pill};
  animation: ${animation.turn} 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: ${animation.breathe} 2s ease-in-out infinite;
  }
  /* Forced colors would make the transparent side visible and close the ring. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    border-inline-end-color: transparent;
  }
`;
