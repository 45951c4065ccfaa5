import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { useForm, type FormErrors } from '../../components/Form/useForm.ts';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Submission } from '../../view.ts';
import { isEmail } from '../PatientRegister/registration.ts';

/** The values of the log-in form. */
export interface LoginValues {
  /** The email address, trimmed. */
  email: string;
  /** The password, exactly as entered. */
  password: string;
}

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** State of the last log-in. */
  submission: Submission<'email' | 'password'>;
  /** Called with valid values. */
  onSubmit: (values: LoginValues) => void;
  /** Initial email address, like that of a new account. Default: empty. */
  email?: string | undefined;
  /** More buttons, after the log-in button. */
  children?: ReactNode;
}

/** The form with email and password. */
export function LoginForm({
  email: initialEmail = '',
  submission,
  onSubmit,
  children,
}: LoginFormProps) {
  const form = useForm({
    initial: { email: initialEmail, password: '' },
    validate,
    submission,
    onSubmit: ({ email, password }) => onSubmit({ email: email.trim(), password }),
  });
  return (
    <Form form={form}>
      <TextField
        {...form.fieldProps('email')}
        type="email"
        label="Email address"
        autoComplete="username"
      />
      <PasswordField
        {...form.fieldProps('password')}
        label="Password"
        autoComplete="current-password"
      />
      <Form.Actions>
        <Button type="submit" busy={form.status === 'pending'}>
          Log In
        </Button>
        {children}
      </Form.Actions>
    </Form>
  );
}

function validate({ email, password }: LoginValues): FormErrors<LoginValues> {
  return {
    email: emailProblem(email),
    password: password === '' ? 'Enter your password' : undefined,
  };
}

function emailProblem(email: string) {
  if (email.trim() === '') return 'Enter your email address';
  return isEmail(email)
    ? undefined
    : 'Enter an email address in the correct format, like name@example.com';
}
