// For stories alone, and no part of the package: editors as their owner would keep them.
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { Editor, Submission } from '../view.ts';

/** Where a save can stand, as overlays show it. */
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

/** An open editor that notes what it is told. */
export function openEditor(submission: Submission = submissions.idle) {
  return { open: true, submission, onOpen: fn(), onCancel: fn(), onSave: fn() };
}

/** The editor, open until it is cancelled. */
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
