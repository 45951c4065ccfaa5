import { RegisterChoiceScreen } from '@medportal/ui/screens';
import { redirect } from 'react-router-dom';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';

export function loader() {
  return session.user() ? redirect(paths.home()) : null;
}

export function Component() {
  return (
    <>
      <PageTitle description="Sign up on MedPortal: as a patient who asks, or as a doctor who replies.">
        Sign up
      </PageTitle>
      <RegisterChoiceScreen
        doctorHref={paths.doctorRegister()}
        patientHref={paths.patientRegister()}
        loginHref={paths.login()}
      />
    </>
  );
}
