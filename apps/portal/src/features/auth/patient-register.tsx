import { PatientRegisterScreen } from '@medportal/ui/screens';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useDraft } from '../../core/drafts/drafts.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { registerPatient } from './api.ts';
import { useRegistration } from './useRegistration.ts';

export { forVisitors as loader } from './useRegistration.ts';

const DRAFT = 'patient-registration';

export function Component() {
  const t = usePageTexts().titles.patientRegister;
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <PatientRegisterScreen
        {...useRegistration(registerPatient, DRAFT)}
        draft={useDraft(DRAFT)}
        loginHref={paths.login()}
      />
    </>
  );
}
