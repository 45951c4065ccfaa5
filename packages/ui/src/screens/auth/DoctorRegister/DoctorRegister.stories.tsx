import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { registration as arabic } from '../../../messages/ar/registration.ts';
import { offline } from '../PatientRegister/PatientRegister.fixtures.ts';
import { typeInto } from '../registration.fixtures.ts';
import {
  arabicOption,
  doctorSubmissions,
  doctorValues,
  longOption,
  specializationOptions,
} from './DoctorRegister.fixtures.ts';
import { DoctorRegisterScreen } from './DoctorRegister.tsx';

const meta = preview.meta({
  title: 'Screens/Visitor/Doctor register',
  component: DoctorRegisterScreen,
  tags: ['screen', 'persona:visitor'],
  parameters: { layout: 'fullscreen' },
  args: {
    specializations: specializationOptions.ready,
    submission: doctorSubmissions.idle,
    onSubmit: fn(),
    onRetry: fn(),
    loginHref: '/Login',
  },
});

/** /DoctorRegister is opened and the specializations are there. */
export const Empty = meta.story();

/** New doctors are checked. */
export const Reviewed = meta.story({
  args: { isReviewed: true },
  play: async ({ canvas }) => {
    const text = canvas.getByText('We check your profile before patients can find you.');
    const submit = canvas.getByRole('button', { name: 'Sign Up' });
    await expect(text.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Nobody has chosen a specialization: the first one is. */
export const FirstPreselected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Medical specialization')).toHaveDisplayValue('Cardiology');
    await typeInto({ canvas, userEvent }, doctorValues);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(doctorValues);
  },
});

/** Every field is filled in and another specialization is chosen. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Medical specialization'), 'Neurology');
    await typeInto({ canvas, userEvent }, doctorValues);
    await userEvent.click(canvas.getByLabelText('Female'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...doctorValues,
      specializationId: 3,
      gender: 'female',
    });
  },
});

export const GenderNone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await typeInto({ canvas, userEvent }, doctorValues);
    await expect(canvas.getByRole('radio', { name: 'Male' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Female' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ gender: 'unspecified' }),
    );
  },
});

/** The specializations have not arrived yet; the other fields can be filled in. */
export const SpecializationsLoading = meta.story({
  tags: ['state:loading'],
  args: { specializations: specializationOptions.loading },
});

/** Sign Up is pressed and the server has not answered yet. */
export const Pending = meta.story({
  tags: ['state:loading'],
  args: { submission: doctorSubmissions.pending },
});

/** Without specializations a doctor cannot sign up, and the form says why. */
export const SpecializationsEmpty = meta.story({
  tags: ['state:empty'],
  args: { specializations: specializationOptions.empty },
  play: async ({ args, canvas, userEvent }) => {
    await typeInto({ canvas, userEvent }, doctorValues);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await userEvent.click(canvas.getByRole('link', { name: /You cannot sign up yet/ }));
    await expect(canvas.getByLabelText('Medical specialization')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Sign Up is pressed with name, email and password empty. */
export const Required = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Retry reloads the list and keeps the input. */
export const SpecializationsFailed = meta.story({
  tags: ['state:failed'],
  args: { specializations: specializationOptions.failed },
  play: async ({ args, canvas, userEvent }) => {
    await typeInto({ canvas, userEvent }, doctorValues);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await userEvent.click(canvas.getByRole('link', { name: /Select Retry to load/ }));
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Name')).toHaveValue(doctorValues.name);
  },
});

export const Rejected = meta.story({
  tags: ['state:failed'],
  args: { submission: doctorSubmissions.failed },
});

export const Offline = meta.story({ tags: ['state:failed'], args: { submission: offline } });

export const LongOption = meta.story({
  tags: ['state:edge'],
  args: { specializations: longOption },
});

/** The name is typed in Arabic and the specialization has an Arabic name. */
export const Arabic = meta.story({
  globals: { locale: 'ar' },
  args: { specializations: arabicOption },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(arabic.name), 'سامي مثال');
    await userEvent.type(canvas.getByLabelText(arabic.email), doctorValues.email);
    await userEvent.type(canvas.getByLabelText(arabic.password), 'عبارة سرية طويلة{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
