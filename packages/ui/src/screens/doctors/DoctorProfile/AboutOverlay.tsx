import { Form } from '../../../components/Form/Form.tsx';
import { useForm } from '../../../components/Form/useForm.ts';
import { EditorActions } from '../../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../../components/Overlay/Overlay.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { doctorProfile } from '../../../messages/en/doctorProfile.ts';
import { form as formTexts } from '../../../messages/en/form.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Editor } from '../../shared/view.ts';
import { validateAbout, maxLength, trimValues, type AboutValues } from './values.ts';

export interface AboutOverlayProps {
  /** State and callbacks of the overlay. */
  editor: Editor<AboutValues>;
  /** The saved values, which fill the form each time it opens. */
  recorded: AboutValues;
}

/** Edits what a doctor writes about themselves. */
export function AboutOverlay({ editor, recorded }: AboutOverlayProps) {
  const t = useMessages('doctorProfile', doctorProfile);
  return (
    <Overlay
      open={editor.open}
      title={t.editAboutMe}
      busy={editor.submission.status === 'pending'}
      onCancel={editor.onCancel}
    >
      <AboutForm editor={editor} recorded={recorded} />
    </Overlay>
  );
}

function AboutForm({ editor, recorded }: AboutOverlayProps) {
  const t = useMessages('doctorProfile', doctorProfile);
  const { tooLong } = useMessages('form', formTexts);
  const form = useForm({
    initial: recorded,
    draft: editor.draft,
    validate: (values) => validateAbout(values, t, tooLong),
    submission: editor.submission,
    onSubmit: (values) => editor.onSave(trimValues(values)),
  });
  return (
    <Form form={form}>
      <TextField
        {...form.fieldProps('cvUrl')}
        type="url"
        label={t.cvUrl}
        hint={t.cvUrlHint}
        optional
        autoComplete="url"
      />
      <TextArea {...form.fieldProps('bio')} label={t.bio} optional limit={maxLength.bio} rows={6} />
      <EditorActions busy={form.status === 'pending'} onCancel={editor.onCancel} />
    </Form>
  );
}
