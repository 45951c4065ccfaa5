import { FurtherRequests } from '@medportal/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../core/api/client.ts';
import { useWrite, type Write } from '../../core/query/useWrite.ts';
import { requestQuery } from './api.ts';

/** Whether the doctor of a request receives further ones from its patient. */
const declineRequests = (requestId: number): Write<{ isDeclined: boolean }> => ({
  operation: 'declineRequests',
  invalidates: ['getRequest'],
  call: (body, options) => client.declineRequests({ requestId, body }, options),
});

/** Lets the doctor of a request decline further ones of its patient, if the backend does. */
export default function FurtherRequestsPart({ requestId }: { requestId: number }) {
  const { data } = useQuery(requestQuery('doctor', requestId));
  const { submission, save } = useWrite(declineRequests(requestId));
  if (data?.isDeclined === undefined) return null;
  return (
    <FurtherRequests
      patient={data.patient.name}
      isDeclined={data.isDeclined}
      submission={submission}
      onChange={(isDeclined) => save({ isDeclined })}
    />
  );
}
