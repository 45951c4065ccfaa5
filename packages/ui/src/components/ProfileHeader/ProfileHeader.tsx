import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { breakpoint, space } from '../../theme/theme.ts';
import { Avatar, type AvatarKind } from '../Avatar/Avatar.tsx';
import { PageHeading } from '../Heading/Heading.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[4]};

  ${breakpoint.medium} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[5]};
  }
`;

const Title = styled.div`
  display: grid;
  flex: 1 1 7rem;
  align-content: center;
  min-inline-size: 0;
  min-block-size: 4.5rem;
`;

const Action = styled.div`
  display: grid;
  flex-basis: 100%;

  ${breakpoint.medium} {
    align-self: center;
  }
`;

/** Other props go to the root element. */
export interface ProfileHeaderProps extends ComponentPropsWithRef<'div'> {
  /** The figure beside the name. */
  avatar: AvatarKind;
  /** The person's name, which selects a variant of the figure. */
  name?: string;
  /** One line below the name. */
  lead?: ReactNode;
  /** The main action of the page; full width on phones. */
  action?: ReactNode;
  /** The name, which is the page heading. */
  children: ReactNode;
}

/** The header of a profile page. */
export function ProfileHeader({
  avatar,
  name,
  lead,
  action,
  children,
  ...rest
}: ProfileHeaderProps) {
  return (
    <Root {...rest}>
      <Avatar kind={avatar} name={name} size={72} />
      <Title>
        <PageHeading lead={lead}>{children}</PageHeading>
      </Title>
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
