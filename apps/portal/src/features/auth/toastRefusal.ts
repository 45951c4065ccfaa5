import type { PortalError } from '@medportal/api-client';
import { explain, titleOf } from '../../core/api/errors.ts';
import { toasts, type ToastPosition } from '../../core/feedback/toasts.ts';
import { dataTexts } from '../../core/i18n/dataTexts.ts';

/** Shows the title and the message of a refused log-in or registration as toasts; `fallback` when it has neither. */
export function toastRefusal(
  error: PortalError,
  position: ToastPosition,
  fallback = dataTexts().failures.unexplained,
): void {
  if (error.kind === 'abort') return;
  const isExplained = error.code !== undefined || error.serverMessage !== undefined;
  const texts = [
    titleOf(error, dataTexts()),
    isExplained ? explain(error, dataTexts()) : undefined,
  ].filter((text) => text !== undefined);
  for (const text of texts.length > 0 ? texts : [fallback]) toasts.error(text, position);
}
