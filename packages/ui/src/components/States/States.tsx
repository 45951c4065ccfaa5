import { CircleAlert, FileQuestion, Inbox, LockKeyhole, RotateCw, type IconNode } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { states } from '../../messages/en/states.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, measure, radius, space, type } from '../../theme/theme.ts';
import type { Failure, LockedReason } from '../../view.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Heading, PageHeading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import {
  SpotIllustration,
  type SpotIllustrationKind,
} from '../SpotIllustration/SpotIllustration.tsx';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[6]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-align: center;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  max-inline-size: min(${measure}, 28rem);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Message = styled.p`
  color: ${color.textMuted};
`;

const Summary = styled.p`
  ${type.lead}
  font-weight: ${font.weight.semibold};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]} ${space[5]};
`;

const Badge = styled.span<{ $tone: 'calm' | 'danger' }>`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${({ $tone }) => ($tone === 'danger' ? color.dangerSoft : color.primarySoft)};
  color: ${({ $tone }) => ($tone === 'danger' ? color.danger : color.onPrimarySoft)};
`;

function StateBadge({ icon, tone = 'calm' }: { icon: IconNode; tone?: 'calm' | 'danger' }) {
  return (
    <Badge $tone={tone}>
      <Icon icon={icon} size={24} />
    </Badge>
  );
}

// At level 1 the state is the whole page, and a route change moves focus to its heading.
function StateHeading({ level, children }: { level: HeadingLevel; children: ReactNode }) {
  return level === 1 ? (
    <PageHeading>{children}</PageHeading>
  ) : (
    <Heading level={level} size={3}>
      {children}
    </Heading>
  );
}

type DivProps = Omit<ComponentPropsWithRef<'div'>, 'title'>;

export interface EmptyStateProps extends DivProps {
  /** A badge, where there is no illustration. Default: an empty tray. */
  icon?: IconNode;
  /** A drawing in place of the badge. */
  illustration?: SpotIllustrationKind;
  /** What is empty: 'No requests yet!'. */
  text: string;
  /** A reason, or a next step. */
  hint?: ReactNode;
  /** Links or buttons for the next step. */
  children?: ReactNode;
}

/** Nothing to show, which is no error. */
export function EmptyState({
  icon = Inbox,
  illustration,
  text,
  hint,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <Frame data-state="empty" {...rest}>
      {illustration ? <SpotIllustration kind={illustration} /> : <StateBadge icon={icon} />}
      <Body>
        <Summary>
          <bdi>{text}</bdi>
        </Summary>
        {hint && (
          <Message>
            <bdi>{hint}</bdi>
          </Message>
        )}
      </Body>
      {children && <Actions>{children}</Actions>}
    </Frame>
  );
}

export interface FailedStateProps extends DivProps {
  /** What failed to load, and why. */
  failure: Failure;
  /** Retries. Without it there is no button. */
  onRetry?: () => void;
  /** Whether a retry is in flight. Default false. */
  retrying?: boolean;
  /** The heading level; 1 when the failure is the whole page. Default 2. */
  headingLevel?: HeadingLevel;
}

/** A load failure with a retry button. Announced at once. */
export function FailedState({
  failure,
  onRetry,
  retrying = false,
  headingLevel = 2,
  ...rest
}: FailedStateProps) {
  const t = useMessages('states', states);
  return (
    <Frame role="alert" data-state="failed" {...rest}>
      <StateBadge icon={CircleAlert} tone="danger" />
      <Body>
        <StateHeading level={headingLevel}>{failure.title}</StateHeading>
        <Message>
          <bdi>{failure.message}</bdi>
        </Message>
      </Body>
      {onRetry && (
        <Button variant="secondary" icon={RotateCw} busy={retrying} onClick={() => onRetry()}>
          {t.retry}
        </Button>
      )}
    </Frame>
  );
}

export interface LockedStateProps extends DivProps {
  /** Whether the user has to log in, or has no access. */
  reason: LockedReason;
  /** Completes 'Log in to see …' and 'You do not have access to …': 'this record'. */
  what: string;
  /** The heading level; 1 when the state is the whole page. Default 2. */
  headingLevel?: HeadingLevel;
}

/** Content that the user may not see, with a log-in link if that helps. */
export function LockedState({ reason, what, headingLevel = 2, ...rest }: LockedStateProps) {
  const t = useMessages('states', states);
  const loginHref = reason.kind === 'log-in' ? reason.loginHref : undefined;
  const { title, message } = {
    'log-in': { title: t.logInToSee({ what }), message: t.isPrivate },
    'no-access': { title: t.noAccess({ what }), message: t.whoHasAccess },
    'not-shared': { title: t.notShared, message: t.patientDecides },
  }[reason.kind];
  return (
    <Frame data-state="locked" {...rest}>
      <StateBadge icon={LockKeyhole} />
      <Body>
        <StateHeading level={headingLevel}>{title}</StateHeading>
        <Message>{message}</Message>
      </Body>
      {loginHref && <ButtonLink href={loginHref}>{t.logIn}</ButtonLink>}
    </Frame>
  );
}

export interface MissingStateProps extends DivProps {
  /** What was not found: 'Doctor not found'. */
  title: string;
  /** A likely reason, in one sentence. */
  message: string;
  /** The heading level; 1 when the state is the whole page. Default 2. */
  headingLevel?: HeadingLevel;
  /** Links to other pages. */
  children?: ReactNode;
}

/** The requested resource does not exist. */
export function MissingState({
  title,
  message,
  headingLevel = 2,
  children,
  ...rest
}: MissingStateProps) {
  return (
    <Frame data-state="missing" {...rest}>
      <StateBadge icon={FileQuestion} />
      <Body>
        <StateHeading level={headingLevel}>{title}</StateHeading>
        <Message>
          <bdi>{message}</bdi>
        </Message>
      </Body>
      {children && <Actions>{children}</Actions>}
    </Frame>
  );
}
