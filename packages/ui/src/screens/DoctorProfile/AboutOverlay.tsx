import { Form } from '../../components/Form/Form.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { EditorActions } from '../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Editor } from '../../view.ts';
import { checkAbout, longest, tidy, type AboutValues } from './values.ts';

/** Props of {@link AboutOverlay}. */
export interface AboutOverlayProps {
  /** Whether it is open, how far the last save has come, and what to call. */
  editor: Editor<AboutValues>;
  /** What is recorded; the form begins with it every time it opens. */
  recorded: AboutValues;
}

/** Edits what a doctor writes about themselves. */
export function AboutOverlay({ editor, recorded }: AboutOverlayProps) {
  return (
    <Overlay
      open={editor.open}
      title="Edit about me"
      busy={editor.submission.status === 'pending'}
      onCancel={editor.onCancel}
    >
      <AboutForm editor={editor} recorded={recorded} />
    </Overlay>
  );
}

function AboutForm({ editor, recorded }: AboutOverlayProps) {
  const form = useForm({
    initial: recorded,
    draft: editor.draft,
    validate: checkAbout,
    submission: editor.submission,
    onSubmit: (values) => editor.onSave(tidy(values)),
  });
  return (
    <Form form={form}>
      <TextField
        {...form.fieldProps('cvUrl')}
        type="url"
        label="CV link"
        hint="A web address that begins with https://"
        optional
        autoComplete="url"
      />
      <TextArea {...form.fieldProps('bio')} label="Bio" optional limit={longest.bio} rows={6} />
      <EditorActions busy={form.status === 'pending'} onCancel={editor.onCancel} />
    </Form>
  );
}
