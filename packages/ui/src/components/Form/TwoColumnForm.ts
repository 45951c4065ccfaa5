import styled, { type StyledComponent } from 'styled-components';
import { breakpoint, space } from '../../theme/theme.ts';
import { Form, type FormProps } from './Form.tsx';

/** A {@link Form} in two columns where there is room. */
export const TwoColumnForm: StyledComponent<typeof Form, FormProps & { $firstColumn: number }> =
  styled(Form)<{
    /** The number of fields in the first column; the others are in the second one, above `Form.Actions`. */
    $firstColumn: number;
  }>`
    ${breakpoint.medium} {
      > fieldset {
        display: grid;
        grid-auto-flow: column;
        grid-template: repeat(${({ $firstColumn }) => $firstColumn}, auto) /
          repeat(2, minmax(0, 1fr));
        gap: ${space[5]} ${space[6]};
        min-inline-size: 0;
        padding: 0;
        border: 0;
        > :last-child {
          grid-area: -1 / 1 / auto / -1;
        }
      }
    }
  `;
