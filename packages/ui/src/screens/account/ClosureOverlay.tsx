import { Form } from '../../components/Form/Form.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { EditorActions } from '../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Editor } from '../shared/view.ts';

/** What closes an account. */
export interface ClosureValues {
  /** The password of the account, exactly as entered. */
  password: string;
}

interface ClosureOverlayProps {
  editor: Omit<Editor<ClosureValues>, 'draft'>;
  /** How many days after that the account is deleted. */
  retentionDays: number;
}

/** Asks for the password before it closes the account. */
export function ClosureOverlay({ editor, retentionDays }: ClosureOverlayProps) {
  const { closure: t } = useMessages('account', account);
  return (
    <Overlay
      open={editor.open}
      title={t.heading}
      busy={editor.submission.status === 'pending'}
      onCancel={editor.onCancel}
    >
      <ClosureForm editor={editor} retentionDays={retentionDays} />
    </Overlay>
  );
}

function ClosureForm({ editor, retentionDays }: ClosureOverlayProps) {
  const { closure: t, contact } = useMessages('account', account);
  const form = useForm<ClosureValues>({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password === '' ? contact.enterPassword : undefined }),
    submission: editor.submission,
    onSubmit: editor.onSave,
  });
  return (
    <Form form={form}>
      <Text>
        {t.loggedOut} {t.comeBack({ days: retentionDays })}
      </Text>
      <PasswordField
        {...form.fieldProps('password')}
        label={contact.password}
        hint={t.passwordHint}
        autoComplete="current-password"
      />
      <EditorActions
        busy={form.status === 'pending'}
        action={t.close}
        pending={t.closing}
        onCancel={editor.onCancel}
      />
    </Form>
  );
}
