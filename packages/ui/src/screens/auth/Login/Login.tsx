import { FormNotice } from '../../../components/Form/FormNotice.tsx';
import { FormPage } from '../../../components/Form/FormPage.tsx';
import { isPlainClick, Link } from '../../../components/Link/Link.tsx';
import { login } from '../../../messages/en/login.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Failure } from '../../../view.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export interface LoginScreenProps extends Omit<LoginFormProps, 'children'> {
  /** URL of the registration page. */
  registerHref: string;
  /** URL of the page for a forgotten password. Absent: no link. */
  forgotHref?: string | undefined;
  /** Called in place of a plain navigation to that page, with the email address that is typed. */
  onForgot?: (email: string) => void;
  /** Why a log-in is needed, shown above the form. Absent: no notice. */
  notice?: Failure;
  /** Whether the user has just signed up, and was sent a link to confirm the email. Default: false. */
  isLinkSent?: boolean;
}

/** The log-in page. */
export function LoginScreen({
  registerHref,
  forgotHref,
  onForgot,
  isLinkSent,
  notice: given,
  ...form
}: LoginScreenProps) {
  const t = useMessages('login', login);
  const notice = isLinkSent ? { title: t.linkSent, message: t.linkSentMeans } : given;
  return (
    <FormPage
      title={t.title}
      lead={t.lead}
      before={
        notice && (
          <FormNotice role="status" title={notice.title}>
            {notice.message}
          </FormNotice>
        )
      }
      after={<p>{t.newHere({ link: (content) => <Link href={registerHref}>{content}</Link> })}</p>}
    >
      <LoginForm {...form}>
        {(email) =>
          forgotHref !== undefined && (
            <Link
              href={forgotHref}
              onClick={(event) => {
                if (!onForgot || !isPlainClick(event)) return;
                event.preventDefault();
                onForgot(email);
              }}
            >
              {t.forgot}
            </Link>
          )
        }
      </LoginForm>
    </FormPage>
  );
}
