import { Form } from '../../components/Form/Form.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { EditorActions } from '../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { account } from '../../messages/en/account.ts';
import { form as formTexts } from '../../messages/en/form.ts';
import { registration } from '../../messages/en/registration.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Gender } from '../../view.ts';
import type { Editor } from '../shared/view.ts';
import { ContactFields } from '../auth/ContactFields.tsx';
import { type ContactValues, normalizeContact, validateContact } from '../auth/registration.ts';

export interface ContactOverlayProps {
  /** State and callbacks of the overlay. */
  editor: Editor<ContactValues>;
  /** The saved values, which fill the form each time it opens. */
  recorded: { phoneNumber: string | undefined; address: string | undefined; gender: Gender };
}

/** Edits the contact details of an account. */
export function ContactOverlay({ editor, recorded }: ContactOverlayProps) {
  const { contact: t } = useMessages('account', account);
  return (
    <Overlay
      open={editor.open}
      title={t.changeContact}
      busy={editor.submission.status === 'pending'}
      onCancel={editor.onCancel}
    >
      <ContactForm editor={editor} recorded={recorded} />
    </Overlay>
  );
}

function ContactForm({ editor, recorded }: ContactOverlayProps) {
  const fields = useMessages('registration', registration);
  const { tooLong } = useMessages('form', formTexts);
  const { phoneNumber = '', address = '', gender } = recorded;
  const form = useForm<ContactValues>({
    initial: { phoneNumber, address, gender },
    draft: editor.draft,
    validate: (values) => validateContact(values, fields, tooLong),
    submission: editor.submission,
    onSubmit: (values) => editor.onSave(normalizeContact(values)),
  });
  return (
    <Form form={form}>
      <ContactFields fieldProps={form.fieldProps} />
      <EditorActions busy={form.status === 'pending'} onCancel={editor.onCancel} />
    </Form>
  );
}
