import type { ReactNode } from 'react';
import type { Reference } from '../../view.ts';
import { Link } from '../Link/Link.tsx';
import { Initials } from './Initials.tsx';

interface PersonLinkProps {
  person: Reference;
  /** The name as it is written there. */
  children: ReactNode;
}

const noBreakSpace = '\u00A0';

/** A link to a person within a sentence, after their initials. */
export function PersonLink({ person: { name, href }, children }: PersonLinkProps) {
  return (
    <>
      <Initials name={name} size={28} />
      {noBreakSpace}
      <Link href={href}>{children}</Link>
    </>
  );
}
