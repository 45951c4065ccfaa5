import type { LinkComponentProps } from '@medportal/ui';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { preloadPage, RouteTable } from './preloadPage.ts';

/** Adapts the router's link to the UI package. Preloads the target page on hover, focus and touch. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const routes = use(RouteTable);
  // In a task of its own, so that it does not delay the response to a press.
  const preload = () => setTimeout(preloadPage, 0, routes, href);
  return (
    <Link
      to={href}
      // In the capture phase: `rest` may contain bubbling handlers.
      onMouseOverCapture={preload}
      onFocusCapture={preload}
      onTouchStartCapture={preload}
      {...rest}
    />
  );
}
