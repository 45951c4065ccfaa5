import { DoctorProfileScreen } from '@medportal/ui';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { readContext } from '../api.ts';
import { PageTitle } from '../page-title.tsx';
import { textParam } from '../params.ts';
import { paths } from '../paths.ts';
import { loadDoctorProfile, saveAbout, saveClinic } from '../resources/doctors.ts';
import { loadRequests } from '../resources/requests.ts';
import { isSameName, session } from '../session.ts';
import { asksForAnswered, useRequestsPanel } from '../use-requests-panel.ts';
import { useTab } from '../use-tab.ts';
import { useView } from '../use-view.ts';
import { createWrites } from '../writes.ts';

const { action, useEditor } = createWrites({ about: saveAbout, clinic: saveClinic });

export { action };

export function loader({ params, request }: LoaderFunctionArgs) {
  const name = textParam(params, 'name');
  const user = session.user();
  const isOwner = user?.persona === 'doctor' && isSameName(user.name, name);
  return {
    name,
    isOwner,
    profile: loadDoctorProfile(name, user, request.signal),
    requests: isOwner
      ? loadRequests('doctor', asksForAnswered(request), readContext(request))
      : undefined,
  };
}

export function Component() {
  const { name, isOwner, profile, requests } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { view } = useView(profile, name);
  const [tab, setTab] = useTab('tab', ['about', 'requests']);
  const panel = useRequestsPanel('doctor', requests);
  const about = useEditor('about');
  const clinic = useEditor('clinic');
  return (
    <>
      <PageTitle>{`Dr. ${name}`}</PageTitle>
      <DoctorProfileScreen
        view={view}
        tab={tab}
        onTabChange={setTab}
        about={about}
        clinic={clinic}
        requests={isOwner ? panel : undefined}
        doctorsHref={paths.doctors()}
        onRetry={() => void revalidate()}
      />
    </>
  );
}
