import { useState, type ComponentPropsWithRef } from 'react';
import { RotateCw } from 'lucide';
import styled from 'styled-components';
import { staleNotice } from '../../messages/en/staleNotice.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, radius, space } from '../../theme/theme.ts';
import type { Stale } from '../../view.ts';
import { Button } from '../Button/Button.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.warning};
  border-radius: ${radius.control};
  background: ${color.warningSoft};
  @media print {
    button {
      display: none;
    }
  }
`;

/** Other props go to the root element, while there is a failed refresh. */
export interface StaleNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The failed refresh. Without it nothing is shown. */
  stale: Stale | undefined;
  /** What could not be refreshed, plural and lower case. Completes 'Retry …' for screen readers. */
  what?: string;
  /** Retries the refresh. */
  onRetry: () => void;
}

/** Keeps the focus in place when the focused control has been removed. */
const focusInPlace = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** Shown above content that failed to refresh: says when it was loaded, and offers a retry. */
export function StaleNotice({ stale, what, onRetry, ...rest }: StaleNoticeProps) {
  const t = useMessages('staleNotice', staleNotice);
  const [hasRetried, setHasRetried] = useState(false);
  if (!stale) {
    if (!hasRetried) return null;
    return (
      <VisuallyHidden
        role="status"
        tabIndex={-1}
        ref={focusInPlace}
        onBlur={() => setHasRetried(false)}
      >
        {t.upToDate}
      </VisuallyHidden>
    );
  }
  const handleRetry = () => {
    setHasRetried(true);
    onRetry();
  };
  return (
    <Root role="status" data-state="stale" {...rest}>
      <span>
        <bdi>{t.notRefreshed({ date: () => <DateTime value={stale.loadedAt} /> })}</bdi>
      </span>
      <Button variant="quiet" icon={RotateCw} busy={stale.isRetrying} onClick={handleRetry}>
        {what
          ? t.retryWhat({ what, hidden: (content) => <VisuallyHidden>{content}</VisuallyHidden> })
          : t.retry}
      </Button>
    </Root>
  );
}
