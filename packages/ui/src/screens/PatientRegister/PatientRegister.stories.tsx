import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { registrationSubmissions, registrationValues } from './PatientRegister.fixtures.ts';
import { PatientRegisterScreen } from './PatientRegister.tsx';

const meta = preview.meta({
  title: 'Screens/PatientRegister',
  component: PatientRegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: { submission: registrationSubmissions.idle, onSubmit: fn(), loginHref: '/Login' },
});

export const Empty = meta.story();

export const Pending = meta.story({ args: { submission: registrationSubmissions.pending } });

export const Rejected = meta.story({ args: { submission: registrationSubmissions.failed } });

export const Offline = meta.story({
  args: {
    submission: {
      status: 'failed',
      failure: {
        title: 'No connection',
        message: 'The server could not be reached. Check your connection and try again.',
      },
    },
  },
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '  Mona   Example ');
    await userEvent.type(canvas.getByLabelText('Email address'), registrationValues.email);
    await userEvent.type(canvas.getByLabelText('Password'), registrationValues.password);
    await userEvent.type(canvas.getByLabelText(/^Phone number/), registrationValues.phoneNumber);
    await userEvent.type(canvas.getByLabelText(/^Address/), registrationValues.address);
    await userEvent.click(canvas.getByLabelText('Female'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(registrationValues);
  },
});

/** Phone, address and gender may stay blank. */
export const RequiredOnly = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), registrationValues.name);
    await userEvent.type(canvas.getByLabelText('Email address'), registrationValues.email);
    await userEvent.type(canvas.getByLabelText('Password'), registrationValues.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...registrationValues,
      phoneNumber: '',
      address: '',
      gender: 'unspecified',
    });
  },
});

export const Required = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual([
      'Enter your name',
      'Enter your email address',
      'Enter a password',
    ]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const BadValues = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Mona/Example');
    await userEvent.type(canvas.getByLabelText('Email address'), 'mona.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'short{Enter}');
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/must not contain/);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Error: Password must be 8 characters or more/,
    );
    await expect(canvas.getByLabelText('Name')).toHaveValue('Mona/Example');
  },
});

export const Arabic = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'منى مثال');
    await userEvent.type(canvas.getByLabelText(/^Address/), 'شارع المثال');
    await userEvent.type(canvas.getByLabelText('Email address'), registrationValues.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'عبارة سرية طويلة{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const RightToLeft = meta.story({
  args: { submission: registrationSubmissions.failed },
  globals: { direction: 'rtl' },
});

export const Small = meta.story({
  args: { submission: registrationSubmissions.failed },
  globals: { viewport: { value: 'narrow' } },
});
