import { Form } from '../../../components/Form/Form.tsx';
import { useForm } from '../../../components/Form/useForm.ts';
import { EditorActions } from '../../../components/Overlay/EditorActions.tsx';
import { Overlay } from '../../../components/Overlay/Overlay.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { isolate } from '../../../components/UserText/isolate.ts';
import { sharing } from '../../../messages/en/sharing.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Draft, Submission } from '../../../view.ts';
import {
  chosenSections,
  draftFromGrant,
  lastChoice,
  type ShareTarget,
  type ShareValues,
  validateShare,
} from './grants.ts';
import { SectionChoice } from './SectionChoice.tsx';

/** The overlay that shares the record with a doctor, or changes what they can read. */
export interface ShareEditor {
  /** The doctor; undefined while the overlay is closed. */
  target: ShareTarget | undefined;
  /** State of the last save. */
  submission: Submission;
  /** Restores unsaved input. */
  draft?: Draft<object>;
  /** The user's local date as yyyy-mm-dd. */
  today: string;
  /** The last day of the target's grant as yyyy-mm-dd, or empty. */
  lastDay: string;
  /** Opens the overlay; the owner sets `target`. */
  onOpen: (target: ShareTarget) => void;
  /** Called on Cancel or Escape; the owner resets `target`. */
  onCancel: () => void;
  /** Called with valid values. */
  onSave: (values: ShareValues) => void;
}

/** Chooses what a doctor can read, and until when. */
export function ShareOverlay({ editor }: { editor: ShareEditor }) {
  const t = useMessages('sharing', sharing);
  const { target, submission, onCancel } = editor;
  const name = isolate(target?.name ?? '');
  return (
    <Overlay
      open={target !== undefined}
      title={target?.grant?.state === 'active' ? t.changeFor({ name }) : t.shareWith({ name })}
      busy={submission.status === 'pending'}
      onCancel={onCancel}
    >
      {target && <ShareForm key={target.name} editor={editor} target={target} />}
    </Overlay>
  );
}

function ShareForm({ editor, target }: { editor: ShareEditor; target: ShareTarget }) {
  const t = useMessages('sharing', sharing);
  const { today, lastDay, draft, submission } = editor;
  const form = useForm({
    initial: draftFromGrant(target.grant, lastDay),
    draft,
    validate: (values) => validateShare(values, today, t),
    submission,
    onSubmit: (values) =>
      editor.onSave({
        name: target.name,
        sections: chosenSections(values),
        expiresOn: values.expiresOn || undefined,
      }),
  });
  return (
    <Form form={form}>
      <SectionChoice fieldProps={form.fieldProps} hasAllergies={form.values.allergies} />
      <TextField
        {...form.fieldProps('expiresOn')}
        type="date"
        label={t.expiresOn}
        hint={t.expiresHint}
        optional
        min={today}
        max={lastChoice(today)}
      />
      <EditorActions busy={form.status === 'pending'} onCancel={editor.onCancel} />
    </Form>
  );
}
