import { Form } from '../../components/Form/Form.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { EditorActions } from '../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Editor } from '../../view.ts';
import { validateAbout, maxLength, trimValues, type AboutValues } from './values.ts';

export interface AboutOverlayProps {
  /** State and callbacks of the overlay. */
  editor: Editor<AboutValues>;
  /** The saved values, which fill the form each time it opens. */
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
    validate: validateAbout,
    submission: editor.submission,
    onSubmit: (values) => editor.onSave(trimValues(values)),
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
      <TextArea {...form.fieldProps('bio')} label="Bio" optional limit={maxLength.bio} rows={6} />
      <EditorActions busy={form.status === 'pending'} onCancel={editor.onCancel} />
    </Form>
  );
}
