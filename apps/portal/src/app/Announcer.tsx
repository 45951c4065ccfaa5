import { VisuallyHidden } from '@medportal/ui';
import { useEffect, useState } from 'react';
import { subscribeToAnnouncements } from './announcements.ts';

/** Tells screen readers what is announced. It is there before the text, which would not be announced otherwise. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(
    () =>
      subscribeToAnnouncements((next) =>
        // The same text again is no change: a no-break space makes it one.
        setText((last) => (last === next ? `${next}\u00A0` : next)),
      ),
    [],
  );
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
