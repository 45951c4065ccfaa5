import {
  type FirstStep,
  ForYou,
  type ForYouPartName,
  ForYouSpace,
  type ForYouView,
} from '@medportal/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  prefetchCapability,
  useCapability,
  useIsAskingCapabilities,
} from '../../core/api/capabilities.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { useQuarterHour } from '../../core/clock/useQuarterHour.ts';
import { useSugarUnit } from '../../core/i18n/useSugarUnit.ts';
import { useView } from '../../core/query/useView.ts';
import { paths } from '../../paths.ts';
import { doctorQuery } from '../doctors/api.ts';
import { type Inbox, inboxQueryOf } from '../inbox/api.ts';
import { waitingQuery } from '../inbox/waiting.api.ts';
import { patientQuery, pressuresQuery, sugarsQuery } from '../record/api.ts';
import { hasRequestsQuery } from '../requests/api.ts';
import type { User } from '../../core/session/token.ts';
import { prefetchNewRecords, useNewRecords } from './useNewRecords.ts';
import { usePatientSteps } from './usePatientSteps.ts';

type View<Role> = Extract<ForYouView, { role: Role }>;

const ready = { status: 'ready' } as const;
const loading = { status: 'loading' } as const;

interface RegionProps {
  user: User;
  hasInbox: boolean;
}

function PatientRegion({ user, hasInbox }: RegionProps) {
  const { name } = user;
  const responses = useView<Inbox, View<'patient'>['responses']>(
    inboxQueryOf(user, hasInbox),
    (inbox) => (inbox.role === 'patient' ? { ...ready, ...inbox } : loading),
  );
  const pressures = useView(pressuresQuery(name), (items) => ({ ...ready, items }));
  const sugars = useView(sugarsQuery(name), (items) => ({ ...ready, items }));
  const steps = usePatientSteps(name);
  const readings = (): View<'patient'>['readings'] => {
    const [one, other] = [pressures.view, sugars.view];
    if (one.status !== 'ready') return one;
    if (other.status !== 'ready') return other;
    return { ...ready, pressures: one.items, sugars: other.items };
  };
  const view: View<'patient'> = {
    role: 'patient',
    responses: responses.view,
    knowsNew: hasInbox,
    responsesHref: paths.patientProfile(name, { tab: 'requests', answered: 'true' }),
    readings: readings(),
    sugarUnit: useSugarUnit()[0],
    dailyCheckHref: paths.patientProfile(name, { tab: 'dailyCheck' }),
    ...(steps && { steps }),
  };
  const retryReadings = () => {
    pressures.onRetry();
    sugars.onRetry();
  };
  const handleRetry = (which: ForYouPartName) =>
    which === 'responses' ? responses.onRetry() : retryReadings();
  return <ForYou view={view} now={useQuarterHour()} onRetry={handleRetry} />;
}

function DoctorRegion({ user, hasInbox }: RegionProps) {
  const { name } = user;
  // With the requests, so that nothing moves when they arrive.
  const shared = useNewRecords();
  const { view: waiting, onRetry } = useView(
    waitingQuery(user, hasInbox),
    (found): View<'doctor'>['waiting'] => (shared ? { ...ready, shared, ...found } : loading),
  );
  // The bar polls how many wait.
  const waitingCount = useQuery<Inbox>(inboxQueryOf(user, hasInbox)).data?.waitingCount;
  const shownCount = waiting.status === 'ready' ? waiting.waitingCount : waitingCount;
  useEffect(() => {
    if (shownCount !== waitingCount) onRetry();
  }, [shownCount, waitingCount, onRetry]);
  const profile = useQuery(doctorQuery(name)).data;
  const isNew = profile && (profile.bio === undefined || profile.clinic === undefined);
  const href = paths.doctorProfile(name);
  const steps: readonly FirstStep[] = [
    { id: 'profile', done: profile?.bio !== undefined, href },
    { id: 'clinic', done: profile?.clinic !== undefined, href },
  ];
  const view: View<'doctor'> = {
    role: 'doctor',
    waiting,
    review: profile?.review,
    requestsHref: paths.doctorProfile(name, { tab: 'requests' }),
    ...(isNew && { steps }),
  };
  return <ForYou view={view} now={useQuarterHour()} onRetry={onRetry} />;
}

export async function prefetchForYou(user: User): Promise<void> {
  const { name, persona } = user;
  const hasInbox = await prefetchCapability('inbox');
  if (hasInbox === undefined) return;
  const isDoctor = persona === 'doctor';
  if (isDoctor) void prefetchNewRecords();
  const others = isDoctor
    ? [waitingQuery(user, hasInbox), doctorQuery(name)]
    : [pressuresQuery(name), sugarsQuery(name), patientQuery(name), hasRequestsQuery()];
  for (const query of [inboxQueryOf(user, hasInbox), ...others]) void prefetch<unknown>(query);
}

/** What is new for the logged-in user. Nothing while it is unknown whether the backend has the inbox. */
export default function ForYouRegion({ user }: { user: User }) {
  const hasInbox = useCapability('inbox');
  const isAsking = useIsAskingCapabilities();
  // Not before: a read that becomes enabled after it has failed runs again.
  if (hasInbox === undefined) return isAsking ? <ForYouSpace /> : null;
  const Region = user.persona === 'doctor' ? DoctorRegion : PatientRegion;
  return <Region user={user} hasInbox={hasInbox} />;
}
