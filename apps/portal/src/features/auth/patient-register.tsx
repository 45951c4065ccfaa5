import { PatientRegisterScreen } from '@medportal/ui/screens';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { usePageTexts } from '../../core/i18n/language.ts';
import { registerPatient } from './api.ts';
import { useRegistration } from './useRegistration.ts';

export { forVisitors as loader } from './useRegistration.ts';

export function Component() {
  const t = usePageTexts().titles.patientRegister;
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <PatientRegisterScreen
        {...useRegistration(registerPatient, 'patient-registration', 'top-center')}
      />
    </>
  );
}
