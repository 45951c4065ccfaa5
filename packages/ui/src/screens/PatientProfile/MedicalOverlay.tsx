import { Form } from '../../components/Form/Form.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { EditorActions } from '../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { isolate } from '../../components/UserText/isolate.ts';
import type { Editor } from '../../view.ts';
import {
  bloodTypes,
  validateMedical,
  noBloodType,
  draftFromMedical,
  parseMedical,
  type MedicalValues,
  type UnreadValues,
} from './values.ts';

export interface MedicalOverlayProps {
  /** State and callbacks of the overlay. */
  editor: Editor<MedicalValues>;
  /** The saved values, which fill the form each time it opens. */
  recorded: Partial<MedicalValues>;
}

// The first option means "no choice": saving a height must not record a blood type.
const bloodTypeOptions = ({ bloodType }: UnreadValues) => [
  {
    value: '' as const,
    label: bloodType ? `${isolate(bloodType)} (as recorded)` : noBloodType,
  },
  ...bloodTypes.map((type) => ({ value: type, label: type })),
];

const withStored = (hint: string, text: string | undefined) =>
  text ? `${hint}. We have ‘${isolate(text)}’. Leave this empty to keep it.` : hint;

/** Edits a patient's blood type, height and weight. */
export function MedicalOverlay({ editor, recorded }: MedicalOverlayProps) {
  return (
    <Overlay
      open={editor.open}
      title="Edit medical information"
      busy={editor.submission.status === 'pending'}
      onCancel={editor.onCancel}
    >
      <MedicalForm editor={editor} recorded={recorded} />
    </Overlay>
  );
}

function MedicalForm({ editor, recorded }: MedicalOverlayProps) {
  const { unread = {} } = recorded;
  const form = useForm({
    initial: draftFromMedical(recorded),
    draft: editor.draft,
    validate: validateMedical,
    submission: editor.submission,
    onSubmit: (draft) => editor.onSave(parseMedical(draft, unread)),
  });
  return (
    <Form form={form}>
      <Select
        {...form.fieldProps('bloodType')}
        label="Blood type"
        optional
        options={bloodTypeOptions(unread)}
      />
      <NumberField
        {...form.fieldProps('heightCm')}
        label="Height"
        hint={withStored('40 to 250 cm', unread.heightCm)}
        unit="cm"
        optional
        decimal
      />
      <NumberField
        {...form.fieldProps('weightKg')}
        label="Weight"
        hint={withStored('3 to 250 kg', unread.weightKg)}
        unit="kg"
        optional
        decimal
      />
      <EditorActions busy={form.status === 'pending'} onCancel={editor.onCancel} />
    </Form>
  );
}
