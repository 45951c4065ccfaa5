import type { AccessEntry, AccessLogProps, AccessLogView, GrantView } from '@medportal/ui/screens';
import { useCapability } from '../../core/api/capabilities.ts';
import { useLocked } from '../../core/query/locked.ts';
import { listView, useCursorView, useView } from '../../core/query/useView.ts';
import { accessLogQuery } from './accessLog.api.ts';
import { grantsQuery } from './api.ts';

/** Whether a refusal came after the end of what was shared. */
const isAfterEnd = (
  { isRefused, person, at = '' }: AccessEntry,
  { doctor, endsAt = '' }: GrantView,
) => isRefused && person?.name === doctor.name && Date.parse(at) >= Date.parse(endsAt);

/** Reads the access log of the logged-in patient, from a backend that has one. */
export function useAccessLog(): AccessLogProps {
  const hasLog = useCapability('accessLog') === true;
  const hasGrants = useCapability('sharing') === true;
  const { view: grants } = useView({ ...grantsQuery(), enabled: hasGrants }, listView);
  const shared = grants.status === 'ready' ? grants.items : [];
  const { view, onShowMore, onRetry } = useCursorView(
    { ...accessLogQuery(), enabled: hasLog },
    ({ items, more }): AccessLogView => ({
      status: 'ready',
      // The log does not know what was shared before.
      entries: items.map((entry) => ({
        ...entry,
        hadEnded: shared.some((grant) => isAfterEnd(entry, grant)),
      })),
      more,
    }),
    useLocked(),
  );
  return { view, onShowMore, onRetry };
}
