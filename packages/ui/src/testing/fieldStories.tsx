import type { ComponentType } from 'react';
import { expect, fn, type UserEventObject, within } from 'storybook/test';

interface FieldArgs {
  label: string;
  onChange?: unknown;
  onValueChange?: unknown;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A decorator: puts a field into a form. */
export const inSampleForm = (Field: ComponentType) => (
  <form aria-label="Sample">
    <Field />
  </form>
);

/**
 * The story of a field that holds its own value: a form reads it, and a reset restores the default.
 * @param change - Changes the value as a reader does.
 * @param changed - The value afterwards.
 */
export function inForm(
  change: (userEvent: UserEventObject, field: Control) => Promise<unknown>,
  changed: string | number,
) {
  return {
    args: { onChange: fn() },
    decorators: [inSampleForm],
    play: async ({
      args,
      canvasElement,
      userEvent,
    }: {
      args: FieldArgs;
      canvasElement: HTMLElement;
      userEvent: UserEventObject;
    }) => {
      const canvas = within(canvasElement);
      const field = canvas.getByLabelText<Control>(args.label);
      const initial = field.value;
      await change(userEvent, field);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(changed);
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ type: 'change', target: field }),
      );
      const form = canvas.getByRole<HTMLFormElement>('form');
      await expect(new FormData(form).get(field.name)).toBe(String(changed));
      form.reset();
      await expect(field).toHaveValue(initial);
    },
  };
}
