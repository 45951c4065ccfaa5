import { type PatientDetails, PatientInfo } from '@medportal/ui/screens';
import { lazy, startTransition, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { overview, useRecord } from './useRecord.ts';
import { useLatestAnswer } from './useRequests.ts';

// Few visits need it.
const MedicalEditor = lazy(() => import('./MedicalEditor.tsx'));

/** The props of each tab. */
export interface TabProps {
  /** As in the address, which may spell the name in another case. */
  name: string;
  /** Whether the reader is this patient. */
  isOwner: boolean;
  patient: PatientDetails;
}

/** The info tab of a record. */
export function InfoTab({ name, isOwner, patient }: TabProps) {
  const { pressures, sugars, medicines, allergies } = useRecord(name, overview);
  const answersHref = paths.patientProfile(name, { tab: 'requests', answered: 'true' });
  const latestAnswer = useLatestAnswer(answersHref, isOwner);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      <PatientInfo
        patient={patient}
        isOwner={isOwner}
        onEdit={() => startTransition(() => setIsEditing(true))}
        allergies={allergies.view}
        medicines={medicines.view}
        pressures={pressures.view}
        sugars={sugars.view}
        latestAnswer={isOwner ? latestAnswer : undefined}
        links={{
          readings: paths.patientProfile(name, { tab: 'dailyCheck' }),
          medicines: paths.patientProfile(name, { tab: 'medHistory', history: 'medicine' }),
          allergies: paths.patientProfile(name, { tab: 'medHistory', history: 'allergy' }),
        }}
        onRetryReadings={(kind) => (kind === 'pressures' ? pressures : sugars).onRetry()}
        onRetryHistories={(tab) => (tab === 'allergy' ? allergies : medicines).onRetry()}
      />
      <Suspense>
        {isEditing && <MedicalEditor recorded={patient} onClose={() => setIsEditing(false)} />}
      </Suspense>
    </>
  );
}
