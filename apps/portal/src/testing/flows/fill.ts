import type { within } from 'storybook/test';

type Canvas = Pick<ReturnType<typeof within>, 'findByLabelText'>;
interface UserActions {
  clear: (field: Element) => Promise<void>;
  click: (field: Element) => Promise<void>;
  paste: (text: string) => Promise<void>;
}

/** Fills in fields by label, pasting instead of typing for speed. */
export async function fill(
  canvas: Canvas,
  userEvent: UserActions,
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
