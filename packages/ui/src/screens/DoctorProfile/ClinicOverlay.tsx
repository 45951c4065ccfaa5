import { Form } from '../../components/Form/Form.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { EditorActions } from '../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Editor } from '../../view.ts';
import { validateClinic, trimValues, type ClinicValues } from './values.ts';

export interface ClinicOverlayProps {
  /** State and callbacks of the overlay. */
  editor: Editor<ClinicValues>;
  /** The saved values, which fill the form each time it opens. */
  recorded: ClinicValues;
}

/** Edits a doctor's clinic. */
export function ClinicOverlay({ editor, recorded }: ClinicOverlayProps) {
  return (
    <Overlay
      open={editor.open}
      title="Edit clinic"
      busy={editor.submission.status === 'pending'}
      onCancel={editor.onCancel}
    >
      <ClinicForm editor={editor} recorded={recorded} />
    </Overlay>
  );
}

function ClinicForm({ editor, recorded }: ClinicOverlayProps) {
  const form = useForm({
    initial: recorded,
    draft: editor.draft,
    validate: validateClinic,
    submission: editor.submission,
    onSubmit: (values) => editor.onSave(trimValues(values)),
  });
  return (
    <Form form={form}>
      <TextField {...form.fieldProps('name')} label="Name" optional autoComplete="organization" />
      <TextField
        {...form.fieldProps('location')}
        label="Location"
        optional
        autoComplete="street-address"
      />
      <TextField
        {...form.fieldProps('openHours')}
        label="Open hours"
        hint="For example: Monday to Friday, 9:00–17:00"
        optional
      />
      <EditorActions busy={form.status === 'pending'} onCancel={editor.onCancel} />
    </Form>
  );
}
