import styled, { type StyledComponent } from 'styled-components';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Initials } from '../../components/Initials/Initials.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi } from '../../components/UserText/UserText.tsx';
import { forYou } from '../../messages/en/forYou.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { space } from '../../theme/theme.ts';

/** A person's initials, and beside them what it is about. */
const Item = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  align-items: center;
`;

export const Facts: StyledComponent<'div'> = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** The first lines of what a patient asked. */
export const Question: StyledComponent<'p'> = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export interface AnswerItemProps {
  /** The doctor's name. Absent when the backend left it out. */
  name: string | undefined;
  /** When the request was sent, in ISO 8601. */
  sentAt: string | undefined;
  /** What the patient asked. Absent: not shown. */
  question?: string | undefined;
  /** The response. Absent when the backend left the request's id out. */
  href: string | undefined;
  /** Whether the doctor has left, so that there will be no answer. Default: false. */
  hasLeft?: boolean;
}

/** An answer to a patient, or why there will be none: by whom, to which request, and the link to it. */
export function AnswerItem({ name, sentAt, question, href, hasLeft = false }: AnswerItemProps) {
  const { answers: t } = useMessages('forYou', forYou);
  const title = <Bdi>{name === undefined ? t.unnamed : t.doctor({ name })}</Bdi>;
  const doctor = href === undefined ? title : <Link href={href}>{title}</Link>;
  const date = () => <DateTime value={sentAt} />;
  return (
    <Item>
      <Initials name={name} size={40} />
      <Facts>
        {question && <Question dir="auto">{question}</Question>}
        {hasLeft ? (
          <Text>{t.left({ doctor: () => doctor, date })}</Text>
        ) : (
          <>
            {doctor}
            <Text tone="muted" size="small">
              {t.request({ date })}
            </Text>
          </>
        )}
      </Facts>
    </Item>
  );
}
