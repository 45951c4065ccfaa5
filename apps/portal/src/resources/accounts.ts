import { PortalError } from '@medportal/api-client';
import type {
  DoctorRegistrationValues,
  LoginValues,
  RegistrationValues,
} from '@medportal/ui/screens';
import { toasts, type ToastPosition } from '../app/toasts.ts';
import { client } from '../data/apiClient.ts';
import { isOutcomeUnknown } from '../data/errors.ts';
import type { Write } from '../data/useWrite.ts';
import { session } from '../session/session.ts';
import { wireGender } from './wire.ts';

/** Shows the title and the message of a refused log-in or registration as toasts; `fallback` when it has neither. */
function toastRefusal(
  { kind, title, serverMessage }: PortalError,
  position: ToastPosition,
  fallback = 'That did not work. Please try again.',
): void {
  if (kind === 'abort') return;
  const texts = [title, serverMessage].filter((text) => text !== undefined);
  for (const text of texts.length > 0 ? texts : [fallback]) toasts.error(text, position);
}

function toastRegistration(error: PortalError, position: ToastPosition): void {
  toastRefusal(
    error,
    position,
    isOutcomeUnknown(error) ? `We could not tell whether ${registered.retry.outcome}.` : undefined,
  );
}

const failed = (error: PortalError) => {
  const orThrow = () => {
    throw error;
  };
  return { ok: false, error, orThrow } as const;
};

export const logIn: Write<LoginValues> = {
  operation: 'login',
  failure: 'You could not be logged in',
  call: async (values, options) => {
    toasts.clear();
    const result = await client.login({ body: values }, options);
    if (!result.ok) {
      toastRefusal(result.error, 'top-center');
      const { status, serverMessage } = result.error;
      // The default message for 401 speaks of an expired session.
      if (status !== 401 || serverMessage) return result;
      const message = 'The email or the password is wrong.';
      return failed(new PortalError('http', 'login', { status, serverMessage: message }));
    }
    if (!session.logIn(result.data.token)) {
      const serverMessage =
        'We could not log you in because of a problem on our side. Try again later.';
      return failed(new PortalError('parse', 'login', { serverMessage }));
    }
    toasts.success('Log in successfully');
    return result;
  },
};

const registered = {
  failure: 'You could not be signed up',
  retry: {
    button: 'Sign Up',
    outcome: 'you were signed up',
    promise: 'you will not be signed up twice',
  },
};

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
  ...registered,
  call: async (values, options) => {
    const result = await client.registerPatient({ body: registration(values) }, options);
    if (!result.ok) toastRegistration(result.error, 'top-center');
    return result;
  },
};

export const registerDoctor: Write<DoctorRegistrationValues> = {
  operation: 'registerDoctor',
  ...registered,
  fields: { medicalSpecificationId: 'specializationId' },
  call: async (values, options) => {
    const result = await client.registerDoctor(
      { body: { ...registration(values), medicalSpecificationId: values.specializationId } },
      options,
    );
    if (!result.ok) toastRegistration(result.error, 'bottom-right');
    return result;
  },
};
