import styled from 'styled-components';
import { readings } from '../../messages/en/readings.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, space, type } from '../../theme/theme.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Bdi } from '../UserText/UserText.tsx';
import { Value } from '../Value/Value.tsx';
import type { ListedReading } from './reading.ts';

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  align-content: start;
  ${type.small}
`;

// Keep their own direction on a page of the other one.
const Muted = styled.bdi`
  color: ${color.textMuted};
`;

const Amount = styled.span`
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  ${type.h1}
  @container (min-width: 30rem) {
    ${type.h1Compact}
  }
`;

const Unit = styled.span`
  color: ${color.textMuted};
  font-weight: ${font.weight.regular};
  ${type.body}
`;

const Strong = styled.bdi`
  font-weight: ${font.weight.semibold};
`;

interface LatestReadingProps {
  reading: ListedReading;
  unit: string;
  now?: number | undefined;
}

/** The newest reading, large, with its range and date. */
export function LatestReading({ reading: { value, takenAt }, unit, now }: LatestReadingProps) {
  const t = useMessages('readings', readings);
  const range = value.kind === 'measured' ? value.range : value.text && t.asRecorded;
  return (
    <Root>
      <Muted>{t.latest}</Muted>
      {value.kind === 'measured' ? (
        <Amount>
          <Value>
            {value.text}
            {/* A space as narrow as the unit. */}
            <Unit>{['\u0020', unit]}</Unit>
          </Value>
        </Amount>
      ) : (
        <Strong>{value.text === undefined ? t.notRecorded : <Bdi>{value.text}</Bdi>}</Strong>
      )}
      {range && <Strong>{range}</Strong>}
      <Muted>
        <DateTime value={takenAt} now={now} />
      </Muted>
    </Root>
  );
}
