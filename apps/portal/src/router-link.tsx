import type { LinkComponentProps } from '@medportal/ui';
import { Link } from 'react-router-dom';

/** The router's link in the shape that the UI package asks for. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}
