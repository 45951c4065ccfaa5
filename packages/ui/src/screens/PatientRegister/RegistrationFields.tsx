import type { ReactNode } from 'react';
import type { FieldProps } from '../../components/Form/useForm.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Gender } from '../../view.ts';
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
  return (
    <>
      <TextField
        {...fieldProps('name')}
        label="Name"
        hint="Your first and last name. Other people will see it."
        autoComplete="name"
      />
      <TextField
        {...fieldProps('email')}
        type="email"
        label="Email address"
        hint="You will use it to log in."
        autoComplete="email"
      />
      <PasswordField
        {...fieldProps('password')}
        label="Password"
        hint={`Use ${MIN_PASSWORD_LENGTH} characters or more. Three random words are easy to remember.`}
        autoComplete="new-password"
      />
      {children}
      <TextField
        {...fieldProps('phoneNumber')}
        type="tel"
        label="Phone number"
        optional
        autoComplete="tel"
      />
      <TextField
        {...fieldProps('address')}
        label="Address"
        optional
        autoComplete="street-address"
      />
      <RadioGroup
        {...fieldProps('gender')}
        label="Gender"
        optional
        variant="segmented"
        emptyValue="unspecified"
        options={[
          { value: 'male', label: 'Male' },
          { value: 'female', label: 'Female' },
        ]}
      />
    </>
  );
}
