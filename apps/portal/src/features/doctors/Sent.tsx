import { type NextRequestProps, SentNotice } from '@medportal/ui/screens';
import type { SentKind } from '../../core/page/useSent.ts';
import { useQuarterHour } from '../../core/clock/useQuarterHour.ts';
import { useView } from '../../core/query/useView.ts';
import { paths } from '../../paths.ts';
import { oldestRequestQuery } from '../requests/api.ts';
import type { User } from '../../core/session/token.ts';

/** Reads the request that waits longest, for a doctor who has just replied. */
function useNextRequest(listHref: string, enabled: boolean): NextRequestProps {
  const { view, onRetry } = useView(
    { ...oldestRequestQuery(), enabled },
    ([oldest]): NextRequestProps['view'] => {
      if (!oldest) return { status: 'none' };
      const { person, sentAt, link } = oldest;
      // The list opens a request whose form has no address, because the backend left out an id.
      const href = link && link.kind !== 'none' ? link.href : listHref;
      return { status: 'ready', patient: person?.name, sentAt, href };
    },
  );
  return { view, onRetry, now: useQuarterHour() };
}

export interface SentProps {
  kind: SentKind;
  sender: User;
  /** The name of the doctor whose profile shows it. */
  doctor: string;
  isOwner: boolean;
}

/** What the user sent just before a doctor's profile opened. */
export default function Sent({ kind, sender, doctor, isOwner }: SentProps) {
  const isReply = kind === 'response';
  const next = useNextRequest(paths.doctorProfile(doctor, { tab: 'requests' }), isReply && isOwner);
  const requestsHref = isReply
    ? paths.doctorProfile(sender.name, { tab: 'requests', answered: 'true' })
    : paths.patientProfile(sender.name, { tab: 'requests' });
  return (
    <SentNotice
      sent={{ kind, requestsHref, next: isReply && isOwner ? next : undefined }}
      doctor={doctor}
    />
  );
}
