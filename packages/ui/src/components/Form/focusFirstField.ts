const fields = 'input:not([type="hidden"]), select, textarea';

/**
 * Focuses the first field inside an element.
 *
 * @returns Whether there is one.
 */
export function focusFirstField(root: Element): boolean {
  const field = root.querySelector<HTMLElement>(fields);
  field?.focus();
  return field !== null;
}
