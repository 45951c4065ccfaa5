// What somebody typed and pressed in a page before its scripts had come.

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Whether somebody did something to it; a radio button is not what they pressed when another one took its place. */
function isChanged(field: Field): boolean {
  if (!isChoice(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/**
 * Types once more what differs from what was drawn, now that React looks after the fields, and then presses what was
 * pressed. Nothing is painted in between: whoever types on notices nothing.
 */
export function typeAgain(root: HTMLElement): void {
  const fields = [...root.querySelectorAll<Field>('input, textarea')];
  for (const field of fields.filter(isChanged)) {
    const { value } = field;
    if (isChoice(field)) {
      field.checked = field.defaultChecked;
      field.click();
    } else {
      field.value = field.defaultValue;
      // Past React's own watch over the property, so that the event below is news to it.
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  const { earlyPress } = window;
  // When React has taken in what was typed.
  setTimeout(() => earlyPress?.click());
}
