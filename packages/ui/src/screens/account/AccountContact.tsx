import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card, Section } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { FormNotice } from '../../components/Form/FormNotice.tsx';
import { LoadingRegion, SkeletonCard } from '../../components/Skeleton/Skeleton.tsx';
import { Cluster, Stack } from '../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { FailedState } from '../../components/States/States.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi, UserText } from '../../components/UserText/UserText.tsx';
import { account as accountTexts } from '../../messages/en/account.ts';
import { gender } from '../../messages/en/gender.ts';
import { states } from '../../messages/en/states.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { FailedView, Gender, Stale } from '../../view.ts';
import type { Editor } from '../shared/view.ts';
import type { ContactValues } from '../auth/registration.ts';
import { ContactOverlay } from './ContactOverlay.tsx';
import { type EmailEditor, EmailOverlay } from './EmailOverlay.tsx';

/** What an account has beside its profile. */
export interface AccountView {
  /** The name, which is part of addresses. */
  name: string;
  /** The email for the log-in. */
  email: string;
  /** Another address that was asked for and is not confirmed yet. */
  newEmail: string | undefined;
  /** Whether the email is known to be the user's; undefined where no emails are sent. */
  isEmailConfirmed: boolean | undefined;
  /** Phone number as free text. */
  phoneNumber: string | undefined;
  /** Postal address as free text. */
  address: string | undefined;
  gender: Gender;
  /** Whether a patient gets an email about a new response; undefined for a doctor. */
  responseNotices: boolean | undefined;
  /** How many days after it was closed the account is deleted; undefined where nobody can close it. */
  retentionDays: number | undefined;
}

/** The states of the section. */
export type AccountContactView =
  | { status: 'loading' }
  | FailedView
  | {
      status: 'ready';
      account: AccountView;
      /** Set when the last refresh failed. */
      stale?: Stale;
    };

export interface AccountContactProps {
  /** State of the section, with the account when ready. */
  view: AccountContactView;
  /** Reloads the account after a failure. */
  onRetry: () => void;
  /** The overlay that changes the contact details. */
  contact: Editor<ContactValues>;
  /** The overlay that asks for another email. It restores no input: passwords are never stored. */
  email: EmailEditor;
  /** Whether the portal sends emails. Without them nobody can confirm another email. */
  sendsMail: boolean;
}

/** The section of the account with the email and the contact details. */
export function AccountContact(props: AccountContactProps) {
  const { contact: t } = useMessages('account', accountTexts);
  return (
    <Section heading={t.heading}>
      <Content {...props} />
    </Section>
  );
}

function Content({ view, onRetry, ...editors }: AccountContactProps) {
  const { contact: t } = useMessages('account', accountTexts);
  const { loading } = useMessages('states', states);
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRegion label={loading({ what: t.what })}>
          <SkeletonCard lines={4} />
        </LoadingRegion>
      );
    case 'failed':
      return <FailedState headingLevel={3} failure={view.failure} onRetry={onRetry} />;
    case 'ready':
      return (
        <Stack>
          <StaleNotice stale={view.stale} what={t.what} onRetry={onRetry} />
          <Details account={view.account} {...editors} />
        </Stack>
      );
    default:
      return view satisfies never;
  }
}

interface DetailsProps extends Pick<AccountContactProps, 'contact' | 'email' | 'sendsMail'> {
  account: AccountView;
}

function Details({ account, contact, email, sendsMail }: DetailsProps) {
  const { contact: t } = useMessages('account', accountTexts);
  const genders = useMessages('gender', gender);
  const { name, newEmail, phoneNumber, address } = account;
  const shownEmail = { email: account.email, value: (text: ReactNode) => <Bdi>{text}</Bdi> };
  return (
    <>
      {account.isEmailConfirmed === false && (
        <>
          <FormNotice tone="warning" title={t.unconfirmed}>
            {t.unconfirmedMeans(shownEmail)}
          </FormNotice>
          <Cluster>
            <Button variant="secondary" onClick={() => email.onOpen(account.email)}>
              {t.sendAgain}
            </Button>
          </Cluster>
          {email.saves > 0 && newEmail === undefined && (
            <FormNotice role="status" title={t.waiting} />
          )}
        </>
      )}
      <Card>
        <DescriptionList>
          <DescriptionList.Item term={t.name}>
            <Bdi>{name}</Bdi>
            <Text tone="muted" size="small">
              {t.nameStays}
            </Text>
          </DescriptionList.Item>
          <DescriptionList.Item term={t.email}>
            <Bdi>{account.email}</Bdi>
            <Text tone="muted" size="small">
              {sendsMail ? t.emailMeans : t.noMail}
            </Text>
          </DescriptionList.Item>
          <DescriptionList.Item term={t.phone}>
            {phoneNumber && <Bdi>{phoneNumber}</Bdi>}
          </DescriptionList.Item>
          <DescriptionList.Item term={t.address}>
            {address && <UserText as="span">{address}</UserText>}
          </DescriptionList.Item>
          <DescriptionList.Item term={t.gender}>
            {account.gender !== 'unspecified' && genders[account.gender]}
          </DescriptionList.Item>
        </DescriptionList>
      </Card>
      <Cluster>
        <Button variant="secondary" onClick={() => contact.onOpen()}>
          {t.changeContact}
        </Button>
        {sendsMail && (
          <Button variant="secondary" onClick={() => email.onOpen()}>
            {t.changeEmail}
          </Button>
        )}
      </Cluster>
      {/* Where the button was pressed, so that it is in sight on a phone. */}
      {newEmail !== undefined && (
        <FormNotice title={t.waiting}>
          {t.waitingFor({ email: newEmail, value: (text) => <Bdi>{text}</Bdi> })}
        </FormNotice>
      )}
      <ContactOverlay editor={contact} recorded={account} />
      <EmailOverlay editor={email} />
    </>
  );
}
