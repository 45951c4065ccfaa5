import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Initials } from '../../../components/Initials/Initials.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { font, space, type } from '../../../theme/theme.ts';

const Person = styled.div`
  display: flex;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const Facts = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: 0;
`;

const Name = styled.h3`
  ${type.h3}
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;

interface PersonFactsProps {
  name: string;
  /** The name as it is shown. */
  label: ReactNode;
  /** The person's page. Absent: no link. */
  href?: string | undefined;
  /** What is known of them. */
  children: ReactNode;
}

/** A person in a list of those who share a record: initials, name, and what is shared. */
export function PersonFacts({ name, label, href, children }: PersonFactsProps) {
  return (
    <Person>
      <Initials name={name} size={40} />
      <Facts>
        <Name>{href === undefined ? label : <Link href={href}>{label}</Link>}</Name>
        {children}
      </Facts>
    </Person>
  );
}
