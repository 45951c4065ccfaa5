import { FormNotice } from '../../components/Form/FormNotice.tsx';
import { FormPage } from '../../components/Form/FormPage.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { Failure } from '../../view.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

/** Props of {@link LoginScreen}. */
export interface LoginScreenProps extends Omit<LoginFormProps, 'children'> {
  /** URL of the registration page. */
  registerHref: string;
  /** Why a log-in is needed, shown above the form. Absent: no notice. */
  notice?: Failure;
}

/** The log-in page. */
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
