import { useState } from 'react';
import { fn } from 'storybook/test';
import type { Submission } from '../view.ts';
import type { Editor } from '../screens/shared/view.ts';

export const submissions = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: {
    status: 'failed',
    failure: {
      title: 'Your changes could not be saved',
      message: 'The server did not answer. What you typed is still here. Try again.',
    },
  },
} satisfies Record<string, Submission>;

export function openEditor(submission: Submission = submissions.idle) {
  return { open: true, submission, onOpen: fn(), onCancel: fn(), onSave: fn() };
}

/** Keeps the `open` state of an editor, as its owner does. */
export function useOpenEditor<Values>(editor: Editor<Values>): Editor<Values> {
  const [open, setOpen] = useState(editor.open);
  return {
    ...editor,
    open,
    onOpen() {
      editor.onOpen();
      setOpen(true);
    },
    onCancel() {
      editor.onCancel();
      setOpen(false);
    },
  };
}
