import { RegisterChoiceScreen } from '@medportal/ui/screens';
import { redirect } from 'react-router-dom';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { session } from '../../core/session/session.ts';

export function loader() {
  return session.user() ? redirect(paths.home()) : null;
}

export function Component() {
  const t = usePageTexts().titles.register;
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <RegisterChoiceScreen
        doctorHref={paths.doctorRegister()}
        patientHref={paths.patientRegister()}
        loginHref={paths.login()}
      />
    </>
  );
}
