import { DoctorRegisterScreen, type DoctorRegisterScreenProps } from '@medportal/ui/screens';
import { useState } from 'react';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { prefetch } from '../../core/query/readQuery.ts';
import { useView } from '../../core/query/useView.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { registerDoctor } from './api.ts';
import { specializationsQuery } from '../doctors/specializations.api.ts';
import { forVisitors, useRegistration } from './useRegistration.ts';

/** Whether new doctors are checked; undefined if unknown. Who only looks at the page does not load it. */
const askForReview = () =>
  import('../../core/api/capabilities.ts')
    .then(({ readCapability }) => readCapability('doctorReview'))
    .catch(() => undefined);

export function loader() {
  void prefetch(specializationsQuery());
  return forVisitors();
}

export function Component() {
  const t = usePageTexts().titles.doctorRegister;
  const [isReviewed, setIsReviewed] = useState<boolean>();
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
        {...useRegistration(registerDoctor, 'doctor-registration', 'bottom-right')}
        specializations={view}
        isReviewed={isReviewed}
        onFocus={() => void askForReview().then(setIsReviewed)}
        onRetry={onRetry}
      />
    </>
  );
}
