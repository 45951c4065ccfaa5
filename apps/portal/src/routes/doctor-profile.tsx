import { DoctorProfileScreen } from '@medportal/ui';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { readContext } from '../data/apiClient.ts';
import { PageTitle } from '../app/PageTitle.tsx';
import { oneOf, textParam } from '../app/params.ts';
import { paths } from '../paths.ts';
import { loadDoctorProfile, saveAbout, saveClinic } from '../resources/doctors.ts';
import { loadRequests } from '../resources/requests.ts';
import { isSameName, session } from '../session/session.ts';
import { asksForAnswered, useRequestsPanel } from '../use-requests-panel.ts';
import { useTab } from '../app/useTab.ts';
import { useView } from '../use-view.ts';
import { createWrites } from '../writes.ts';

const tabs = ['about', 'requests'] as const;

const { action, useEditor } = createWrites({ about: saveAbout, clinic: saveClinic });

export { action };

/** Loads the profile and, while their tab is open, the owner's requests. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const name = textParam(params, 'name');
  const user = session.user();
  const isOwner = user?.persona === 'doctor' && isSameName(user.name, name);
  const tab = oneOf(tabs, new URL(request.url).searchParams.get('tab'));
  return {
    name,
    isOwner,
    profile: loadDoctorProfile(name, user, request.signal),
    ...(tab === 'requests' &&
      isOwner && {
        requests: loadRequests('doctor', asksForAnswered(request), readContext(request)),
      }),
  };
}

export function Component() {
  const { name, isOwner, profile, requests } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { view } = useView(profile, name);
  const [tab, setTab] = useTab('tab', tabs);
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
