import type { Editor } from '@medportal/ui/screens';
import { startTransition, useState } from 'react';
import { clearDraft, openDraft } from './drafts.ts';
import { useWrite, type Write } from './useWrite.ts';

/**
 * Binds a write to an overlay that edits something.
 * @param form - Names its draft.
 */
export function useEditor<Values extends object>(
  write: Write<Values>,
  form: string,
): Editor<Values> {
  // The draft as it was when the overlay opened; none while it is closed.
  const [draft, setDraft] = useState<Editor<Values>['draft']>();
  const close = () => {
    clearDraft(form);
    setDraft(undefined);
  };
  const { submission, save, reset } = useWrite(write, { form, onSaved: close });
  return {
    open: draft !== undefined,
    submission,
    draft,
    onOpen: () => {
      // An earlier failure says nothing about this opening.
      reset();
      // The button answers its press before the overlay is rendered.
      startTransition(() => setDraft(openDraft(form)));
    },
    onCancel: close,
    onSave: save,
  };
}
