import type { FirstStep } from '@medportal/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { patientQuery, pressuresQuery, sugarsQuery } from '../record/api.ts';
import { hasRequestsQuery } from '../requests/api.ts';

/** The first steps of a patient; undefined until all is read, and for an account that is no longer new. */
export function usePatientSteps(name: string): readonly FirstStep[] | undefined {
  const patient = useQuery(patientQuery(name)).data;
  const pressures = useQuery(pressuresQuery(name)).data;
  const sugars = useQuery(sugarsQuery(name)).data;
  const hasRequests = useQuery(hasRequestsQuery()).data;
  if (!patient || !pressures || !sugars || hasRequests === undefined) return undefined;
  const { bloodType, heightCm, weightKg } = patient;
  const hasReadings = pressures.length + sugars.length > 0;
  // No longer a new account.
  if (hasReadings && hasRequests) return undefined;
  return [
    {
      id: 'medical',
      done: [bloodType, heightCm, weightKg].every((value) => value !== undefined),
      href: paths.patientProfile(name),
    },
    { id: 'reading', done: hasReadings, href: paths.patientProfile(name, { tab: 'dailyCheck' }) },
    { id: 'doctor', done: hasRequests, href: paths.doctors() },
  ];
}
