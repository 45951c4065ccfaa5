import { CircleAlert, RotateCw } from 'lucide';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading, PageHeading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Cluster, Page, Stack } from '../../../components/Stack/Stack.tsx';
import { UserText } from '../../../components/UserText/UserText.tsx';
import { failure } from '../../../messages/en/failure.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Texts } from '../../../messages/textsIn.ts';
import { color, radius, target } from '../../../theme/theme.ts';
import type { NamedLink } from '../../../view.ts';

const Badge = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.card};
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

const Message = styled(UserText)`
  color: ${color.textMuted};
`;

const Links = styled(Cluster)`
  row-gap: 0;
`;

const NavigationLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${target};
`;

export interface FailureScreenProps {
  /** The HTTP status, if an HTTP response or an unknown route caused the failure. */
  status?: number;
  /** The reason phrase of `status`, like 'Not Found'. */
  statusText?: string;
  /** What happened. Absent: a default message for `status`. */
  message?: string;
  /** Reloads the page. Absent: no button. */
  onRetry?: () => void;
  /** Links to other pages. */
  links: readonly NamedLink[];
}

/** The page for unknown URLs and for errors that no other error boundary handles. */
export function FailureScreen({ status, statusText, message, onRetry, links }: FailureScreenProps) {
  const t = useMessages('failure', failure);
  const statusLine = [status, statusText].filter(Boolean).join(' ');
  return (
    <Page data-state="failed">
      <Stack gap={4}>
        <Badge>
          <Icon icon={CircleAlert} size={24} />
        </Badge>
        <PageHeading>{t.title}</PageHeading>
        <Stack gap={2}>
          {statusLine && (
            <Heading level={2} size={3}>
              {statusLine}
            </Heading>
          )}
          <Message>{message ?? defaultMessage(status, t)}</Message>
        </Stack>
        {onRetry && (
          <div>
            <Button variant="secondary" icon={RotateCw} onClick={() => onRetry()}>
              {t.reload}
            </Button>
          </div>
        )}
        <nav aria-label={t.otherPages}>
          <Links forwardedAs="ul" gap={5}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <NavigationLink href={href}>{label}</NavigationLink>
              </li>
            ))}
          </Links>
        </nav>
      </Stack>
    </Page>
  );
}

function defaultMessage(status: number | undefined, t: Texts<typeof failure>) {
  if (status === 400) return t.badRequest;
  if (status === 404) return t.notFound;
  return status === 405 ? t.methodNotAllowed : t.unknown;
}
