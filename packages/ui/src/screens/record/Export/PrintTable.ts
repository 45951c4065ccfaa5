import styled from 'styled-components';
import { color, font, space, type } from '../../../theme/theme.ts';

/** A table of the printout. */
export const PrintTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  ${type.small}
  caption {
    padding-block-end: ${space[2]};
    color: ${color.textMuted};
    text-align: start;
  }
  th,
  td {
    padding-block: ${space[1]};
    padding-inline: 0 ${space[4]};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  thead th {
    font-weight: ${font.weight.semibold};
    vertical-align: bottom;
  }
  tbody th {
    inline-size: 45%;
    font-weight: ${font.weight.regular};
  }
  tr {
    break-inside: avoid;
  }
  /* A name is short, what doctors write is not. */
  &[data-entries] tbody th {
    inline-size: 20%;
    font-weight: ${font.weight.semibold};
  }
`;
