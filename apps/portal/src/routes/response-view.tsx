import { ResponseViewScreen } from '@medportal/ui';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { readContext } from '../api.ts';
import { PageTitle } from '../page-title.tsx';
import { idParam, textParam } from '../params.ts';
import { loadResponse } from '../resources/requests.ts';
import { revalidateUnlessTab, useTab } from '../use-tab.ts';
import { useView } from '../use-view.ts';

const tabs = ['description', 'generalReport', 'medicine', 'chronicDisease', 'allergy'] as const;

export function loader({ params, request }: LoaderFunctionArgs) {
  const requestId = idParam(params, 'requestId');
  const role = textParam(params, 'role');
  return { requestId, response: loadResponse(requestId, role, readContext(request)) };
}

export { revalidateUnlessTab as shouldRevalidate };

export function Component() {
  const { requestId, response } = useLoaderData<typeof loader>();
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
      />
    </>
  );
}
