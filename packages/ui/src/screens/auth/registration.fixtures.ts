import type { UserEventObject, within } from 'storybook/test';
import type { RegistrationValues } from './registration.ts';

export interface Page {
  canvas: Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>;
  userEvent: UserEventObject;
}

/** Fills in the required fields that patients and doctors share, except one. */
export async function typeInto(
  { canvas, userEvent }: Page,
  { name, email, password }: RegistrationValues,
  except?: string,
): Promise<void> {
  if (except !== 'Name') await userEvent.type(canvas.getByLabelText('Name'), name);
  if (except !== 'Email address')
    await userEvent.type(canvas.getByLabelText('Email address'), email);
  if (except !== 'Password') await userEvent.type(canvas.getByLabelText('Password'), password);
}
