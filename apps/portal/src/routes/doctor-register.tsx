import { DoctorRegisterScreen, type DoctorRegisterScreenProps } from '@medportal/ui/screens';
import { PageTitle } from '../app/PageTitle.tsx';
import { useReviewsDoctors } from '../data/capabilities.ts';
import { useDraft } from '../data/drafts.ts';
import { prefetch } from '../data/readQuery.ts';
import { useView } from '../data/useView.ts';
import { usePageTexts } from '../language/language.ts';
import { paths } from '../paths.ts';
import { registerDoctor } from '../resources/accounts.ts';
import { specializationsQuery } from '../resources/specializations.ts';
import { forVisitors, useRegistration } from './useRegistration.ts';

const DRAFT = 'doctor-registration';

export function loader() {
  void prefetch(specializationsQuery());
  return forVisitors();
}

export function Component() {
  const t = usePageTexts().titles.doctorRegister;
  const { view, onRetry } = useView(
    specializationsQuery(),
    (specializations): DoctorRegisterScreenProps['specializations'] => {
      const options = specializations.flatMap(({ id, name }) =>
        id === undefined || name === undefined ? [] : [{ id, name }],
      );
      return options.length === 0 ? { status: 'empty' } : { status: 'ready', options };
    },
  );
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <DoctorRegisterScreen
        {...useRegistration(registerDoctor, DRAFT)}
        specializations={view}
        isReviewed={useReviewsDoctors()}
        draft={useDraft(DRAFT)}
        onRetry={onRetry}
        loginHref={paths.login()}
      />
    </>
  );
}
