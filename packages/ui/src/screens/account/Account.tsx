import type { ReactNode } from 'react';
import styled, { type StyledComponent } from 'styled-components';
import { PageHeading } from '../../components/Heading/Heading.tsx';
import { Columns } from '../../components/Stack/Columns.tsx';
import { Page, Stack } from '../../components/Stack/Stack.tsx';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { breakpoint, space } from '../../theme/theme.ts';

const Column: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};
  ${breakpoint.large} {
    gap: ${space[6]};
  }
`;

export interface AccountScreenProps {
  /** Two `AccountScreen.Column`. */
  children: ReactNode;
}

/** The page where users look after their account. */
export function AccountScreen({ children }: AccountScreenProps) {
  const t = useMessages('account', account);
  return (
    <Page>
      <Stack gap={7}>
        <PageHeading>{t.title}</PageHeading>
        <Columns $gap={7}>{children}</Columns>
      </Stack>
    </Page>
  );
}

/** Sections below each other, such as {@link AccountPassword}; one that the backend lacks is left out. */
AccountScreen.Column = Column;
