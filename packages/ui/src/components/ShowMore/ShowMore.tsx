import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, space, type } from '../../theme/theme.ts';
import type { More } from '../../view.ts';
import { Button } from '../Button/Button.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  text-align: center;
`;

const Progress = styled.p.attrs({ role: 'status', tabIndex: -1 })`
  color: ${color.textMuted};
  ${type.small}
`;

const Problem = styled.p`
  color: ${color.danger};
`;

/** Props of {@link ShowMore}. Other props go to the root element. */
export interface ShowMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether there is more, and how its loading goes. `none` shows no button. */
  more: More;
  /** How many items are on the page. */
  shown: number;
  /** How many items there are in all. */
  total: number;
  /** Asks for the next items. Not called while they are on their way. */
  onShowMore: () => void;
}

/** The end of a growing list: how much of it is shown, and the button that brings more. */
export function ShowMore({ more, shown, total, onShowMore, ...rest }: ShowMoreProps) {
  const progress = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);

  // The last page takes the button away: without this, keyboard users would be sent to the top. The new items stay in view.
  useEffect(() => {
    if (more === 'none' && pressed.current) progress.current?.focus({ preventScroll: true });
    if (more !== 'pending') pressed.current = false;
  }, [more]);

  return (
    <Root data-state={more} {...rest}>
      <Progress ref={progress}>{`Showing ${shown} of ${total}`}</Progress>
      {more === 'failed' && <Problem role="alert">More could not be loaded. Try again.</Problem>}
      {more !== 'none' && (
        <Button
          variant="secondary"
          busy={more === 'pending'}
          onClick={() => {
            pressed.current = true;
            onShowMore();
          }}
        >
          Show more
        </Button>
      )}
    </Root>
  );
}
