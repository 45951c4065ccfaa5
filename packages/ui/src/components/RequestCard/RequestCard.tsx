import { FileText, Reply, Search } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { requestCard } from '../../messages/en/requestCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { color, font, space, type } from '../../theme/theme.ts';
import type { Reference } from '../../view.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Age, DateTime } from '../DateTime/DateTime.tsx';
import { Initials } from '../Initials/Initials.tsx';
import { Link } from '../Link/Link.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { Bdi } from '../UserText/UserText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FoldedText } from './FoldedText.tsx';

/** The patient who sent a request, or the doctor who received it. */
export interface RequestPerson extends Pick<Reference, 'name'> {
  /** URL of their page. Absent for a person who has none, such as a doctor who has left. */
  href?: Reference['href'];
  /** A doctor's name is shown with the title. */
  role: 'doctor' | 'patient';
}

/** A health-check request in a list. */
export interface RequestSummary {
  /** Absent when the backend left it out. */
  id?: number;
  /** The other party: the patient for a doctor, the doctor for a patient. Absent when the backend left the name out. */
  person?: RequestPerson;
  /** ISO 8601. */
  sentAt?: string;
  /** What the patient wrote. */
  description?: string;
  /** What the user can do next. Absent when the link's target is unknown. */
  link?:
    | {
        /** `response` shows the response; `reply` opens the form for it. */
        kind: 'response' | 'reply';
        /** The page to link to. */
        href: string;
      }
    | {
        /** The doctor has left and will not answer. Links to the other doctors. */
        kind: 'left';
        /** The page to link to. */
        href: string;
      }
    | { kind: 'none' };
}

const Root = styled(Card)`
  container-type: inline-size;
`;

const medium = '@container (min-width: 28rem)';
const wide = '@container (min-width: 50rem)';

// Who and when, what, and the next step: one below the other on a phone, side by side where there is room.
const Layout = styled.div`
  display: grid;
  gap: ${space[3]} ${space[5]};
  align-items: start;
  justify-items: start;

  ${medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${wide} {
    grid-template-columns: 21rem minmax(0, 1fr) auto;
  }
`;

const Header = styled.div`
  display: flex;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const Facts = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  min-inline-size: 0;
`;

const Body = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  min-inline-size: 0;

  ${medium} {
    grid-area: 2 / 1 / auto / -1;
  }
  ${wide} {
    grid-area: 1 / 2;
  }
`;

const NextStep = styled.div`
  ${medium} {
    grid-area: 1 / -2;
  }
`;

const Name = styled.h3`
  min-inline-size: 0;
  ${type.h3}
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;

const Sent = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textMuted};
  ${type.small}
`;

const NoDescription = styled.p`
  color: ${color.textSubtle};
`;

const ReplyLink = styled(ButtonLink)`
  svg:dir(rtl) {
    scale: -1 1;
  }
`;

/** Other props go to the root, an article. */
export interface RequestCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The request to show. */
  request: RequestSummary;
  /** The time from which the age of the request counts, in milliseconds since the epoch. Absent: the date only. */
  now?: number;
}

/** A health-check request with its other party, status, date and age, description and next step. */
export function RequestCard({ request, now, ...rest }: RequestCardProps) {
  const t = useMessages('requestCard', requestCard);
  const { person, sentAt, description = '', link } = request;

  return (
    <Root forwardedAs="article" {...rest}>
      <Layout>
        <Header>
          <Initials name={person?.name} size={40} />
          <Facts>
            <Name>
              {person?.href !== undefined ? (
                <Link href={person.href}>
                  <PersonName person={person} />
                </Link>
              ) : (
                <PersonName person={person} />
              )}
            </Name>
            <Sent>
              <VisuallyHidden>{t.sent}</VisuallyHidden>
              <DateTime value={sentAt} now={now} />
              {now !== undefined && <Age value={sentAt} now={now} />}
            </Sent>
            {link && <Status kind={link.kind} />}
          </Facts>
        </Header>
        <Body>
          {description === '' ? (
            <NoDescription>{t.noDescription}</NoDescription>
          ) : (
            <FoldedText lines={4} limit={280}>
              {description}
            </FoldedText>
          )}
        </Body>
        {link && link.kind !== 'none' && (
          <NextStep>
            <Action link={link} person={person} />
          </NextStep>
        )}
      </Layout>
    </Root>
  );
}

function PersonName({ person }: Pick<RequestSummary, 'person'>) {
  const t = useMessages('requestCard', requestCard);
  if (!person) return t.nameNotGiven;
  const { name, role } = person;
  return <Bdi>{role === 'doctor' ? t.doctor({ name }) : name}</Bdi>;
}

type RequestLink = NonNullable<RequestSummary['link']>;

function Status({ kind }: Pick<RequestLink, 'kind'>) {
  const t = useMessages('requestCard', requestCard);
  switch (kind) {
    case 'response':
      return <StatusChip status="done">{t.answered}</StatusChip>;
    // The list of requests to reply to says it once for all.
    case 'reply':
      return null;
    case 'none':
      return <StatusChip status="waiting">{t.waiting}</StatusChip>;
    case 'left':
      return <StatusChip status="refused">{t.doctorLeft}</StatusChip>;
    default:
      return kind satisfies never;
  }
}

interface ActionProps extends Pick<RequestSummary, 'person'> {
  link: Exclude<RequestLink, { kind: 'none' }>;
}

function Action({ link, person }: ActionProps) {
  const t = useMessages('requestCard', requestCard);
  const tags = {
    hidden: (content: ReactNode) => <VisuallyHidden>{content}</VisuallyHidden>,
    person: () => <PersonName person={person} />,
  };
  switch (link.kind) {
    case 'response':
      return (
        <ButtonLink variant="secondary" icon={FileText} href={link.href}>
          <span>{t.response(tags)}</span>
        </ButtonLink>
      );
    case 'reply':
      return (
        <ReplyLink variant="secondary" icon={Reply} href={link.href}>
          <span>{t.reply(tags)}</span>
        </ReplyLink>
      );
    case 'left':
      return (
        <ButtonLink variant="secondary" icon={Search} href={link.href}>
          {t.findAnother}
        </ButtonLink>
      );
    default:
      return link satisfies never;
  }
}
