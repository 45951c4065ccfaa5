import { Form } from '../../components/Form/Form.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { EditorActions } from '../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { account } from '../../messages/en/account.ts';
import { form as formTexts } from '../../messages/en/form.ts';
import { registration } from '../../messages/en/registration.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Editor } from '../shared/view.ts';
import { newEmailProblem } from '../auth/registration.ts';

/** What asks for another email. */
export interface EmailValues {
  /** The new address, trimmed. */
  email: string;
  /** The password of the account, exactly as entered. */
  password: string;
}

/** State and callbacks of the overlay that asks for another email, or for the link to the present one again. */
export interface EmailEditor extends Omit<Editor<EmailValues>, 'draft' | 'onOpen'> {
  /** The present email, to confirm it; undefined to ask for another one. */
  target: string | undefined;
  /** The number of links that were sent since the page opened. */
  saves: number;
  /** Called with the present email to confirm that one. */
  onOpen: (target?: string) => void;
}

/** Asks for an email, and says what happens next. */
export function EmailOverlay({ editor }: { editor: EmailEditor }) {
  const { contact: t } = useMessages('account', account);
  return (
    <Overlay
      open={editor.open}
      title={editor.target === undefined ? t.changeEmail : t.sendAgain}
      busy={editor.submission.status === 'pending'}
      onCancel={editor.onCancel}
    >
      <EmailForm editor={editor} />
    </Overlay>
  );
}

function EmailForm({ editor }: { editor: EmailEditor }) {
  const { contact: t } = useMessages('account', account);
  const { emailFormat } = useMessages('registration', registration);
  const { tooLong } = useMessages('form', formTexts);
  const isNew = editor.target === undefined;
  const label = isNew ? t.newEmail : t.email;
  const texts = { email: label, enterEmail: t.enterNewEmail, emailFormat };
  const form = useForm({
    initial: { email: editor.target ?? '', password: '' },
    validate: ({ email, password }) => ({
      email: newEmailProblem(email.trim(), texts, tooLong),
      password: password === '' ? t.enterPassword : undefined,
    }),
    submission: editor.submission,
    onSubmit: ({ email, password }) => editor.onSave({ email: email.trim(), password }),
  });
  return (
    <Form form={form}>
      <TextField
        {...form.fieldProps('email')}
        type="email"
        label={label}
        hint={t.newEmailHint}
        autoComplete="email"
      />
      <PasswordField
        {...form.fieldProps('password')}
        label={t.password}
        hint={t.passwordHint}
        autoComplete="current-password"
      />
      {isNew && <Text>{t.emailNext}</Text>}
      <EditorActions
        busy={form.status === 'pending'}
        action={t.sendLink}
        pending={t.sendingLink}
        onCancel={editor.onCancel}
      />
    </Form>
  );
}
