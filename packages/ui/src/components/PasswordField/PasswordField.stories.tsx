import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  args: {
    id: 'password',
    name: 'password',
    label: 'Password',
    autoComplete: 'current-password' as const,
    value: '',
    onChange: fn(),
  },
  render: function Stateful({ value: initial, onChange, ...rest }) {
    const [value, setValue] = useState(initial);
    return (
      <form aria-label="Sample" onSubmit={(event) => event.preventDefault()}>
        <PasswordField
          {...rest}
          value={value}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      </form>
    );
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { value: 'a long example phrase' } });

export const Invalid = meta.story({
  args: {
    autoComplete: 'new-password',
    hint: '8 characters or more.',
    error: 'Password must be 8 characters or more',
  },
});

/** Shown on demand, and hidden again by a submit. */
export const ShownThenSubmitted = meta.story({
  args: { value: 'a long example phrase' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your password is visible');
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
});

export const Shown = meta.story({
  args: { value: 'a long example phrase' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});
