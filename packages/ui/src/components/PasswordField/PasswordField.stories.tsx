import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inForm } from '../../testing/fieldStories.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: {
    name: 'password',
    label: 'Password',
    autoComplete: 'current-password' as const,
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For a current or new password. The button shows the input, so that a long phrase can be checked; submitting the form hides it again. Pasting and password managers work.',
      avoid:
        'Not for other secrets that a password manager should leave alone. Do not ask for the password twice: the button makes that unnecessary.',
      do: {
        render: () => (
          <PasswordField name="password" label="Password" autoComplete="new-password" />
        ),
        text: 'One field: everybody can check what they typed.',
      },
      dont: {
        render: () => (
          <Stack gap={3}>
            <PasswordField name="first" label="Password" autoComplete="new-password" />
            <PasswordField name="second" label="Repeat password" autoComplete="new-password" />
          </Stack>
        ),
        text: 'A second field doubles the work and finds no error that Show does not.',
      },
      keyboard: [
        ['Tab', 'Moves to the field, then to its button.'],
        ['Enter, Space', 'On the button: shows or hides the password, and says which.'],
        ['Enter', 'In the field: submits the form.'],
      ],
    },
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'a long example phrase' } });

export const New = meta.story({
  args: { autoComplete: 'new-password', hint: '8 characters or more.' },
});

export const ShownThenSubmitted = meta.story({
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  args: { defaultValue: 'a long example phrase' },
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
  args: { defaultValue: 'a long example phrase' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});

export const Invalid = meta.story({
  args: {
    autoComplete: 'new-password',
    hint: '8 characters or more.',
    error: 'Password must be 8 characters or more',
  },
  tags: ['state:failed'],
});

export const LongText = meta.story({
  args: { defaultValue: 'a very long example phrase '.repeat(8) },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: { label: 'كلمة المرور', defaultValue: 'عبارة سرية طويلة' },
  globals: { direction: 'rtl' },
});

export const InForm = meta.story({
  ...inForm((userEvent, field) => userEvent.type(field, 'x'), 'a phrasex'),
  args: { defaultValue: 'a phrase', onChange: fn() },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Empty, Filled, New, Invalid, LongText, Arabic }),
});
