import type { Editor } from '@medportal/ui/screens';
import { startTransition, useState } from 'react';
import { clearDraft, openDraft } from '../drafts/drafts.ts';
import { useWrite, type Write } from './useWrite.ts';

/**
 * Binds a write to an edit overlay.
 * @param form - The name of its draft.
 * @param onClose - For an overlay that is mounted open, and unmounted when it is saved or cancelled.
 */
export function useEditor<Values extends object>(
  write: Write<Values>,
  form: string,
  onClose?: () => void,
): Editor<Values> {
  const [draft, setDraft] = useState<Editor<Values>['draft']>(() => onClose && openDraft(form));
  const close = () => {
    clearDraft(form);
    setDraft(undefined);
    onClose?.();
  };
  const { submission, save, reset } = useWrite(write, { form, onSaved: close });
  return {
    open: draft !== undefined,
    submission,
    draft,
    onOpen: () => {
      // Clears the failure of an earlier attempt.
      reset();
      // Keeps the button responsive while the overlay renders.
      startTransition(() => setDraft(openDraft(form)));
    },
    onCancel: close,
    onSave: save,
  };
}
