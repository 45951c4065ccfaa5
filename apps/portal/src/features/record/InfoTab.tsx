import { type PatientDetails, PatientInfo } from '@medportal/ui/screens';
import { lazy, memo, startTransition, Suspense, useCallback, useState } from 'react';
import { useQuarterHour } from '../../core/clock/useQuarterHour.ts';
import { paths } from '../../paths.ts';
import { overview, useRecord } from './api.ts';
import { useLatestResponse } from '../requests/lists.api.ts';

// Few visits need it.
const MedicalEditor = lazy(() => import('./MedicalEditor.tsx'));

export interface TabProps {
  /** As in the address, which may spell the name in another case. */
  name: string;
  /** Whether the reader is this patient. */
  isOwner: boolean;
  patient: PatientDetails;
}

/** The info tab of a record. Its callbacks stay the same, so that an HTTP response renders its own card only. */
export const InfoTab = memo(function InfoTab({ name, isOwner, patient }: TabProps) {
  const { pressures, sugars, medicines, allergies } = useRecord(name, overview);
  const responsesHref = paths.patientProfile(name, { tab: 'requests', answered: 'true' });
  const latestResponse = useLatestResponse(responsesHref, isOwner);
  const [isEditing, setIsEditing] = useState(false);
  const [retryPressures, retrySugars] = [pressures.onRetry, sugars.onRetry];
  const [retryMedicines, retryAllergies] = [medicines.onRetry, allergies.onRetry];
  return (
    <>
      <PatientInfo
        patient={patient}
        isOwner={isOwner}
        onEdit={useCallback(() => startTransition(() => setIsEditing(true)), [])}
        allergies={allergies.view}
        medicines={medicines.view}
        pressures={pressures.view}
        sugars={sugars.view}
        now={useQuarterHour()}
        latestResponse={isOwner ? latestResponse : undefined}
        links={{
          readings: paths.patientProfile(name, { tab: 'dailyCheck' }),
          medicines: paths.patientProfile(name, { tab: 'medHistory', history: 'medicine' }),
          allergies: paths.patientProfile(name, { tab: 'medHistory', history: 'allergy' }),
        }}
        onRetryReadings={useCallback(
          (kind) => (kind === 'pressures' ? retryPressures : retrySugars)(),
          [retryPressures, retrySugars],
        )}
        onRetryHistories={useCallback(
          (tab) => (tab === 'allergy' ? retryAllergies : retryMedicines)(),
          [retryAllergies, retryMedicines],
        )}
      />
      <Suspense>
        {isEditing && <MedicalEditor recorded={patient} onClose={() => setIsEditing(false)} />}
      </Suspense>
    </>
  );
});
