import {
  type FirstStep,
  ForYou,
  type ForYouPartName,
  ForYouSpace,
  type ForYouView,
} from '@medportal/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { prefetchCapability } from '../data/capabilities.ts';
import { prefetch } from '../data/readQuery.ts';
import { useHour } from '../data/useHour.ts';
import { useInbox } from '../resources/useInbox.ts';
import { useSugarUnit } from '../data/useSugarUnit.ts';
import { useView } from '../data/useView.ts';
import { paths } from '../paths.ts';
import { doctorQuery } from '../resources/doctors.ts';
import { inboxQueryOf } from '../resources/inbox.ts';
import { patientQuery } from '../resources/patients.ts';
import { pressuresQuery, sugarsQuery } from '../resources/readings.ts';
import { hasRequestsQuery } from '../resources/requests.ts';
import type { User } from '../session/token.ts';
import { useInboxPart } from './useInboxPart.ts';
import { prefetchNewRecords, useNewRecords } from './useNewRecords.ts';
import { usePatientSteps } from './usePatientSteps.ts';

type View<Role> = Extract<ForYouView, { role: Role }>;

const ready = { status: 'ready' } as const;

function usePatient(user: User, enabled: boolean) {
  const { name } = user;
  const { part, hasInbox, onRetry } = useInboxPart(user, 'patient', {});
  const pressures = useView({ ...pressuresQuery(name), enabled }, (items) => ({ ...ready, items }));
  const sugars = useView({ ...sugarsQuery(name), enabled }, (items) => ({ ...ready, items }));
  const steps = usePatientSteps(user, enabled);
  const readings = (): View<'patient'>['readings'] => {
    const [one, other] = [pressures.view, sugars.view];
    if (one.status !== 'ready') return one;
    if (other.status !== 'ready') return other;
    return { ...ready, pressures: one.items, sugars: other.items };
  };
  const view: View<'patient'> = {
    role: 'patient',
    answers: part,
    knowsNew: hasInbox === true,
    answersHref: paths.patientProfile(name, { tab: 'requests', answered: 'true' }),
    readings: readings(),
    sugarUnit: useSugarUnit()[0],
    dailyCheckHref: paths.patientProfile(name, { tab: 'dailyCheck' }),
    ...(steps && { steps }),
  };
  const retryReadings = () => {
    pressures.onRetry();
    sugars.onRetry();
  };
  return {
    view,
    onRetry: (which: ForYouPartName) => (which === 'answers' ? onRetry() : retryReadings()),
  };
}

function useDoctor(user: User, enabled: boolean) {
  const { name } = user;
  // With the requests, so that nothing moves when they arrive.
  const shared = useNewRecords(enabled);
  const { part, onRetry } = useInboxPart(user, 'doctor', shared && { shared });
  const profile = useQuery({ ...doctorQuery(name), enabled }).data;
  const isNew = profile && (profile.bio === undefined || profile.clinic === undefined);
  const href = paths.doctorProfile(name);
  const steps: readonly FirstStep[] = [
    { id: 'profile', done: profile?.bio !== undefined, href },
    { id: 'clinic', done: profile?.clinic !== undefined, href },
  ];
  const view: View<'doctor'> = {
    role: 'doctor',
    waiting: part,
    review: profile?.review,
    requestsHref: paths.doctorProfile(name, { tab: 'requests' }),
    ...(isNew && { steps }),
  };
  return { view, onRetry };
}

/** Starts the reads of the region. */
export async function prefetchForYou(user: User): Promise<void> {
  const { name, persona } = user;
  const hasInbox = await prefetchCapability('inbox');
  if (hasInbox === undefined) return;
  const isDoctor = persona === 'doctor';
  if (isDoctor) void prefetchNewRecords();
  const others = isDoctor
    ? [doctorQuery(name)]
    : [pressuresQuery(name), sugarsQuery(name), patientQuery(name), hasRequestsQuery()];
  for (const query of [inboxQueryOf(user, hasInbox), ...others]) void prefetch<unknown>(query);
}

/** What is new for the logged-in user. Nothing while it is unknown whether the backend has the inbox. */
export default function ForYouRegion({ user }: { user: User }) {
  const { hasInbox, isAsking } = useInbox(user);
  const isKnown = hasInbox !== undefined;
  const now = useHour();
  const isDoctor = user.persona === 'doctor';
  const patient = usePatient(user, isKnown && !isDoctor);
  const doctor = useDoctor(user, isKnown && isDoctor);
  if (!isKnown) return isAsking ? <ForYouSpace /> : null;
  return <ForYou {...(isDoctor ? doctor : patient)} now={now} />;
}
