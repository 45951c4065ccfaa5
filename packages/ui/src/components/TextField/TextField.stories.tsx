import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inForm } from '../../testing/fieldStories.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { TextField } from './TextField.tsx';

const hint = 'Where you live most of the year.';

const meta = preview.meta({
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { name: 'city', label: 'City', onValueChange: fn() },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For one line of text that the reader types: a name, an email address, a phone number, a date. Choose the type that brings the right keyboard, and say with autoComplete what a browser may fill in.',
      avoid:
        'Not for numbers (NumberField), passwords (PasswordField), several lines (TextArea), or a choice among a few answers (RadioGroup, Select). Never use a placeholder in place of the label or the hint.',
      do: {
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
      dont: {
        render: () => (
          <TextField name="phone" type="tel" label="Phone" placeholder="Include the country code" />
        ),
        text: 'A placeholder disappears with the first character.',
      },
      keyboard: [
        ['Tab', 'Moves to the field; its label, hint and error are read together.'],
        ['Enter', 'Submits the form that the field is in.'],
      ],
    },
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'Example Town' } });

export const Optional = meta.story({ args: { optional: true } });

export const Hint = meta.story({ args: { hint } });

export const Email = meta.story({
  args: { type: 'email', label: 'Email address', defaultValue: 'mona.example@example.com' },
});

export const Date = meta.story({
  args: { type: 'date', label: 'Date of diagnosis', defaultValue: '2024-01-31' },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Example Town' } });

export const Invalid = meta.story({
  args: { hint, error: 'Enter a city' },
  tags: ['state:failed'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('City');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${hint} Error: Enter a city`);
  },
});

export const LongText = meta.story({
  args: {
    label: 'A label that is so long that it needs more than one line on a small screen',
    defaultValue: 'A very long value '.repeat(12),
    error: 'An error in many words, to see how it wraps below a label that wraps as well',
  },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: { label: 'المدينة', defaultValue: 'مدينة المثال' },
  globals: { direction: 'rtl' },
});

export const InForm = meta.story({
  ...inForm((userEvent, field) => userEvent.type(field, 'x'), 'Examplex'),
  args: { defaultValue: 'Example', onChange: fn() },
});

export const AllStates = meta.story({
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
