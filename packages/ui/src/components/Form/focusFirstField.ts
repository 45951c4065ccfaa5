const fields = 'input:not([type="hidden"]), select, textarea';

/**
 * Puts the focus into the first field within an element.
 *
 * @returns whether there is one.
 */
export function focusFirstField(root: Element): boolean {
  const field = root.querySelector<HTMLElement>(fields);
  field?.focus();
  return field !== null;
}
