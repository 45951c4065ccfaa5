import { type ReactNode, useState } from 'react';
import { toasts } from '../app/toasts.ts';
import { pageTexts } from '../language/language.ts';
import type { RecordCopy } from './RecordCopy.tsx';

/**
 * The overlay for a copy of the record of the patient `name`. Its code is loaded when it is opened for the first time:
 * few visits need it.
 */
export function useRecordCopy(name: string): { onCopy: () => void; overlay: ReactNode } {
  const [Overlay, setOverlay] = useState<typeof RecordCopy>();
  const open = async () => {
    try {
      const loaded = await import('./RecordCopy.tsx');
      setOverlay(() => loaded.RecordCopy);
    } catch {
      toasts.error(pageTexts().failures.pageNotLoaded);
    }
  };
  return {
    onCopy: () => void open(),
    overlay: Overlay && <Overlay name={name} onClose={() => setOverlay(undefined)} />,
  };
}
