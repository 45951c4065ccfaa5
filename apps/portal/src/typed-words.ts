// What somebody typed and pressed in a page before its scripts had come.

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/**
 * Takes what was typed out of the fields, which React believes to be as they were drawn.
 * @returns the function that types it again, when React looks after them, and then presses what was pressed.
 */
export function takeTypedWords(root: HTMLElement): () => void {
  const again: (() => void)[] = [];
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    const { value } = field;
    if (isChoice(field) && field.checked !== field.defaultChecked) {
      field.checked = field.defaultChecked;
      again.push(() => field.click());
    } else if (!isChoice(field) && value !== field.defaultValue) {
      field.value = field.defaultValue;
      again.push(() => {
        // Past React's own watch over the property, so that the event below is news to it.
        Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
  }
  return () => {
    for (const type of again) type();
    const { earlyPress } = window;
    // When React has taken in what was typed.
    setTimeout(() => earlyPress?.click());
  };
}
