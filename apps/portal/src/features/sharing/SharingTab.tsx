import { PageLoader } from '@medportal/ui';
import { AccessLog, Sharing } from '@medportal/ui/screens';
import { prefetchCapability, useCapability } from '../../core/api/capabilities.ts';
import { prefetch, prefetchCursor } from '../../core/query/readQuery.ts';
import { accessLogQuery } from './accessLog.api.ts';
import { grantsQuery } from './api.ts';
import { useAccessLog } from './useAccessLog.ts';
import { useSharing } from './useSharing.ts';

/** Starts the reads of the tab that the backend has. */
export async function prefetchSharing(): Promise<void> {
  if (await prefetchCapability('sharing')) void prefetch(grantsQuery());
  if (await prefetchCapability('accessLog')) void prefetchCursor(accessLogQuery());
}

/** Who can read the record of the logged-in patient, and who did. */
export default function SharingTab() {
  const hasGrants = useCapability('sharing');
  const hasLog = useCapability('accessLog');
  if (hasGrants === undefined || hasLog === undefined) return <PageLoader />;
  const log = hasLog && <Log />;
  return hasGrants ? <Grants>{log}</Grants> : log;
}

function Grants({ children }: { children: React.ReactNode }) {
  return <Sharing {...useSharing()}>{children}</Sharing>;
}

function Log() {
  return <AccessLog {...useAccessLog()} />;
}
