import { useId, useState } from 'react';
import styled from 'styled-components';
import { requestCard } from '../../messages/en/requestCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { space } from '../../theme/theme.ts';
import { Button } from '../Button/Button.tsx';
import { UserText } from '../UserText/UserText.tsx';

const Text = styled(UserText)<{ $lines: number }>`
  &[data-state='cut'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${({ $lines }) => $lines};
  }
  @media print {
    &[data-state='cut'] {
      display: block;
    }
  }
`;

// Aligns the label, not the invisible border, with the text.
const Toggle = styled(Button)`
  margin-block: calc(-1 * ${space[2]});
  margin-inline-start: calc(-1 * ${space[4]});
`;

interface FoldedTextProps {
  /** What a patient asked. */
  children: string;
  /** The number of lines of a long text, until it is unfolded. Print shows all. */
  lines: number;
  /** The number of characters from which a text is long. Measuring the rendered text would cause flicker. */
  limit: number;
}

/** What a patient asked, folded after some lines if it is long: a text and a button, for a grid. */
export function FoldedText({ children, lines, limit }: FoldedTextProps) {
  const t = useMessages('requestCard', requestCard);
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = children.length > limit || children.split('\n').length > lines;
  return (
    <>
      <Text id={id} $lines={lines} data-state={isLong && !isExpanded ? 'cut' : 'whole'}>
        {children}
      </Text>
      {isLong && (
        <Toggle
          variant="quiet"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? t.showLess : t.showFull}
        </Toggle>
      )}
    </>
  );
}
