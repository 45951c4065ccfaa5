import { useState, type ComponentPropsWithRef } from 'react';
import { RotateCw } from 'lucide-react';
import styled from 'styled-components';
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

/** Props of {@link StaleNotice}: those of a `<div>`, and these. */
export interface StaleNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The failed refresh. Without one there is no notice. */
  stale: Stale | undefined;
  /** What could not be refreshed, in the plural and lower case: tells two notices of a page apart. Completes 'Retry …' for screen readers. */
  what?: string;
  /** Refreshes again. */
  onRetry: () => void;
}

/** Focuses what takes the place of a focused control; a reader who has moved on stays where they are. */
const focusInPlace = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};

/** Stands above content that stays although its refresh failed: says how old it is, and offers another try. */
export function StaleNotice({ stale, what, onRetry, ...rest }: StaleNoticeProps) {
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
        This is up to date.
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
        This could not be refreshed. It was last loaded on <DateTime value={stale.loadedAt} />.
      </span>
      <Button variant="quiet" icon={RotateCw} busy={stale.isRetrying} onClick={handleRetry}>
        Retry{what && <VisuallyHidden> {what}</VisuallyHidden>}
      </Button>
    </Root>
  );
}
