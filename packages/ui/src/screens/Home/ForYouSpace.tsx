import styled, { css, type StyledComponent } from 'styled-components';
import { breakpoint } from '../../theme/theme.ts';

/** About the height of 'For you'. */
export const forYouHeight = css`
  min-block-size: 36rem;

  ${breakpoint.large} {
    min-block-size: 22rem;
  }
`;

/** Room for a `ForYou` that is on its way, so that what follows it does not move. Takes the props of a `<div>`. */
export const ForYouSpace: StyledComponent<'div'> = styled.div`
  ${forYouHeight}
`;
