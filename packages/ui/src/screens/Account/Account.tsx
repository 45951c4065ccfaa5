import type { ReactNode } from 'react';
import { PageHeading } from '../../components/Heading/Heading.tsx';
import { Page, Stack } from '../../components/Stack/Stack.tsx';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';

/** Props of {@link AccountScreen}. */
export interface AccountScreenProps {
  /** The sections, such as {@link AccountPassword}; one that the backend lacks is left out. */
  children: ReactNode;
}

/** The page where users look after their account. */
export function AccountScreen({ children }: AccountScreenProps) {
  const t = useMessages('account', account);
  return (
    <Page width="narrow">
      <Stack gap={7}>
        <PageHeading>{t.title}</PageHeading>
        {children}
      </Stack>
    </Page>
  );
}
