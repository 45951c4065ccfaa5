import type { ReactNode } from 'react';
import { overlay } from '../../messages/en/overlay.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Submission } from '../../view.ts';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../Form/useForm.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Overlay } from './Overlay.tsx';

export interface ConfirmFormProps {
  /** State of the last attempt. */
  submission: Submission;
  /** The text of the button that confirms. */
  action: string;
  /** Announced while the attempt is pending. */
  pending: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** What confirming means. */
  children: ReactNode;
}

const noValues = {};

/** The content of an overlay that asks before it does something. A failure appears in the overlay. */
export function ConfirmForm({
  submission,
  action,
  pending,
  onConfirm,
  onCancel,
  children,
}: ConfirmFormProps) {
  const t = useMessages('overlay', overlay);
  const form = useForm({ initial: noValues, submission, onSubmit: () => onConfirm() });
  const busy = form.status === 'pending';
  return (
    <Form form={form}>
      {children}
      <Overlay.Actions>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => onCancel()}>
          {t.cancel}
        </Button>
        <VisuallyHidden role="status">{busy && pending}</VisuallyHidden>
      </Overlay.Actions>
    </Form>
  );
}
