import type { AccessLogProps, AccessLogView } from '@medportal/ui/screens';
import { useCapability } from '../../core/api/capabilities.ts';
import { useLocked } from '../../core/query/locked.ts';
import { useCursorView } from '../../core/query/useView.ts';
import { accessLogQuery } from './accessLog.api.ts';

/** Reads the access log of the logged-in patient, from a backend that has one. */
export function useAccessLog(): AccessLogProps {
  const hasLog = useCapability('accessLog') === true;
  const { view, onShowMore, onRetry } = useCursorView(
    { ...accessLogQuery(), enabled: hasLog },
    ({ items, more }): AccessLogView => ({ status: 'ready', entries: items, more }),
    useLocked(),
  );
  return { view, onShowMore, onRetry };
}
