import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  args: { id: 'city', name: 'city', label: 'City', value: '', onChange: fn() },
  render: function Stateful({ value: initial, onChange, ...rest }) {
    const [value, setValue] = useState(initial);
    return (
      <TextField
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

export const Empty = meta.story();

export const Filled = meta.story({ args: { value: 'Example Town' } });

export const Optional = meta.story({ args: { optional: true } });

export const Hint = meta.story({ args: { hint: 'Where you live most of the year.' } });

export const Invalid = meta.story({
  args: { hint: 'Where you live most of the year.', error: 'Enter a city' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('City');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Where you live most of the year. Error: Enter a city',
    );
  },
});

export const Email = meta.story({
  args: { type: 'email', label: 'Email address', value: 'mona.example@example.com' },
});

export const Arabic = meta.story({ args: { value: 'مدينة المثال' } });

export const LongText = meta.story({
  args: {
    label: 'A label that is so long that it needs more than one line on a small screen',
    value: 'A very long value '.repeat(12),
    error: 'An error in many words, to see how it wraps below a label that wraps as well',
  },
});

export const Disabled = meta.story({ args: { disabled: true, value: 'Example Town' } });

export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('City'), 'Ab');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ab');
  },
});
