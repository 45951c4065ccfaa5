import type {
  DoctorRegistrationValues,
  ForgotPasswordValues,
  LoginValues,
  RegistrationValues,
  ResetPasswordValues,
} from '@medportal/ui/screens';
import { client } from '../../core/api/client.ts';
import { wireGender } from '../../core/api/wire.ts';
import type { Write } from '../../core/query/useWrite.ts';

export const logIn = {
  operation: 'login',
  invalidates: [],
  call: (values, options) => client.login({ body: values }, options),
} satisfies Write<LoginValues>;

function registration({ name, email, password, gender, phoneNumber, address }: RegistrationValues) {
  return {
    name: name.trim(),
    email: email.trim(),
    password,
    gender: wireGender(gender),
    phoneNumber,
    address,
  };
}

export const registerPatient: Write<RegistrationValues> = {
  operation: 'registerPatient',
  invalidates: [],
  outcome: 'signedUp',
  call: (values, options) => client.registerPatient({ body: registration(values) }, options),
};

export const registerDoctor: Write<DoctorRegistrationValues> = {
  operation: 'registerDoctor',
  invalidates: ['listDoctors', 'listDoctorsBySpecialization'],
  outcome: 'signedUp',
  fields: { medicalSpecificationId: 'specializationId' },
  call: (values, options) =>
    client.registerDoctor(
      { body: { ...registration(values), medicalSpecificationId: values.specializationId } },
      options,
    ),
};

/** Asks for an email with a link to choose a new password. */
export const requestPasswordReset: Write<ForgotPasswordValues> = {
  operation: 'requestPasswordReset',
  invalidates: [],
  call: (values, options) => client.requestPasswordReset({ body: values }, options),
};

/** Sets the password of the account that a link is for, and ends all of its sessions. */
export const resetPassword: Write<ResetPasswordValues & { token: string }> = {
  operation: 'resetPassword',
  invalidates: [],
  call: ({ token, newPassword }, options) =>
    client.resetPassword({ body: { token, new: newPassword } }, options),
  outcome: 'saved',
  fields: { new: 'newPassword' },
};
