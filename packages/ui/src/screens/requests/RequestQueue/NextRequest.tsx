import { ArrowRight, RotateCw } from 'lucide';
import styled from 'styled-components';
import { Button, ButtonLink } from '../../../components/Button/Button.tsx';
import { parseInstant, waitingTime } from '../../../components/DateTime/dates.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { isolate } from '../../../components/UserText/isolate.ts';
import { doctorProfile } from '../../../messages/en/doctorProfile.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { FailedView } from '../../../view.ts';

/** The unanswered request that waits longest. */
export type NextRequestView =
  | { status: 'loading' }
  | { status: 'none' }
  | FailedView
  | {
      status: 'ready';
      /** Absent when the backend left it out. */
      patient?: string;
      /** ISO 8601. */
      sentAt?: string;
      /** URL of its response form. */
      href: string;
    };

export interface NextRequestProps {
  /** What to offer. */
  view: NextRequestView;
  /** The time to which it has waited, in milliseconds since the epoch. */
  now: number;
  /** Looks again after a failure. */
  onRetry: () => void;
}

const Forward = styled(ButtonLink)`
  svg:dir(rtl) {
    scale: -1 1;
  }
`;

/** Offers the request that waits longest to a doctor who has just replied to another one. */
export function NextRequest({ view, now, onRetry }: NextRequestProps) {
  const { next: t, nameNotGiven } = useMessages('doctorProfile', doctorProfile);
  switch (view.status) {
    case 'loading':
      return <Text tone="muted">{t.loading}</Text>;
    case 'none':
      return <Text tone="muted">{t.none}</Text>;
    case 'failed':
      return (
        <Stack gap={2} align="start">
          <Text tone="danger">{view.failure.title}</Text>
          <Button variant="secondary" icon={RotateCw} onClick={() => onRetry()}>
            {t.retry}
          </Button>
        </Stack>
      );
    case 'ready': {
      const moment = parseInstant(view.sentAt);
      const wait = moment && waitingTime(moment, now);
      const name = view.patient === undefined ? nameNotGiven : isolate(view.patient);
      return (
        <Stack gap={2} align="start">
          <Text weight="semibold">
            {wait ? t[wait.unit]({ name, count: wait.count }) : t.new({ name })}
          </Text>
          <Forward href={view.href} icon={ArrowRight}>
            {t.link}
          </Forward>
        </Stack>
      );
    }
    default:
      return view satisfies never;
  }
}
