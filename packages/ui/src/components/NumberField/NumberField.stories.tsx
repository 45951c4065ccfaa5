import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Components/NumberField',
  component: NumberField,
  args: { id: 'height', name: 'height', label: 'Height', unit: 'cm', value: '', onChange: fn() },
  render: function Stateful({ value: initial, onChange, ...rest }) {
    const [value, setValue] = useState(initial);
    return (
      <NumberField
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

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Height')).toHaveAccessibleDescription('cm');
  },
});

export const Filled = meta.story({ args: { value: '172', hint: '40 to 250 cm' } });

export const WithoutUnit = meta.story({ args: { unit: undefined, value: '3' } });

export const Decimal = meta.story({
  args: { label: 'Weight', unit: 'kg', decimal: true, value: '61.5' },
});

export const Invalid = meta.story({
  args: { value: '39', hint: '40 to 250 cm', error: 'Height must be between 40 and 250 cm' },
});

/** What is no number stays as it was typed. */
export const TypingWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Height'), 'tall');
    await expect(canvas.getByLabelText('Height')).toHaveValue('tall');
  },
});
