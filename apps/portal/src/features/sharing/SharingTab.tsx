import { PageLoader } from '@medportal/ui';
import { AccessLog, Sharing } from '@medportal/ui/screens';
import { useCapability } from '../../core/api/capabilities.ts';
import { useAccessLog } from './useAccessLog.ts';
import { useSharing } from './useSharing.ts';

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
  return <AccessLog {...useAccessLog(true)} />;
}
