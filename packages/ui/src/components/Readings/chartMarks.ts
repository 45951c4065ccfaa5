import styled, { css } from 'styled-components';
import { color, radius } from '../../theme/theme.ts';

/** Which value a mark stands for. Marks differ in shape as well as in colour. */
export type MarkLook = 'upper' | 'lower' | 'sugar';

const round = (fill: string) => css`
  border-radius: ${radius.pill};
  background: ${fill};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const looks = {
  upper: round(color.chartUp),
  lower: css`
    border: max(1px, 0.2em) solid ${color.chartDown};
    background: ${color.surface};
    @media (forced-colors: active) {
      border-color: CanvasText;
      background: Canvas;
    }
  `,
  sugar: round(color.chartSugar),
};

/** The styles of a mark that is as large as its font. */
export const markStyles = (look: MarkLook) => css`
  inline-size: 1em;
  block-size: 1em;
  forced-color-adjust: none;
  ${looks[look]}
`;

/** A mark beside a text. */
export const Sample = styled.span<{ $look: MarkLook }>`
  display: inline-block;
  flex: none;
  font-size: 0.5rem;
  print-color-adjust: exact;
  ${({ $look }) => markStyles($look)}
`;
