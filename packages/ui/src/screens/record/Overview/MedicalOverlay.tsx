import { Form } from '../../../components/Form/Form.tsx';
import { useForm } from '../../../components/Form/useForm.ts';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { EditorActions } from '../../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../../components/Overlay/Overlay.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { isolate } from '../../../components/UserText/isolate.ts';
import { bloodType } from '../../../messages/en/bloodType.ts';
import { patientProfile } from '../../../messages/en/patientProfile.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Editor } from '../../shared/view.ts';
import {
  bloodTypes,
  validateMedical,
  draftFromMedical,
  parseMedical,
  type MedicalValues,
} from '../values.ts';

export interface MedicalOverlayProps {
  /** State and callbacks of the overlay. */
  editor: Editor<MedicalValues>;
  /** The saved values, which fill the form each time it opens. */
  recorded: Partial<MedicalValues>;
}

/** Edits a patient's blood type, height and weight. */
export function MedicalOverlay({ editor, recorded }: MedicalOverlayProps) {
  const t = useMessages('patientProfile', patientProfile);
  return (
    <Overlay
      open={editor.open}
      title={t.editMedicalInformation}
      busy={editor.submission.status === 'pending'}
      onCancel={editor.onCancel}
    >
      <MedicalForm editor={editor} recorded={recorded} />
    </Overlay>
  );
}

function MedicalForm({ editor, recorded }: MedicalOverlayProps) {
  const t = useMessages('patientProfile', patientProfile);
  const types = useMessages('bloodType', bloodType);
  const { unread = {} } = recorded;
  const form = useForm({
    initial: draftFromMedical(recorded),
    draft: editor.draft,
    validate: (draft) => validateMedical(draft, t),
    submission: editor.submission,
    onSubmit: (draft) => editor.onSave(parseMedical(draft, unread)),
  });
  // The first option means "no choice": saving a height must not record a blood type.
  const noChoice = unread.bloodType
    ? t.asRecordedOption({ text: isolate(unread.bloodType) })
    : types.notRecorded;
  const withStored = (hint: string, text: string | undefined) =>
    text ? t.keepRecorded({ hint, text: isolate(text) }) : hint;
  return (
    <Form form={form}>
      <Select
        {...form.fieldProps('bloodType')}
        label={types.label}
        optional
        options={[
          { value: '', label: noChoice },
          ...bloodTypes.map((type) => ({ value: type, label: type })),
        ]}
      />
      <NumberField
        {...form.fieldProps('heightCm')}
        label={t.height.label}
        hint={withStored(t.height.hint, unread.heightCm)}
        unit="cm"
        optional
        decimal
      />
      <NumberField
        {...form.fieldProps('weightKg')}
        label={t.weight.label}
        hint={withStored(t.weight.hint, unread.weightKg)}
        unit="kg"
        optional
        decimal
      />
      <EditorActions busy={form.status === 'pending'} onCancel={editor.onCancel} />
    </Form>
  );
}
