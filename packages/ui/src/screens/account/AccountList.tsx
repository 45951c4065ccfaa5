import styled, { type StyledComponent } from 'styled-components';
import { breakpoint, color, space } from '../../theme/theme.ts';

/** How many items a list shows until more are asked for. */
export const FEW = 2;

/** The list in a card of the account. */
export const List: StyledComponent<'ul'> = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

/** An item of {@link List}: facts, and on the right what can be done. */
export const Row: StyledComponent<'li'> = styled.li`
  display: grid;
  gap: ${space[3]} ${space[5]};
  align-items: start;
  padding-block: ${space[4]};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
  &:first-child {
    padding-block-start: 0;
  }
  &:last-child {
    padding-block-end: 0;
  }

  ${breakpoint.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
