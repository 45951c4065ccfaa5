import { FurtherRequests } from '@medportal/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../core/query/useWrite.ts';
import { declineRequests, requestQuery } from './api.ts';

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
