const fields = 'input:not([type="hidden"], [hidden]), select, textarea';

/** @returns Whether there is a field to focus. */
export function focusFirstField(root: Element): boolean {
  const field = root.querySelector<HTMLElement>(fields);
  field?.focus();
  return field !== null;
}
