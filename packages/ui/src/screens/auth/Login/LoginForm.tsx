import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { useForm, type FormErrors } from '../../../components/Form/useForm.ts';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { login } from '../../../messages/en/login.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Texts } from '../../../messages/textsIn.ts';
import type { Submission } from '../../../view.ts';
import { emailProblem } from '../registration.ts';

/** The values of the log-in form. */
export interface LoginValues {
  /** The email address, trimmed. */
  email: string;
  /** The password, exactly as entered. */
  password: string;
}

export interface LoginFormProps {
  /** State of the last log-in. */
  submission: Submission<'email' | 'password'>;
  /** Called with valid values. */
  onSubmit: (values: LoginValues) => void;
  /** Initial email address, like that of a new account. Default: empty. */
  email?: string | undefined;
  /** More buttons and links, after the log-in button; for the email address that is typed, if they need it. */
  children?: ReactNode | ((email: string) => ReactNode);
}

/** The form with email and password. */
export function LoginForm({
  email: initialEmail = '',
  submission,
  onSubmit,
  children,
}: LoginFormProps) {
  const t = useMessages('login', login);
  const form = useForm({
    initial: { email: initialEmail, password: '' },
    validate: (values) => validate(values, t),
    submission,
    onSubmit: ({ email, password }) => onSubmit({ email: email.trim(), password }),
  });
  return (
    <Form form={form}>
      <TextField
        {...form.fieldProps('email')}
        type="email"
        label={t.email}
        autoComplete="username"
      />
      <PasswordField
        {...form.fieldProps('password')}
        label={t.password}
        autoComplete="current-password"
      />
      <Form.Actions>
        <Button type="submit" busy={form.status === 'pending'}>
          {t.submit}
        </Button>
        {typeof children === 'function' ? children(form.values.email.trim()) : children}
      </Form.Actions>
    </Form>
  );
}

type LoginTexts = Texts<typeof login>;

function validate({ email, password }: LoginValues, t: LoginTexts): FormErrors<LoginValues> {
  return {
    email: emailProblem(email.trim(), t),
    password: password === '' ? t.enterPassword : undefined,
  };
}
