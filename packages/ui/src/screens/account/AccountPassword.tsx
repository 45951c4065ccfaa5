import { Button } from '../../components/Button/Button.tsx';
import { Section } from '../../components/Card/Card.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormNotice } from '../../components/Form/FormNotice.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { EditorActions } from '../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Cluster, Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Editor } from '../shared/view.ts';
import { NewPasswordField, useNewPasswordProblem } from '../auth/NewPasswordField.tsx';

/** Both passwords of a change, exactly as entered. */
export interface PasswordValues {
  /** The password until now. */
  current: string;
  /** The password from now on. */
  next: string;
}

export interface AccountPasswordProps {
  /** The overlay that changes the password. It restores no input: passwords are never stored. */
  editor: Omit<Editor<PasswordValues>, 'draft'>;
  /** Whether the password was changed since the page was opened. */
  isChanged: boolean;
}

/** The section of the account that changes the password. */
export function AccountPassword({ editor, isChanged }: AccountPasswordProps) {
  const { password: t } = useMessages('account', account);
  return (
    <Section heading={t.heading}>
      <Stack>
        {isChanged && <FormNotice title={t.changed} />}
        <Cluster>
          <Button variant="secondary" onClick={() => editor.onOpen()}>
            {t.change}
          </Button>
        </Cluster>
      </Stack>
      <Overlay
        open={editor.open}
        title={t.change}
        busy={editor.submission.status === 'pending'}
        onCancel={editor.onCancel}
      >
        <PasswordForm editor={editor} />
      </Overlay>
    </Section>
  );
}

function PasswordForm({ editor }: Pick<AccountPasswordProps, 'editor'>) {
  const t = useMessages('account', account);
  const newPasswordProblem = useNewPasswordProblem();
  const form = useForm({
    initial: { current: '', next: '' },
    validate: ({ current, next }) => ({
      current: current === '' ? t.password.enterCurrent : undefined,
      next: newPasswordProblem(next),
    }),
    submission: editor.submission,
    onSubmit: editor.onSave,
  });
  return (
    <Form form={form}>
      <PasswordField
        {...form.fieldProps('current')}
        label={t.password.current}
        autoComplete="current-password"
      />
      <NewPasswordField {...form.fieldProps('next')} />
      <Text>{t.password.means}</Text>
      <EditorActions busy={form.status === 'pending'} onCancel={editor.onCancel} />
    </Form>
  );
}
