import { FormNotice } from '../../components/Form/FormNotice.tsx';
import { FormPage } from '../../components/Form/FormPage.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { Failure } from '../../view.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

/** The props of {@link LoginScreen}. */
export interface LoginScreenProps extends Omit<LoginFormProps, 'children'> {
  /** The page with the choice of accounts. */
  registerHref: string;
  /** Why the reader is asked to log in, if there is a reason: shown calmly above the form. */
  notice?: Failure;
}

/** Email and password, and a way to register. */
export function LoginScreen({ registerHref, notice, ...form }: LoginScreenProps) {
  return (
    <FormPage
      title="Log in"
      lead="See your requests, responses and record."
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
      <LoginForm {...form} />
    </FormPage>
  );
}
