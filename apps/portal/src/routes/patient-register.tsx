import { PatientRegisterScreen } from '@medportal/ui/screens';
import { PageTitle } from '../app/PageTitle.tsx';
import { useDraft } from '../data/drafts.ts';
import { paths } from '../paths.ts';
import { registerPatient } from '../resources/accounts.ts';
import { useRegistration } from './useRegistration.ts';

const DRAFT = 'patient-registration';

export function Component() {
  return (
    <>
      <PageTitle description="Sign up on MedPortal as a patient, to send health-check requests to doctors.">
        Sign up as a patient
      </PageTitle>
      <PatientRegisterScreen
        {...useRegistration(registerPatient, DRAFT)}
        draft={useDraft(DRAFT)}
        loginHref={paths.login()}
      />
    </>
  );
}
