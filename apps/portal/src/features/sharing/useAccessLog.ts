import type { AccessEntry, AccessLogProps, AccessLogView, GrantView } from '@medportal/ui/screens';
import { useCapability } from '../../core/api/capabilities.ts';
import { useLocked } from '../../core/query/locked.ts';
import { listView, useCursorView, useView } from '../../core/query/useView.ts';
import { accessLogQuery } from './accessLog.api.ts';
import { grantsQuery } from './api.ts';

const hasEnded = ({ state }: GrantView) => state !== 'active';

const isRefusedAfter = (
  { isRefused, person, at = '' }: AccessEntry,
  { doctor, endsAt }: GrantView,
) => isRefused && person?.name === doctor.name && Date.parse(at) >= Date.parse(endsAt ?? '');

/** Reads the access log of the logged-in patient, from a backend that has one. */
export function useAccessLog(): AccessLogProps {
  const hasLog = useCapability('accessLog') === true;
  const hasGrants = useCapability('sharing') === true;
  const { view: grants } = useView({ ...grantsQuery(), enabled: hasGrants }, listView);
  const ended = grants.status === 'ready' ? grants.items.filter(hasEnded) : [];
  const { view, onShowMore, onRetry } = useCursorView(
    { ...accessLogQuery(), enabled: hasLog },
    ({ items, more }): AccessLogView => ({
      status: 'ready',
      // The log does not know what was shared before.
      entries: items.map((entry) => ({
        ...entry,
        hadEnded: ended.some((grant) => isRefusedAfter(entry, grant)),
      })),
      more,
    }),
    useLocked(),
  );
  return { view, onShowMore, onRetry };
}
