import styled, { type StyledComponent } from 'styled-components';
import { animation, radius } from '../../theme/theme.ts';

/** A turning ring in the colour of the text; it only fades where motion is reduced. Decoration. */
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
  /* Forced colours would close the ring, and nobody would see it turn. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    border-inline-end-color: transparent;
  }
`;
