import type { PortalError } from '@medportal/api-client';
import type { DoctorRegistrationValues, RegistrationValues } from '@medportal/ui';
import { client, writeResult } from '../data/apiClient.ts';
import { session } from '../session/session.ts';
import { toasts, type ToastPosition } from '../app/toasts.ts';
import type { WriteContext, WriteResult } from '../writes.ts';
import { wireGender } from './wire.ts';

/** The two toasts of a refused log-in or registration: the title, then the message, each only when there is one. */
function toastRefusal({ title, serverMessage }: PortalError, position: ToastPosition): void {
  const texts = [title, serverMessage].filter((text) => text !== undefined);
  if (texts.length === 0) texts.push('That did not work. Please try again.');
  for (const text of texts) toasts.error(text, position);
}

/** Exchanges the credentials for a token, and logs its user in. */
export async function logIn(
  values: { email: string; password: string },
  signal?: AbortSignal,
): Promise<WriteResult> {
  const result = await client.login(
    { body: { email: values.email.trim(), password: values.password } },
    { signal },
  );
  const title = 'You could not be logged in';
  if (!result.ok) {
    toastRefusal(result.error, 'top-center');
    const { status, serverMessage } = result.error;
    const refused = writeResult(result, title);
    // No session has ended: nobody is logged in yet.
    if (refused.status === 'failed' && status === 401 && !serverMessage)
      refused.failure.message = 'The email or the password is wrong.';
    return refused;
  }
  if (!session.logIn(result.data.token)) {
    const message = 'The server sent a session that cannot be read. Try again later.';
    return { status: 'failed', failure: { title, message } };
  }
  toasts.success('Log in successfully');
  return writeResult(result, title);
}

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

const notRegistered = 'You could not be signed up';

/** Registers a patient. */
export async function registerPatient(
  values: RegistrationValues,
  { idempotencyKey, request }: WriteContext,
): Promise<WriteResult> {
  const result = await client.registerPatient(
    { body: registration(values) },
    { idempotencyKey, signal: request.signal },
  );
  if (!result.ok) toastRefusal(result.error, 'top-center');
  return writeResult(result, notRegistered);
}

/** Registers a doctor. */
export async function registerDoctor(
  values: DoctorRegistrationValues,
  { idempotencyKey, request }: WriteContext,
): Promise<WriteResult> {
  const result = await client.registerDoctor(
    { body: { ...registration(values), medicalSpecificationId: values.specializationId } },
    { idempotencyKey, signal: request.signal },
  );
  if (!result.ok) toastRefusal(result.error, 'bottom-right');
  return writeResult(result, notRegistered, { medicalSpecificationId: 'specializationId' });
}
