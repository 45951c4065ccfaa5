import styled, { type StyledComponent } from 'styled-components';
import { breakpoint } from '../../../theme/theme.ts';

/** About as high as 'For you' while it loads, so that what follows it does not move. */
export const ForYouRoot: StyledComponent<'section'> = styled.section`
  &[data-state='loading'] {
    min-block-size: 36rem;

    ${breakpoint.large} {
      min-block-size: 22rem;
    }
  }
`;

/** Room for a `ForYou` that is on its way, so that what follows it does not move. */
export const ForYouSpace = () => <ForYouRoot as="div" data-state="loading" />;
