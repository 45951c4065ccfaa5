import type { LinkComponentProps } from '@medportal/ui';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { preloadPage, RouteTable } from './preloadPage.ts';

/** The router's link in the shape that the UI package asks for. Who points at it, or focuses it, may follow it. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const routes = use(RouteTable);
  // After the press that may come with it has been answered.
  const preload = () => setTimeout(preloadPage, 0, routes, href);
  return (
    <Link
      to={href}
      // In the capture phase: the bubbling handlers are for whoever renders the link.
      onMouseOverCapture={preload}
      onFocusCapture={preload}
      onTouchStartCapture={preload}
      {...rest}
    />
  );
}
