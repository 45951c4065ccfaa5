import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, space } from '../../theme/theme.ts';
import { Avatar, type AvatarKind } from '../Avatar/Avatar.tsx';
import { PageHeading } from '../Heading/Heading.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  ${breakpoint.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[5]};
  }
`;

// A short name stands beside the middle of the figure, a long one begins at its top.
const Words = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 4.5rem;
`;

const Action = styled.div`
  display: grid;
  grid-column: 1 / -1;

  ${breakpoint.medium} {
    grid-column: auto;
    align-self: center;
  }
`;

/** Props of {@link ProfileHeader}; the rest goes on the root element. */
export interface ProfileHeaderProps extends ComponentPropsWithRef<'div'> {
  avatar: AvatarKind;
  /** One line below the name. */
  lead?: ReactNode;
  /** What a reader is most likely here for; as wide as the page on a phone. */
  action?: ReactNode;
  /** The name, which is the page's heading. */
  children: ReactNode;
}

/** The top of a page about a person. */
export function ProfileHeader({ avatar, lead, action, children, ...rest }: ProfileHeaderProps) {
  return (
    <Root {...rest}>
      <Avatar kind={avatar} size={72} />
      <Words>
        <PageHeading lead={lead}>{children}</PageHeading>
      </Words>
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
