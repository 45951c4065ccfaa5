import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormPage } from '../../../components/Form/FormPage.tsx';
import { useForm } from '../../../components/Form/useForm.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { useHeadingFocus } from '../../../components/Heading/useHeadingFocus.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { Cluster, Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { forgotPassword } from '../../../messages/en/forgotPassword.ts';
import { login } from '../../../messages/en/login.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { space } from '../../../theme/theme.ts';
import type { Submission } from '../../../view.ts';
import { emailProblem } from '../registration.ts';

/** The account of which the password is forgotten. */
export interface ForgotPasswordValues {
  /** The email address, trimmed. */
  email: string;
}

/** The states of the page. */
export type ForgotPasswordView =
  | {
      status: 'ready';
      /** State of the last attempt. */
      submission: Submission<'email'>;
    }
  | {
      /** Looks the same whether there is an account or not. */
      status: 'sent';
      /** The address that was entered. */
      email: string;
    };

export interface ForgotPasswordScreenProps {
  /** State of the page. */
  view: ForgotPasswordView;
  /** Fills in the email address, such as the last one entered. Default: empty. */
  email?: string | undefined;
  /** Called with a valid email address. */
  onSubmit: (values: ForgotPasswordValues) => void;
  /** Called to try again after the link was sent; the owner goes back to `ready`. */
  onTryAgain: () => void;
  /** URL of the log-in page. */
  loginHref: string;
}

const Advice = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
`;

/** The page that sends a link with which to choose a new password. */
export function ForgotPasswordScreen({
  view,
  email,
  onSubmit,
  onTryAgain,
  loginHref,
}: ForgotPasswordScreenProps) {
  const t = useMessages('forgotPassword', forgotPassword);
  const root = useHeadingFocus(view.status);
  switch (view.status) {
    case 'ready':
      return (
        <FormPage
          ref={root}
          data-state={view.status}
          title={t.title}
          lead={t.lead}
          after={<p>{t.remembered({ link: (text) => <Link href={loginHref}>{text}</Link> })}</p>}
        >
          <EmailForm email={email} submission={view.submission} onSubmit={onSubmit} />
        </FormPage>
      );
    case 'sent':
      return (
        <FormPage
          ref={root}
          data-state={view.status}
          title={t.sent.title}
          lead={
            <bdi>{t.sent.message({ email: view.email, value: (text) => <Bdi>{text}</Bdi> })}</bdi>
          }
          after={
            <p>
              <Link href={loginHref}>{t.sent.backToLogin}</Link>
            </p>
          }
        >
          <Stack>
            <Heading level={2} size={3}>
              {t.sent.nothing}
            </Heading>
            <Advice>
              <Text as="li">{t.sent.wait}</Text>
              <Text as="li">{t.sent.spam}</Text>
              <Text as="li">{t.sent.check}</Text>
            </Advice>
            <Cluster>
              <Button variant="secondary" onClick={() => onTryAgain()}>
                {t.sent.again}
              </Button>
            </Cluster>
          </Stack>
        </FormPage>
      );
    default:
      return view satisfies never;
  }
}

interface EmailFormProps extends Pick<ForgotPasswordScreenProps, 'email' | 'onSubmit'> {
  submission: Submission<'email'>;
}

function EmailForm({ email: initialEmail = '', submission, onSubmit }: EmailFormProps) {
  const t = useMessages('forgotPassword', forgotPassword);
  const fields = useMessages('login', login);
  const form = useForm({
    initial: { email: initialEmail },
    validate: ({ email }) => ({ email: emailProblem(email.trim(), fields) }),
    submission,
    onSubmit: ({ email }) => onSubmit({ email: email.trim() }),
  });
  return (
    <Form form={form}>
      <TextField
        {...form.fieldProps('email')}
        type="email"
        label={fields.email}
        autoComplete="username"
      />
      <Form.Actions>
        <Button type="submit" busy={form.status === 'pending'}>
          {t.submit}
        </Button>
      </Form.Actions>
    </Form>
  );
}
