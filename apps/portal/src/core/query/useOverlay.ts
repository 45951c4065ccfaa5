import type { Draft } from '@medportal/ui';
import { startTransition, useState } from 'react';
import { clearDraft, openDraft } from '../drafts/drafts.ts';
import { useWrite, type Write } from './useWrite.ts';

interface Opened<Target> {
  target?: Target;
  form?: string;
  draft?: Draft<object>;
}

const openedWith = (form: string | undefined): Opened<never> =>
  form === undefined ? {} : { form, draft: openDraft(form) };

/**
 * Binds a write to an overlay: an `Editor` for the screens.
 * @param form - The name of its draft, which may depend on what it was opened for. Without one nothing is stored, as for
 * passwords.
 * @param onClose - For an overlay that is mounted open, and unmounted when it is saved or cancelled.
 */
export function useOverlay<Values extends object, Target = void>(
  write: Write<Values>,
  form?: string | ((target: Target) => string),
  onClose?: () => void,
) {
  const [opened, setOpened] = useState<Opened<Target> | undefined>(
    () => onClose && openedWith(typeof form === 'string' ? form : undefined),
  );
  const close = () => {
    if (opened?.form !== undefined) clearDraft(opened.form);
    setOpened(undefined);
    onClose?.();
  };
  const { submission, saves, save, reset } = useWrite(write, {
    ...(opened?.form !== undefined && { form: opened.form }),
    onSaved: close,
  });
  return {
    open: opened !== undefined,
    /** What it was opened for; undefined while it is closed. */
    target: opened?.target,
    submission,
    /** The number of saves since the page opened. */
    saves,
    ...(opened?.draft && { draft: opened.draft }),
    onOpen: (target: Target) => {
      // Clears the failure of an earlier attempt.
      reset();
      // Keeps the button responsive while the overlay renders.
      startTransition(() =>
        setOpened({ target, ...openedWith(typeof form === 'function' ? form(target) : form) }),
      );
    },
    onCancel: close,
    onSave: save,
  };
}
