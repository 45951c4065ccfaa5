import styled from 'styled-components';
import { color, radius } from '../../theme/theme.ts';

/** Which value a mark stands for. Marks differ in shape as well as in colour. */
export type MarkLook = 'upper' | 'lower' | 'sugar';

// Borders, because backgrounds are neither printed nor kept by forced colours. The background fills what a rounded
// width of the border leaves.
const dot = (fill: string) => `
  border: 0.5em solid ${fill};
  background: ${fill};
  border-radius: ${radius.pill};
`;

const looks = {
  upper: dot(color.chartUp),
  lower: `
    border: max(1px, 0.2em) solid ${color.chartDown};
    background: ${color.surface};
  `,
  sugar: dot(color.chartSugar),
};

/** The styles of a mark that is as large as its font. */
export const markStyles = (look: MarkLook) => `
  inline-size: 1em;
  block-size: 1em;
  ${looks[look]}
`;

/** A mark beside a text. */
export const Sample = styled.span<{ $look: MarkLook }>`
  display: inline-block;
  flex: none;
  font-size: 0.5rem;
  ${({ $look }) => markStyles($look)}
`;
