import type { MouseEvent } from 'react';

/** Whether a click follows a link in this window: with a modifier, the browser opens another one. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
