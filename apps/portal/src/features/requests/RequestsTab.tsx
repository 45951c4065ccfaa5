import { RequestList } from '@medportal/ui';
import { memo } from 'react';
import { requestsQuery } from './api.ts';
import { useRequests } from './lists.api.ts';

const patientRequests = (answered: boolean) => requestsQuery('patient', answered);

/** The requests of the logged-in patient. */
function RequestsTab() {
  return <RequestList {...useRequests(patientRequests, true)} />;
}

export default memo(RequestsTab);
