import { type RefObject, useLayoutEffect } from 'react';

const isPrerendering = typeof document === 'undefined';

/** Props of a control that needs a script, beside its `ref`. */
export interface ScriptedControlProps {
  disabled: boolean;
  suppressHydrationWarning: true;
}

/**
 * Disables a control in prerendered HTML, where no script answers it yet. React's hydration leaves attributes as they are;
 * this enables the control in the same commit, because a state would render the page a second time.
 * @param ref - The control; null while it is not shown.
 * @param disabled - Whether it is disabled anyway. Default: no.
 */
export function useScriptedControl(
  ref: RefObject<{ disabled: boolean } | null>,
  disabled = false,
): ScriptedControlProps {
  useLayoutEffect(() => {
    if (ref.current) ref.current.disabled = disabled;
  }, [ref, disabled]);
  return { disabled: disabled || isPrerendering, suppressHydrationWarning: true };
}
