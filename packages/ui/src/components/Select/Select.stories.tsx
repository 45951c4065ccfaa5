import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Select, type SelectProps } from './Select.tsx';

function Stateful({ value: initial, onChange, ...rest }: SelectProps<number | undefined>) {
  const [value, setValue] = useState(initial);
  return (
    <Select
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Select',
  component: Stateful,
  args: {
    id: 'room',
    name: 'room',
    label: 'Room',
    value: undefined,
    onChange: fn(),
    options: [
      { value: undefined, label: 'Not chosen' },
      { value: 1, label: 'First room' },
      { value: 2, label: 'Second room' },
    ],
  },
});

export const Unchosen = meta.story();

export const Chosen = meta.story({ args: { value: 2 } });

export const Invalid = meta.story({
  args: { hint: 'On the ground floor.', error: 'Choose a room' },
});

export const LongOption = meta.story({
  args: {
    value: 1,
    options: [{ value: 1, label: 'The room with the longest name of all '.repeat(3) }],
  },
});

export const Arabic = meta.story({
  args: { value: 1, options: [{ value: 1, label: 'الغرفة الأولى' }] },
});

/** The values come back as they were given, not as texts. */
export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Room'), 'Second room');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.selectOptions(canvas.getByLabelText('Room'), 'Not chosen');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
});
