import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { showMore } from '../../messages/en/showMore.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, space, type } from '../../theme/theme.ts';
import { useScriptedControl } from '../../theme/useScriptedControl.ts';
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

interface CountedItems {
  /** The number of items on the page, or of loaded ones when they are `filtered`. */
  shown: number;
  /** The total number of items. */
  total: number;
  /** Whether a filter hides some of the loaded items. Then the count is of loaded items. Default false. */
  filtered?: boolean;
  /** Only without a count. */
  progress?: undefined;
}

interface UncountedItems {
  /** How far the list goes, where a count of its items would say little: 'Back to 3 November'. */
  progress: string;
  /** Only with a count. */
  shown?: undefined;
  /** Only with a count. */
  total?: undefined;
  /** Only with a count. */
  filtered?: undefined;
}

/** The number of items, or how far they go. Other props go to the root element. */
export type ShowMoreProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Whether there are more items, and the state of loading them. `none` hides the button. */
  more: More;
  /** Loads the next items. Not called while they are pending. */
  onShowMore: () => void;
} & (CountedItems | UncountedItems);

/** The end of a paged list: how many items are shown, and a button that loads more. */
export function ShowMore({
  more,
  shown,
  total,
  filtered,
  progress,
  onShowMore,
  ...rest
}: ShowMoreProps) {
  const t = useMessages('showMore', showMore);
  const progressText = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const scripted = useScriptedControl(button);

  // The last page removes the focused button, which would reset the focus to the top of the page.
  useEffect(() => {
    if (more === 'none' && wasPressed.current) progressText.current?.focus({ preventScroll: true });
    if (more !== 'pending') wasPressed.current = false;
  }, [more]);

  return (
    <Root data-state={more} {...rest}>
      <Progress ref={progressText}>
        {progress === undefined ? (filtered ? t.loaded : t.progress)({ shown, total }) : progress}
      </Progress>
      {more === 'failed' && <Problem role="alert">{t.failed}</Problem>}
      {more !== 'none' && (
        <Button
          {...scripted}
          ref={button}
          variant="secondary"
          busy={more === 'pending'}
          onClick={() => {
            wasPressed.current = true;
            onShowMore();
          }}
        >
          {t.showMore}
        </Button>
      )}
    </Root>
  );
}
