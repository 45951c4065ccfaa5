import {
  DoctorProfileScreen,
  type DoctorProfileView,
  type NextRequestProps,
} from '@medportal/ui/screens';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { PageTitle } from '../app/PageTitle.tsx';
import { textParam } from '../app/params.ts';
import { useHour } from '../data/useHour.ts';
import { useSent, type SentKind } from '../app/useSent.ts';
import { tabOf, useTab } from '../app/useTab.ts';
import { isUnknown } from '../data/errors.ts';
import { prefetch } from '../data/readQuery.ts';
import { useEditor } from '../data/useEditor.ts';
import { useView } from '../data/useView.ts';
import { usePageTexts } from '../language/language.ts';
import { paths } from '../paths.ts';
import { doctorQuery, saveAbout, saveClinic } from '../resources/doctors.ts';
import { oldestRequestQuery } from '../resources/requests.ts';
import { session, useReader } from '../session/session.ts';
import { isSameName, type User } from '../session/token.ts';
import { prefetchRequestQueue, useRequestQueue } from './useRequestQueue.ts';

const tabs = ['about', 'requests'] as const;

function viewerOf(user: User | undefined, name: string) {
  if (user?.persona === 'doctor') return isSameName(user.name, name) ? 'owner' : 'doctor';
  return user ? 'patient' : 'visitor';
}

const requestsHref = ({ name }: User, sent: SentKind) =>
  sent === 'request'
    ? paths.patientProfile(name, { tab: 'requests' })
    : paths.doctorProfile(name, { tab: 'requests', answered: 'true' });

/** Reads the request that waits longest, for a doctor who has just replied. */
function useNextRequest(listHref: string, enabled: boolean): NextRequestProps {
  const { view, onRetry } = useView(
    { ...oldestRequestQuery(), enabled },
    ([oldest]): NextRequestProps['view'] => {
      if (!oldest) return { status: 'none' };
      const { person, sentAt, link } = oldest;
      // The list opens a request whose form has no address, because the backend left out an id.
      const href = link && link.kind !== 'none' ? link.href : listHref;
      return { status: 'ready', patient: person?.name, sentAt, href };
    },
  );
  return { view, onRetry, now: useHour() };
}

export function loader({ params, request }: LoaderFunctionArgs) {
  const name = textParam(params, 'name');
  void prefetch(doctorQuery(name));
  const user = session.reader();
  if (viewerOf(user, name) === 'owner' && tabOf(request, 'tab', tabs) === 'requests')
    prefetchRequestQueue(request);
  return null;
}

export function Component() {
  const t = usePageTexts();
  const name = textParam(useParams(), 'name');
  const user = useReader();
  const viewer = viewerOf(user, name);
  const [tab, setTab] = useTab('tab', tabs);
  const profile = useView(
    doctorQuery(name),
    ({ id, review, ...doctor }): DoctorProfileView => ({
      status: 'ready',
      viewer,
      doctor,
      review,
      contactHref: viewer === 'patient' ? paths.request(doctor.name, id) : undefined,
    }),
    (error): DoctorProfileView | undefined =>
      isUnknown(error) ? { status: 'missing', name } : undefined,
  );
  const isOwner = viewer === 'owner';
  const sent = useSent(user);
  const requests = useRequestQueue(isOwner && tab === 'requests');
  const next = useNextRequest(
    paths.doctorProfile(name, { tab: 'requests' }),
    isOwner && sent === 'response',
  );
  return (
    <>
      <PageTitle>
        {isOwner && tab === 'requests' ? t.titles.doctorRequests({ name }) : t.doctor({ name })}
      </PageTitle>
      <DoctorProfileScreen
        {...profile}
        tab={tab}
        onTabChange={setTab}
        about={useEditor(saveAbout, 'about')}
        clinic={useEditor(saveClinic, 'clinic')}
        requests={isOwner ? requests : undefined}
        sent={
          sent && user
            ? {
                kind: sent,
                requestsHref: requestsHref(user, sent),
                next: sent === 'response' && isOwner ? next : undefined,
              }
            : undefined
        }
        doctorsHref={paths.doctors()}
      />
    </>
  );
}
