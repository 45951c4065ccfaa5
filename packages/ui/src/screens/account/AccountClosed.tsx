import { ButtonLink } from '../../components/Button/Button.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { PageHeading } from '../../components/Heading/Heading.tsx';
import { Cluster, Page } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';

export interface AccountClosedScreenProps {
  /** When the account is deleted, in ISO 8601. Undefined when unknown: the screen does not mention it. */
  deletedAfter: string | undefined;
  /** URL of the log-in page. */
  loginHref: string;
  /** URL of the home page. */
  homeHref: string;
}

/** Confirms that the account is closed, and says until when a log-in opens it again. */
export function AccountClosedScreen({
  deletedAfter,
  loginHref,
  homeHref,
}: AccountClosedScreenProps) {
  const { closed: t } = useMessages('account', account).closure;
  const isDated = deletedAfter !== undefined;
  return (
    <Page width="narrow">
      <PageHeading lead={isDated && t.deletedOn({ date: () => <DateTime value={deletedAfter} /> })}>
        {t.title}
      </PageHeading>
      {isDated && <Text>{t.changedMind}</Text>}
      <Cluster>
        <ButtonLink href={loginHref}>{t.logIn}</ButtonLink>
        <ButtonLink variant="secondary" href={homeHref}>
          {t.home}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}
