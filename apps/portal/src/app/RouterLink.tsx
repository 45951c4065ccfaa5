import type { LinkComponentProps } from '@medportal/ui';
import { Link } from 'react-router-dom';
import { preloadPage } from './preloadPage.ts';

/** The router's link in the shape that the UI package asks for. Who points at it, or comes to it by key, may follow it. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  // After the press that may come with it has been answered.
  const preload = () => setTimeout(preloadPage, 0, href);
  return (
    <Link
      to={href}
      // On the way down to it: the other handlers are for whoever draws the link.
      onMouseOverCapture={preload}
      onFocusCapture={preload}
      onTouchStartCapture={preload}
      {...rest}
    />
  );
}
