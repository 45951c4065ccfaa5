import { Form } from '../../../components/Form/Form.tsx';
import { useForm } from '../../../components/Form/useForm.ts';
import { EditorActions } from '../../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../../components/Overlay/Overlay.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { doctorProfile } from '../../../messages/en/doctorProfile.ts';
import { form as formTexts } from '../../../messages/en/form.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Editor } from '../../shared/view.ts';
import { validateClinic, trimValues, type ClinicValues } from './values.ts';

export interface ClinicOverlayProps {
  /** State and callbacks of the overlay. */
  editor: Editor<ClinicValues>;
  /** The saved values, which fill the form each time it opens. */
  recorded: ClinicValues;
}

/** Edits a doctor's clinic. */
export function ClinicOverlay({ editor, recorded }: ClinicOverlayProps) {
  const t = useMessages('doctorProfile', doctorProfile);
  return (
    <Overlay
      open={editor.open}
      title={t.editClinic}
      busy={editor.submission.status === 'pending'}
      onCancel={editor.onCancel}
    >
      <ClinicForm editor={editor} recorded={recorded} />
    </Overlay>
  );
}

function ClinicForm({ editor, recorded }: ClinicOverlayProps) {
  const t = useMessages('doctorProfile', doctorProfile);
  const { tooLong } = useMessages('form', formTexts);
  const form = useForm({
    initial: recorded,
    draft: editor.draft,
    validate: (values) => validateClinic(values, t, tooLong),
    submission: editor.submission,
    onSubmit: (values) => editor.onSave(trimValues(values)),
  });
  return (
    <Form form={form}>
      <TextField {...form.fieldProps('name')} label={t.name} optional autoComplete="organization" />
      <TextField
        {...form.fieldProps('location')}
        label={t.location}
        optional
        autoComplete="street-address"
      />
      <TextField
        {...form.fieldProps('openHours')}
        label={t.openHours}
        hint={t.openHoursHint}
        optional
      />
      <EditorActions busy={form.status === 'pending'} onCancel={editor.onCancel} />
    </Form>
  );
}
