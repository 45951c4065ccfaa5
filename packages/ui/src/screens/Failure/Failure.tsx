import { CircleAlert, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Heading, PageHeading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Cluster, Page, Stack } from '../../components/Stack/Stack.tsx';
import { UserText } from '../../components/UserText/UserText.tsx';
import { color, radius, target } from '../../theme/theme.ts';
import type { NamedLink } from '../../view.ts';

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

/** Props of {@link FailureScreen}. */
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

const statusMessages = new Map([
  [400, 'We cannot read the address of this page. Check it, or choose a page below.'],
  [404, 'We cannot find this page. Check the address, or choose a page below.'],
  [405, 'This page does not work that way. Choose a page below.'],
]);

const defaultMessage = 'Something went wrong on our side. Try again in a few minutes.';

/** The page for unknown URLs and for errors that no other error boundary handles. */
export function FailureScreen({ status, statusText, message, onRetry, links }: FailureScreenProps) {
  const statusLine = [status, statusText].filter(Boolean).join(' ');
  const statusMessage = status === undefined ? undefined : statusMessages.get(status);
  return (
    <Page data-state="failed">
      <Stack gap={4}>
        <Badge>
          <Icon icon={CircleAlert} size={24} />
        </Badge>
        <PageHeading>Unexpected Application Error!</PageHeading>
        <Stack gap={2}>
          {statusLine && (
            <Heading level={2} size={3}>
              {statusLine}
            </Heading>
          )}
          <Message>{message ?? statusMessage ?? defaultMessage}</Message>
        </Stack>
        {onRetry && (
          <div>
            <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
              Reload the page
            </Button>
          </div>
        )}
        <nav aria-label="Other pages">
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
