import { PatientRegisterScreen, type RegistrationValues } from '@medportal/ui';
import { redirect } from 'react-router-dom';
import { clearDraft, useDraft } from '../data/drafts.ts';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../paths.ts';
import { registerPatient } from '../resources/accounts.ts';
import { toasts } from '../app/toasts.ts';
import { createWrites } from '../writes.ts';

const DRAFT = 'patient-registration';

const { action, useWrite } = createWrites<{ register: RegistrationValues }>({
  register: async (values, context) => {
    const result = await registerPatient(values, context);
    if (result.status === 'failed') return result;
    clearDraft(DRAFT);
    toasts.success('Sign up successfully');
    return redirect(paths.login());
  },
});

export { action };

export function Component() {
  const { submission, save } = useWrite('register');
  const draft = useDraft(DRAFT);
  return (
    <>
      <PageTitle description="Sign up on MedPortal as a patient, to send health-check requests to doctors.">
        Sign up as a patient
      </PageTitle>
      <PatientRegisterScreen
        draft={draft}
        submission={submission}
        onSubmit={save}
        loginHref={paths.login()}
      />
    </>
  );
}
