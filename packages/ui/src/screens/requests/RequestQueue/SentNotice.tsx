import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { DoctorName } from '../../../components/DoctorCard/DoctorName.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { SpotIllustration } from '../../../components/SpotIllustration/SpotIllustration.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { doctorProfile } from '../../../messages/en/doctorProfile.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { space } from '../../../theme/theme.ts';
import { NextRequest, type NextRequestProps } from './NextRequest.tsx';

/** What the reader has just sent. */
export interface SentItem {
  /** `request`: a patient wrote to this doctor. `response`: this doctor replied. */
  kind: 'request' | 'response';
  /** Where the reader finds it. */
  requestsHref: string;
  /** After a response: the request to reply to next. Absent: none is offered. */
  next?: NextRequestProps;
}

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};

  > :last-child {
    flex: 1 1 11rem;
    min-inline-size: 0;
  }
`;

const Drawing = styled(SpotIllustration)`
  inline-size: 7rem;
`;

export interface SentNoticeProps {
  /** What was sent. */
  sent: SentItem;
  /** The doctor's name. */
  doctor: string;
}

/** Says what happens next after a request or a response was sent. */
export function SentNotice({ sent, doctor }: SentNoticeProps) {
  const t = useMessages('doctorProfile', doctorProfile);
  const link = (content: ReactNode) => <Link href={sent.requestsHref}>{content}</Link>;
  const isRequest = sent.kind === 'request';
  return (
    <Card role="status" padding="small">
      <Layout>
        <Drawing kind={isRequest ? 'sent' : 'answered'} />
        <Stack gap={1}>
          <Heading level={2} size={3}>
            {isRequest
              ? t.requestSent({ doctor: () => <DoctorName>{doctor}</DoctorName> })
              : t.responseSent}
          </Heading>
          <Text>
            <bdi>{isRequest ? t.afterRequest({ link }) : t.afterResponse({ link })}</bdi>
          </Text>
          {sent.next && <NextRequest {...sent.next} />}
        </Stack>
      </Layout>
    </Card>
  );
}
