import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, space, type } from '../../theme/theme.ts';
import { Sample } from './chartMarks.ts';
import type { ChartSeries } from './ReadingChart.tsx';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space[3]};
  align-content: start;
  font-variant-numeric: tabular-nums;
  ${type.small}
  dt {
    display: flex;
    gap: ${space[2]};
    align-items: baseline;
  }
  dd {
    color: ${color.textMuted};
  }
`;

interface ChartKeyProps extends ComponentPropsWithRef<'dl'> {
  series: readonly ChartSeries[];
}

/** What the marks and the lines of a chart mean. */
export function ChartKey({ series, ...rest }: ChartKeyProps) {
  return (
    <Root {...rest}>
      {series.map(({ name, look, limits }) => (
        <div key={look}>
          <dt>
            <Sample $look={look} />
            <bdi>{name}</bdi>
          </dt>
          {limits.map(({ at, meaning }) => (
            <dd key={at}>
              <bdi>{meaning}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </Root>
  );
}
