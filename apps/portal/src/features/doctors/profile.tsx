import {
  DoctorProfileScreen,
  type DoctorProfileView,
  type DoctorReview,
} from '@medportal/ui/screens';
import { type ComponentType, lazy, startTransition, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { textParam } from '../../core/page/params.ts';
import { useSent } from '../../core/page/useSent.ts';
import { tabOf, useTab } from '../../core/page/useTab.ts';
import { isUnknown } from '../../core/api/failureKinds.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { useView } from '../../core/query/useView.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { doctorQuery } from './api.ts';
import { session, useReader } from '../../core/session/session.ts';
import { isSameName, type User } from '../../core/session/token.ts';
import type { SentProps } from './Sent.tsx';

const tabs = ['about', 'requests', 'patients'] as const;

type ProfileView = DoctorProfileView & { review?: DoctorReview | undefined };

// A toast has already said so: without the notice, the profile is still there.
const loadSent = () => import('./Sent.tsx');
const Sent = lazy<ComponentType<SentProps>>(() =>
  loadSent().catch(() => ({ default: () => null })),
);

function viewerOf(user: User | undefined, name: string) {
  if (user?.persona === 'doctor') return isSameName(user.name, name) ? 'owner' : 'doctor';
  return user ? 'patient' : 'visitor';
}

/** Loads what only the owner sees, and starts its reads. */
async function loadOwn(request: Request) {
  const [{ default: Own, loadPatients }, { prefetchRequestQueue }] = await Promise.all([
    import('./OwnDoctorProfile.tsx'),
    import('../requests/queue.api.ts'),
  ]);
  const tab = tabOf(request, 'tab', tabs);
  if (tab === 'requests') prefetchRequestQueue(request);
  return { Own, Patients: tab === 'patients' ? await loadPatients(request) : undefined };
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const name = textParam(params, 'name');
  void prefetch(doctorQuery(name));
  const user = session.reader();
  if (user) loadSent().catch(() => {});
  return viewerOf(user, name) === 'owner' ? loadOwn(request) : {};
}

export function Component() {
  const t = usePageTexts();
  const name = textParam(useParams(), 'name');
  const user = useReader();
  const viewer = viewerOf(user, name);
  const [tab, onTabChange] = useTab('tab', tabs);
  const profile = useView(
    doctorQuery(name),
    ({ id, review, ...doctor }): ProfileView => ({
      status: 'ready',
      viewer,
      doctor,
      review,
      contactHref: viewer === 'patient' ? paths.request(doctor.name, id) : undefined,
    }),
    (error): ProfileView | undefined =>
      isUnknown(error) ? { status: 'missing', name } : undefined,
  );
  const isOwner = viewer === 'owner';
  const sent = useSent(user);
  const { Own, Patients } = useLoaderData<Partial<Awaited<ReturnType<typeof loadOwn>>>>();
  const [editing, setEditing] = useState<'about' | 'clinic'>();
  const { doctor, review } = profile.view.status === 'ready' ? profile.view : {};
  return (
    <>
      <PageTitle>
        {isOwner && tab !== 'about' ? t.titles.ownDoctor[tab]({ name }) : t.doctor({ name })}
      </PageTitle>
      <DoctorProfileScreen
        {...profile}
        onEditAbout={() => startTransition(() => setEditing('about'))}
        onEditClinic={() => startTransition(() => setEditing('clinic'))}
        notice={
          sent &&
          user && (
            // Without a boundary, so that the page waits for it, instead of moving down when it arrives.
            <Sent kind={sent} sender={user} doctor={doctor?.name ?? name} isOwner={isOwner} />
          )
        }
        doctorsHref={paths.doctors()}
      >
        {(details) =>
          isOwner && Own && doctor ? (
            <Own
              tab={tab}
              onTabChange={onTabChange}
              doctor={doctor}
              review={review}
              editing={editing}
              Patients={Patients}
              onClose={() => setEditing(undefined)}
            >
              {details}
            </Own>
          ) : (
            details
          )
        }
      </DoctorProfileScreen>
    </>
  );
}
