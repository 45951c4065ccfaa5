import { ResponseViewScreen } from '@medportal/ui';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { readContext } from '../data/apiClient.ts';
import { PageTitle } from '../app/PageTitle.tsx';
import { idParam, textParam } from '../app/params.ts';
import { paths } from '../paths.ts';
import { loadResponse } from '../resources/requests.ts';
import { session, type User } from '../session/session.ts';
import { revalidateUnless, useTab } from '../app/useTab.ts';
import { useView } from '../use-view.ts';

const tabs = ['description', 'generalReport', 'medicine', 'chronicDisease', 'allergy'] as const;

function ownRequests({ name, persona }: User): string {
  const profile = persona === 'doctor' ? paths.doctorProfile : paths.patientProfile;
  return profile(name, { tab: 'requests' });
}

export function loader({ params, request }: LoaderFunctionArgs) {
  const requestId = idParam(params, 'requestId');
  const role = textParam(params, 'role');
  const user = session.user();
  return {
    requestId,
    requestsHref: user && ownRequests(user),
    response: loadResponse(requestId, role, readContext(request)),
  };
}

export const shouldRevalidate = revalidateUnless('tab');

export function Component() {
  const { requestId, requestsHref, response } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { view } = useView(response, String(requestId));
  const [tab, setTab] = useTab('tab', tabs);
  return (
    <>
      <PageTitle>Response</PageTitle>
      <ResponseViewScreen
        view={view}
        tab={tab}
        onTabChange={setTab}
        onPrint={() => window.print()}
        onRetry={() => void revalidate()}
        requestsHref={requestsHref}
        homeHref={paths.home()}
      />
    </>
  );
}
