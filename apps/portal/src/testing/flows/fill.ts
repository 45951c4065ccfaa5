import type { within } from 'storybook/test';

type Canvas = Pick<ReturnType<typeof within>, 'findByLabelText'>;
interface Hands {
  clear: (field: Element) => Promise<void>;
  click: (field: Element) => Promise<void>;
  paste: (text: string) => Promise<void>;
}

/** Fills in fields by their labels, one after the other, without the wait of every single key. */
export async function fill(
  canvas: Canvas,
  userEvent: Hands,
  fields: readonly (readonly [label: string | RegExp, text: string])[],
): Promise<void> {
  const [first, ...others] = fields;
  if (!first) return;
  const field = await canvas.findByLabelText(first[0], { selector: 'input, textarea' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(first[1]);
  await fill(canvas, userEvent, others);
}
