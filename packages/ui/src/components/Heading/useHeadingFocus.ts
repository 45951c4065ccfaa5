import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the page heading when a page's content is replaced, with the control that had the focus.
 * @param content - Names the content.
 * @returns The ref of the element that contains the heading.
 */
export function useHeadingFocus(content: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    root.current?.querySelector('h1')?.focus();
  }, [content]);
  return root;
}
