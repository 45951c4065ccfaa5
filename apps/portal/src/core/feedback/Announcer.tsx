import { VisuallyHidden } from '@medportal/ui';
import { useEffect, useState } from 'react';
import { subscribeToAnnouncements } from './announcements.ts';

/** The live region for `announce`. Always mounted: screen readers ignore a region that arrives with its text. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(
    () =>
      subscribeToAnnouncements((next) =>
        // Screen readers only announce changes: a no-break space makes a repeated text differ.
        setText((last) => (last === next ? `${next}\u00A0` : next)),
      ),
    [],
  );
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
