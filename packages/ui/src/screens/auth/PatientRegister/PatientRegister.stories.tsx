import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { registration as arabic } from '../../../messages/ar/registration.ts';
import { type Page, typeInto } from '../registration.fixtures.ts';
import {
  offline,
  registrationSubmissions,
  registrationValues,
} from './PatientRegister.fixtures.ts';
import { PatientRegisterScreen, type PatientRegisterScreenProps } from './PatientRegister.tsx';

const meta = preview.meta({
  title: 'Screens/Visitor/Patient register',
  component: PatientRegisterScreen,
  tags: ['screen', 'persona:visitor'],
  parameters: { layout: 'fullscreen' },
  args: { submission: registrationSubmissions.idle, onSubmit: fn(), loginHref: '/Login' },
});

/** Fills in the required fields, except one. */
const typeRequired = ({ canvas, userEvent }: Page, except?: string) =>
  typeInto({ canvas, userEvent }, registrationValues, except);

interface Step extends Page {
  args: PatientRegisterScreenProps;
}

const signsUpAs =
  (label: string, gender: string) =>
  async ({ args, canvas, userEvent }: Step) => {
    await typeRequired({ canvas, userEvent });
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ gender }));
  };

const needs =
  (label: string, problem: string) =>
  async ({ args, canvas, userEvent }: Step) => {
    await typeRequired({ canvas, userEvent }, label);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await userEvent.click(canvas.getByRole('link', { name: problem }));
    await expect(canvas.getByLabelText(label)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };

export const Empty = meta.story();

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '  Mona   Example ');
    await typeRequired({ canvas, userEvent }, 'Name');
    await userEvent.type(canvas.getByLabelText(/^Phone number/), registrationValues.phoneNumber);
    await userEvent.type(canvas.getByLabelText(/^Address/), registrationValues.address);
    await userEvent.click(canvas.getByLabelText('Female'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(registrationValues);
  },
});

/** Gender is optional, and a choice can be cleared. */
export const GenderNone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await typeRequired({ canvas, userEvent });
    await userEvent.click(canvas.getByLabelText('Male'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear choice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ gender: 'unspecified' }),
    );
  },
});

export const Male = meta.story({
  play: signsUpAs('Male', 'male'),
});

export const Female = meta.story({
  play: signsUpAs('Female', 'female'),
});

/** Sign Up is pressed with phone number and address left blank: they are optional. */
export const PhoneAndAddressBlank = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await typeRequired({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ phoneNumber: '', address: '' }),
    );
  },
});

/** Show is pressed beside the password. */
export const PasswordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), registrationValues.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});

/** Sign Up is pressed and the server has not answered yet. */
export const Pending = meta.story({
  tags: ['state:loading'],
  args: { submission: registrationSubmissions.pending },
});

export const NameMissing = meta.story({
  tags: ['state:failed'],
  play: needs('Name', 'Enter your name'),
});

export const EmailMissing = meta.story({
  tags: ['state:failed'],
  play: needs('Email address', 'Enter your email address'),
});

export const PasswordMissing = meta.story({
  tags: ['state:failed'],
  play: needs('Password', 'Enter a password'),
});

/** Sign Up is pressed with everything empty: the summary has the focus. */
export const Required = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual([
      'Enter your name',
      'Enter your email address',
      'Enter a password',
    ]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Sign Up is pressed with a text that is not an email address. */
export const BadEmail = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await typeRequired({ canvas, userEvent }, 'Email address');
    await userEvent.type(canvas.getByLabelText('Email address'), 'mona.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getByLabelText('Email address')).toHaveAccessibleDescription(
      /correct format/,
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A name with characters that URLs reserve, and a short password. */
export const BadValues = meta.story({
  tags: ['state:failed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Mona/Example');
    await userEvent.type(canvas.getByLabelText('Email address'), registrationValues.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(/must not contain/);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Error: Password must be 8 characters or more/,
    );
    await expect(canvas.getByLabelText('Name')).toHaveValue('Mona/Example');
  },
});

export const Rejected = meta.story({
  tags: ['state:failed'],
  args: { submission: registrationSubmissions.failed },
});

export const Offline = meta.story({ tags: ['state:failed'], args: { submission: offline } });

/** Sign Up is pressed with a name and an address that are too long. */
export const LongValues = meta.story({
  tags: ['state:edge'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.paste('Mona Example of the Very Long Name '.repeat(4));
    await typeRequired({ canvas, userEvent }, 'Name');
    await userEvent.click(canvas.getByLabelText(/^Address/));
    await userEvent.paste('2 Example Street, Building with a Name, Demoville '.repeat(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Name must be 100 characters or fewer',
      'Address must be 200 characters or fewer',
    ]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Name, address and password are typed in Arabic. */
export const Arabic = meta.story({
  globals: { locale: 'ar' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(arabic.name), 'منى مثال');
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${arabic.address}`)), 'شارع المثال');
    await userEvent.type(canvas.getByLabelText(arabic.email), registrationValues.email);
    await userEvent.type(canvas.getByLabelText(arabic.password), 'عبارة سرية طويلة{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The server rejected it, and the page is read from right to left. */
export const RightToLeft = meta.story({
  args: { submission: registrationSubmissions.failed },
  globals: { locale: 'ar' },
});
