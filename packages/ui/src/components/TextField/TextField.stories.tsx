import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Stateful({ value: initial, onValueChange, ...rest }: TextFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <TextField
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const base = { name: 'city', label: 'City', value: '', onValueChange: fn() };
const hint = 'Where you live most of the year.';

const looks = {
  Filled: { value: 'Example Town' },
  Optional: { optional: true },
  'With a hint': { hint },
  Email: { type: 'email', label: 'Email address', value: 'mona.example@example.com' },
  Date: { type: 'date', label: 'Date of diagnosis', value: '2024-01-31' },
  Disabled: { disabled: true, value: 'Example Town' },
  Invalid: { hint, error: 'Enter a city' },
  'Long text': {
    label: 'A label that is so long that it needs more than one line on a small screen',
    value: 'A very long value '.repeat(12),
    error: 'An error in many words, to see how it wraps below a label that wraps as well',
  },
  Arabic: { label: 'المدينة', value: 'مدينة المثال' },
} as const satisfies Record<string, Partial<TextFieldProps>>;

const meta = preview.meta({
  title: 'Components/Forms/TextField',
  component: TextField,
  args: base,
  render: (args) => <Stateful {...args} />,
  parameters: {
    guide: {
      status: 'stable',
      since: '0.1.0',
      use: 'For one line of text that the reader types: a name, an email address, a phone number, a date. Choose the type that brings the right keyboard, and say with autoComplete what a browser may fill in.',
      avoid:
        'Not for numbers (NumberField), passwords (PasswordField), several lines (TextArea), or a choice among a few answers (RadioGroup, Select). Never use a placeholder in place of the label or the hint.',
      anatomy: [
        { part: 'Label', selector: 'label', note: 'What to enter, in one to three words.' },
        { part: 'Field', selector: 'input', note: 'As wide as its container.' },
      ],
      dos: [
        {
          render: () => (
            <TextField
              name="phone"
              type="tel"
              label="Phone"
              hint="Include the country code."
              optional
            />
          ),
          text: 'The hint stays visible while somebody types. What may be left out is marked as optional.',
        },
      ],
      donts: [
        {
          render: () => (
            <TextField
              name="phone"
              type="tel"
              label="Phone"
              placeholder="Include the country code"
            />
          ),
          text: 'A placeholder disappears with the first character.',
        },
      ],
      keyboard: [
        ['Tab', 'Moves to the field; its label, hint and error are read together.'],
        ['Enter', 'Submits the form that the field is in.'],
      ],
    },
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: looks.Filled });

export const Optional = meta.story({ args: looks.Optional });

export const Hint = meta.story({ args: looks['With a hint'] });

export const Email = meta.story({ args: looks.Email });

export const Date = meta.story({ args: looks.Date });

export const Disabled = meta.story({ args: looks.Disabled });

export const Focus = meta.story({
  args: looks.Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('City')).toHaveFocus();
  },
});

export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('City'), 'Ab');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ab');
  },
});

export const Invalid = meta.story({
  args: looks.Invalid,
  tags: ['state:failed'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('City');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${hint} Error: Enter a city`);
  },
});

export const LongText = meta.story({ args: looks['Long text'], tags: ['state:edge'] });

export const Arabic = meta.story({ args: looks.Arabic, globals: { direction: 'rtl' } });

/** Holds its own value: the form reads it, and a reset restores the default. */
export const Uncontrolled = meta.story({
  args: { value: undefined, defaultValue: 'Example', onChange: fn() },
  render: (args) => (
    <form aria-label="Sample">
      <TextField {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('City');
    await userEvent.type(field, 'x');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Examplex');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'change', target: field }),
    );
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('city')).toBe('Examplex');
    form.reset();
    await expect(field).toHaveValue('Example');
  },
});

export const AllStates = meta.story({
  name: 'All states',
  tags: ['sheet'],
  render: sheet({
    Empty,
    Filled,
    Optional,
    Hint,
    Email,
    Date,
    Disabled,
    Invalid,
    LongText,
    Arabic,
  }),
});
