import { ResponseCopyOverlay, type ResponseDetails } from '@medportal/ui/screens';
import { useState } from 'react';
import { responseFile } from './files.ts';
import { copyTexts } from './texts.ts';

interface ResponseCopyProps {
  /** The answered request. */
  details: ResponseDetails;
  /** Prints the page; the overlay must be closed by then. */
  onPrint: () => void;
  onClose: () => void;
}

/** The overlay for a copy of a response. */
export default function ResponseCopy({ details, onPrint, onClose }: ResponseCopyProps) {
  const [openedAt] = useState(() => new Date().toISOString());
  const { name, type, content } = responseFile(details, openedAt, copyTexts());
  // Small enough to be its own URL, which nobody has to revoke.
  const href = `data:${type};charset=utf-8,${encodeURIComponent(content)}`;
  return <ResponseCopyOverlay open file={{ name, href }} onPrint={onPrint} onCancel={onClose} />;
}
