import styled, { type StyledComponent } from 'styled-components';
import { breakpoint, readingWidth, space, type SpaceStep } from '../../theme/theme.ts';

/** Two parts of a page, the second one wider: below each other, and side by side on large screens. */
export const Columns: StyledComponent<'div', { $gap: SpaceStep }> = styled.div<{
  /** The gap when they are below each other, a step of `space`. */
  $gap: SpaceStep;
}>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space[$gap]} ${space[7]};
  align-items: start;
  max-inline-size: ${readingWidth};
  ${breakpoint.large} {
    grid-template-columns: 27rem minmax(0, 1fr);
    max-inline-size: none;
  }
`;
