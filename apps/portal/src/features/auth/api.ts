import { PortalError } from '@medportal/api-client';
import type {
  DoctorRegistrationValues,
  LoginValues,
  RegistrationValues,
} from '@medportal/ui/screens';
import { toasts, type ToastPosition } from '../../core/feedback/toasts.ts';
import { client } from '../../core/api/client.ts';
import { explain, titleOf } from '../../core/api/errors.ts';
import { isOutcomeUnknown } from '../../core/api/failureKinds.ts';
import type { Write } from '../../core/query/useWrite.ts';
import { dataTexts } from '../../core/i18n/dataTexts.ts';
import { writeTexts } from '../../core/i18n/writeTexts.ts';
import { session } from '../../core/session/session.ts';
import { flag, wireGender } from '../../core/api/wire.ts';

/** Shows the title and the message of a refused log-in or registration as toasts; `fallback` when it has neither. */
function toastRefusal(
  error: PortalError,
  position: ToastPosition,
  fallback = dataTexts().failures.unexplained,
): void {
  if (error.kind === 'abort') return;
  const isExplained = error.code !== undefined || error.serverMessage !== undefined;
  const texts = [
    titleOf(error, dataTexts()),
    isExplained ? explain(error, dataTexts()) : undefined,
  ].filter((text) => text !== undefined);
  for (const text of texts.length > 0 ? texts : [fallback]) toasts.error(text, position);
}

function toastRegistration(error: PortalError, position: ToastPosition): void {
  const unknown = `${writeTexts().outcomeUnknown.signedUp.title}.`;
  toastRefusal(error, position, isOutcomeUnknown(error) ? unknown : undefined);
}

const failed = (error: PortalError) => {
  const orThrow = () => {
    throw error;
  };
  return { ok: false, error, orThrow } as const;
};

export const logIn: Write<LoginValues> = {
  operation: 'login',
  invalidates: [],
  call: async (values, options) => {
    toasts.clear();
    const result = await client.login({ body: values }, options);
    if (!result.ok) {
      toastRefusal(result.error, 'top-center');
      const { status, serverMessage } = result.error;
      // The default message for 401 speaks of an expired session.
      if (status !== 401 || serverMessage) return result;
      const message = dataTexts().failures.wrongCredentials;
      return failed(new PortalError('http', 'login', { status, serverMessage: message }));
    }
    if (!session.logIn(result.data.token)) {
      const serverMessage = dataTexts().failures.unreadableLogIn;
      return failed(new PortalError('parse', 'login', { serverMessage }));
    }
    const { loggedIn, reopened } = writeTexts().toasts;
    toasts.success(flag(result.data.isReopened) ? reopened : loggedIn);
    return result;
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
  invalidates: [],
  outcome: 'signedUp',
  call: async (values, options) => {
    const result = await client.registerPatient({ body: registration(values) }, options);
    if (!result.ok) toastRegistration(result.error, 'top-center');
    return result;
  },
};

export const registerDoctor: Write<DoctorRegistrationValues> = {
  operation: 'registerDoctor',
  invalidates: ['listDoctors', 'listDoctorsBySpecialization'],
  outcome: 'signedUp',
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
