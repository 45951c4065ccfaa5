import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { id: 'food', name: 'food', label: 'Take it with food', value: false, onChange: fn() },
  render: function Stateful({ value: initial, onChange, ...rest }) {
    const [value, setValue] = useState(initial);
    return (
      <Checkbox
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
});

export const Unchecked = meta.story();

export const Checked = meta.story({ args: { value: true } });

export const Hint = meta.story({ args: { value: true, hint: 'It is easier on the stomach.' } });

export const Invalid = meta.story({ args: { error: 'Say that it is taken with food' } });

export const Toggle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Take it with food'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
