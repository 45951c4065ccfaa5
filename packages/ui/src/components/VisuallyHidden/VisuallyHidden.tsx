import styled, { type StyledComponent } from 'styled-components';

/** Text for assistive technology only. Takes the props of a `<span>`; `as` changes the element. */
export const VisuallyHidden: StyledComponent<'span'> = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
