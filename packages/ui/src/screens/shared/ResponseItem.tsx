import type { ReactNode } from 'react';
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

export interface ResponseItemProps {
  /** The doctor's name. Absent when the backend left it out. */
  name: string | undefined;
  /** When the request was sent, in ISO 8601. */
  sentAt: string | undefined;
  /** What the patient asked. Absent: not shown. */
  question?: string | undefined;
  /** The response. Absent when the backend left the request's id out. */
  href: string | undefined;
}

/** A request of a patient: the doctor's initials, and beside them the question and its result. */
export function RequestItem({
  name,
  question,
  children,
}: Pick<ResponseItemProps, 'name' | 'question'> & { children: ReactNode }) {
  return (
    <Item>
      <Initials name={name} />
      <Facts>
        {question && <Question dir="auto">{question}</Question>}
        {children}
      </Facts>
    </Item>
  );
}

/** An answer to a patient: by whom, to which request, and the link to it. */
export function ResponseItem({ name, sentAt, question, href }: ResponseItemProps) {
  const { responses: t } = useMessages('forYou', forYou);
  const doctor = <Bdi>{name === undefined ? t.unnamed : t.doctor({ name })}</Bdi>;
  return (
    <RequestItem name={name} question={question}>
      {href === undefined ? doctor : <Link href={href}>{doctor}</Link>}
      <Text tone="muted" size="small">
        {t.request({ date: () => <DateTime value={sentAt} /> })}
      </Text>
    </RequestItem>
  );
}
