import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormNotice } from '../../components/Form/FormNotice.tsx';
import { FormPage } from '../../components/Form/FormPage.tsx';
import { useForm, type FormErrors } from '../../components/Form/useForm.ts';
import { Link } from '../../components/Link/Link.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Failure, Submission } from '../../view.ts';
import { isEmail } from '../PatientRegister/registration.ts';

/** What somebody logs in with. */
export interface LoginValues {
  /** The email address, trimmed. */
  email: string;
  /** The password, exactly as typed. */
  password: string;
}

/** The props of {@link LoginScreen}. */
export interface LoginScreenProps {
  /** How far the last log-in has come. */
  submission: Submission<'email' | 'password'>;
  /** Called with an email and a password that are worth sending. */
  onSubmit: (values: LoginValues) => void;
  /** The page with the choice of accounts. */
  registerHref: string;
  /** Why the reader is asked to log in, if there is a reason: shown calmly above the form. */
  notice?: Failure;
}

/** Email and password, and a way to register. */
export function LoginScreen({ submission, onSubmit, registerHref, notice }: LoginScreenProps) {
  const form = useForm({
    initial: { email: '', password: '' },
    validate,
    submission,
    onSubmit: ({ email, password }) => onSubmit({ email: email.trim(), password }),
  });
  return (
    <FormPage
      title="Log in"
      lead="Go on to your requests, responses and records."
      before={
        notice && (
          <FormNotice role="status" title={notice.title}>
            {notice.message}
          </FormNotice>
        )
      }
      after={
        <p>
          New to MedPortal? <Link href={registerHref}>Sign Up</Link>
        </p>
      }
    >
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
        </Form.Actions>
      </Form>
    </FormPage>
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
