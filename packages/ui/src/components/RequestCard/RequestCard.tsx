import { Clock, FileText, Reply } from 'lucide-react';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { requestCard } from '../../messages/en/requestCard.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { breakpoint, color, font, space, type } from '../../theme/theme.ts';
import type { Reference } from '../../view.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Initials } from '../Initials/Initials.tsx';
import { Link } from '../Link/Link.tsx';
import { Bdi, UserText } from '../UserText/UserText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The patient who sent a request, or the doctor who received it. */
export interface RequestPerson extends Reference {
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
    | { kind: 'none' };
}

const Layout = styled.div`
  display: grid;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  justify-items: start;

  ${breakpoint.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  min-inline-size: 0;
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[4]};
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
`;

const Name = styled.h3`
  min-inline-size: 0;
  ${type.lead}
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;

const Sent = styled.p`
  color: ${color.textMuted};
  ${type.small}
`;

const Description = styled(UserText)`
  &[data-state='cut'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  @media print {
    &[data-state='cut'] {
      display: block;
    }
  }
`;

const NoDescription = styled.p`
  color: ${color.textSubtle};
`;

// Aligns the label, not the invisible border, with the description.
const Toggle = styled(Button)`
  margin-inline-start: calc(-1 * ${space[4]});
`;

const ReplyLink = styled(ButtonLink)`
  svg:dir(rtl) {
    scale: -1 1;
  }
`;

const Waiting = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
`;

/** Props of {@link RequestCard}. Other props go to the root, an article. */
export interface RequestCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The request to show. */
  request: RequestSummary;
}

/** A health-check request with its other party, date, description and next action. */
export function RequestCard({ request, ...rest }: RequestCardProps) {
  const t = useMessages('requestCard', requestCard);
  const { person, sentAt, description = '', link } = request;
  const descriptionId = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = isLongText(description);

  return (
    <Card as="article" {...rest}>
      <Layout>
        <Body>
          <Header>
            <Person>
              <Initials name={person?.name} size={32} />
              <Name>
                {person ? (
                  <Link href={person.href}>
                    <PersonName person={person} />
                  </Link>
                ) : (
                  <PersonName />
                )}
              </Name>
            </Person>
            <Sent>
              <VisuallyHidden>{t.sent}</VisuallyHidden>
              <DateTime value={sentAt} />
            </Sent>
          </Header>
          {description === '' ? (
            <NoDescription>{t.noDescription}</NoDescription>
          ) : (
            <Description id={descriptionId} data-state={isLong && !isExpanded ? 'cut' : 'whole'}>
              {description}
            </Description>
          )}
          {isLong && (
            <Toggle
              variant="quiet"
              aria-expanded={isExpanded}
              aria-controls={descriptionId}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {isExpanded ? t.showLess : t.showFull}
            </Toggle>
          )}
        </Body>
        {link && <Action link={link} person={person} />}
      </Layout>
    </Card>
  );
}

function PersonName({ person }: Pick<RequestSummary, 'person'>) {
  const t = useMessages('requestCard', requestCard);
  if (!person) return t.nameNotGiven;
  const { name, role } = person;
  return <Bdi>{role === 'doctor' ? t.doctor({ name }) : name}</Bdi>;
}

interface ActionProps extends Pick<RequestSummary, 'person'> {
  link: NonNullable<RequestSummary['link']>;
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
    case 'none':
      return (
        <Waiting>
          <Icon icon={Clock} />
          {t.waiting}
        </Waiting>
      );
    default:
      return link satisfies never;
  }
}

/** Whether the text exceeds about four lines on a phone. Measuring the rendered text would cause flicker. */
function isLongText(text: string) {
  return text.length > 280 || text.split('\n').length > 4;
}
