import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const options = [
  { value: 'morning', label: 'Morning' },
  { value: 'evening', label: 'Evening' },
];

function Stateful({ value: initial, onChange, ...rest }: RadioGroupProps<string>) {
  const [value, setValue] = useState(initial);
  return (
    <RadioGroup
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
  title: 'Components/RadioGroup',
  component: Stateful,
  args: { id: 'time', name: 'time', label: 'Time of day', value: '', onChange: fn(), options },
});

export const Unchosen = meta.story();

export const Chosen = meta.story({ args: { value: 'evening' } });

export const Invalid = meta.story({
  args: { hint: 'When you take it.', error: 'Choose a time of day' },
});

export const Stacked = meta.story({
  args: {
    layout: 'stacked',
    value: 'morning',
    options: [
      { value: 'morning', label: 'Morning', hint: 'With breakfast' },
      { value: 'noon', label: 'Noon', hint: 'With lunch' },
      { value: 'evening', label: 'Evening, or at night if there was no time for it before' },
    ],
  },
});

/** A choice that is not required can be taken back. */
export const Clear = meta.story({
  args: { optional: true, emptyValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Evening'));
    await expect(args.onChange).toHaveBeenLastCalledWith('evening');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear choice' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('radio', { name: 'Evening' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Morning' })).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Morning' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('evening');
  },
});
