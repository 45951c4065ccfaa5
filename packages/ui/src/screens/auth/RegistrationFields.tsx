import type { ReactNode } from 'react';
import type { FieldProps } from '../../components/Form/useForm.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { registration } from '../../messages/en/registration.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Gender } from '../../view.ts';
import { ContactFields } from './ContactFields.tsx';
import { MIN_PASSWORD_LENGTH, type RegistrationValues } from './registration.ts';

export interface RegistrationFieldsProps {
  fieldProps: {
    (name: Exclude<keyof RegistrationValues, 'gender'>): FieldProps<string>;
    (name: 'gender'): FieldProps<Gender>;
  };
  /** More required fields, after the shared ones. */
  children?: ReactNode;
}

/** The registration fields of patients and doctors, required ones first. */
export function RegistrationFields({ fieldProps, children }: RegistrationFieldsProps) {
  const t = useMessages('registration', registration);
  return (
    <>
      <TextField {...fieldProps('name')} label={t.name} hint={t.nameHint} autoComplete="name" />
      <TextField
        {...fieldProps('email')}
        type="email"
        label={t.email}
        hint={t.emailHint}
        autoComplete="email"
      />
      <PasswordField
        {...fieldProps('password')}
        label={t.password}
        hint={t.passwordHint({ min: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
      />
      {children}
      <ContactFields fieldProps={fieldProps} />
    </>
  );
}
