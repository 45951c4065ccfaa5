import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Stateful({ value: initial, onValueChange, ...rest }: PasswordFieldProps) {
  const [value, setValue] = useState(initial);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField
        {...rest}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange?.(next);
        }}
      />
    </form>
  );
}

const base = {
  name: 'password',
  label: 'Password',
  autoComplete: 'current-password' as const,
  value: '',
  onValueChange: fn(),
};

const looks = {
  Filled: { value: 'a long example phrase' },
  'A new one': { autoComplete: 'new-password', hint: '8 characters or more.' },
  Invalid: {
    autoComplete: 'new-password',
    hint: '8 characters or more.',
    error: 'Password must be 8 characters or more',
  },
  'Long text': { value: 'a very long example phrase '.repeat(8) },
  Arabic: { label: 'كلمة المرور', value: 'عبارة سرية طويلة' },
} as const satisfies Record<string, Partial<PasswordFieldProps>>;

const meta = preview.meta({
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: base,
  render: (args) => <Stateful {...args} />,
  parameters: {
    guide: {
      status: 'stable',
      since: '0.1.0',
      use: 'For a current or new password. The button shows the input, so that a long phrase can be checked; submitting the form hides it again. Pasting and password managers work.',
      avoid:
        'Not for other secrets that a password manager should leave alone. Do not ask for the password twice: the button makes that unnecessary.',
      anatomy: [
        { part: 'Label', selector: 'label' },
        { part: 'Field', selector: 'input' },
        {
          part: 'Show button',
          selector: 'button',
          note: 'Shows what was typed, until it is pressed again.',
        },
      ],
      dos: [
        {
          render: () => (
            <PasswordField name="password" label="Password" autoComplete="new-password" />
          ),
          text: 'One field: everybody can check what they typed.',
        },
      ],
      donts: [
        {
          render: () => (
            <Stack gap={3}>
              <PasswordField name="first" label="Password" autoComplete="new-password" />
              <PasswordField name="second" label="Repeat password" autoComplete="new-password" />
            </Stack>
          ),
          text: 'A second field doubles the work and finds no error that Show does not.',
        },
      ],
      keyboard: [
        ['Tab', 'Moves to the field, then to its button.'],
        ['Enter, Space', 'On the button: shows or hides the password, and says which.'],
        ['Enter', 'In the field: submits the form.'],
      ],
    },
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: looks.Filled });

export const New = meta.story({ args: looks['A new one'] });

export const Shown = meta.story({
  args: looks.Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

export const ShownThenSubmitted = meta.story({
  args: looks.Filled,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is visible');
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
});

export const Keyboard = meta.story({
  args: looks.Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});

export const Invalid = meta.story({ args: looks.Invalid, tags: ['state:failed'] });

export const LongText = meta.story({ args: looks['Long text'], tags: ['state:edge'] });

export const Arabic = meta.story({ args: looks.Arabic, globals: { direction: 'rtl' } });

/** Holds its own value: the form reads it, and a reset restores the default. */
export const Uncontrolled = meta.story({
  args: { value: undefined, defaultValue: 'a phrase', onChange: fn() },
  render: (args) => (
    <form aria-label="Sample">
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'x');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a phrasex');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'change', target: field }),
    );
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('password')).toBe('a phrasex');
    form.reset();
    await expect(field).toHaveValue('a phrase');
  },
});

export const AllStates = meta.story({
  name: 'All states',
  tags: ['sheet'],
  render: sheet({ Empty, Filled, New, Invalid, LongText, Arabic }),
});
