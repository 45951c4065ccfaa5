import {
  CircleAlert,
  FileQuestion,
  Inbox,
  LockKeyhole,
  RotateCw,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, measure, radius, space, type } from '../../theme/theme.ts';
import type { Failure, LockedReason } from '../../view.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Heading, PageHeading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';

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

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  max-inline-size: min(${measure}, 28rem);
  min-inline-size: 0;
  /* A server's words may have no place to break. */
  overflow-wrap: anywhere;
`;

const Message = styled.p`
  color: ${color.textMuted};
`;

const Plain = styled.p`
  ${type.lead}
  font-weight: ${font.weight.semibold};
`;

const More = styled.div`
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
  /* Visible only where the system forces its own colours, which take the ground away. */
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${({ $tone }) => ($tone === 'danger' ? color.dangerSoft : color.primarySoft)};
  color: ${({ $tone }) => ($tone === 'danger' ? color.danger : color.onPrimarySoft)};
`;

function StateBadge({ icon, tone = 'calm' }: { icon: LucideIcon; tone?: 'calm' | 'danger' }) {
  return (
    <Badge $tone={tone}>
      <Icon icon={icon} size={24} />
    </Badge>
  );
}

// At level 1 the state is the whole page, and its heading is where a route change puts the focus.
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

/** Props of {@link EmptyState}. Extends the props of `<div>`. */
export interface EmptyStateProps extends DivProps {
  /** Default: an empty tray. */
  icon?: LucideIcon;
  /** What is not there, shown as it is. */
  text: string;
  /** What could be done, or why it is so. */
  hint?: ReactNode;
  /** Links or buttons onward. */
  children?: ReactNode;
}

/** There is nothing to show, and that is no error. */
export function EmptyState({ icon = Inbox, text, hint, children, ...rest }: EmptyStateProps) {
  return (
    <Frame data-state="empty" {...rest}>
      <StateBadge icon={icon} />
      <Words>
        <Plain>{text}</Plain>
        {hint && <Message>{hint}</Message>}
      </Words>
      {children && <More>{children}</More>}
    </Frame>
  );
}

/** Props of {@link FailedState}. Extends the props of `<div>`. */
export interface FailedStateProps extends DivProps {
  /** What could not be shown, and why. */
  failure: Failure;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /** The new try is under way. */
  retrying?: boolean;
  /** Rank of the heading; 1 where the failure is the whole page. Default 2. */
  headingLevel?: HeadingLevel;
}

/** Something could not be loaded: what, and a way to try again. Announced at once. */
export function FailedState({
  failure,
  onRetry,
  retrying = false,
  headingLevel = 2,
  ...rest
}: FailedStateProps) {
  return (
    <Frame role="alert" data-state="failed" {...rest}>
      <StateBadge icon={CircleAlert} tone="danger" />
      <Words>
        <StateHeading level={headingLevel}>{failure.title}</StateHeading>
        <Message>{failure.message}</Message>
      </Words>
      {onRetry && (
        <Button variant="secondary" icon={RotateCw} busy={retrying} onClick={onRetry}>
          Retry
        </Button>
      )}
    </Frame>
  );
}

/** Props of {@link LockedState}. Extends the props of `<div>`. */
export interface LockedStateProps extends DivProps {
  /** Why it is closed: nobody is logged in, or somebody who may not read it. */
  reason: LockedReason;
  /** Completes 'Log in to see …' and 'You do not have access to …': 'this record'. */
  what: string;
  /** Rank of the heading; 1 where the state is the whole page. Default 2. */
  headingLevel?: HeadingLevel;
}

/** It is there, but not for this reader: for nobody before log-in, or not for them at all. */
export function LockedState({ reason, what, headingLevel = 2, ...rest }: LockedStateProps) {
  const loginHref = reason.kind === 'log-in' ? reason.loginHref : undefined;
  return (
    <Frame data-state="locked" {...rest}>
      <StateBadge icon={LockKeyhole} />
      <Words>
        <StateHeading level={headingLevel}>
          {loginHref ? `Log in to see ${what}` : `You do not have access to ${what}`}
        </StateHeading>
        <Message>
          {loginHref
            ? 'It is open only to the people concerned. You come back here after you log in.'
            : 'Only the patient and the doctors they asked can open it.'}
        </Message>
      </Words>
      {loginHref && <ButtonLink href={loginHref}>Log in</ButtonLink>}
    </Frame>
  );
}

/** Props of {@link MissingState}. Extends the props of `<div>`. */
export interface MissingStateProps extends DivProps {
  /** What was not found: 'Doctor not found'. */
  title: string;
  /** What may be the reason, in a plain sentence. */
  message: string;
  /** Rank of the heading; 1 where the state is the whole page. Default 2. */
  headingLevel?: HeadingLevel;
  /** Links onward. */
  children?: ReactNode;
}

/** What the address names does not exist. */
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
      <Words>
        <StateHeading level={headingLevel}>{title}</StateHeading>
        <Message>{message}</Message>
      </Words>
      {children && <More>{children}</More>}
    </Frame>
  );
}
