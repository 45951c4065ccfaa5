import { SpecializationDoctorsScreen, type SpecializationDoctorsView } from '@medportal/ui/screens';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { idParam, textParam } from '../../core/page/params.ts';
import { isUnknown } from '../../core/api/failureKinds.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { useView } from '../../core/query/useView.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { doctorsOfSpecializationQuery } from './api.ts';

export function loader({ params }: LoaderFunctionArgs) {
  void prefetch(doctorsOfSpecializationQuery(idParam(params, 'msId')));
  return null;
}

export function Component() {
  const t = usePageTexts();
  const params = useParams();
  const name = textParam(params, 'msName');
  const doctors = useView(
    doctorsOfSpecializationQuery(idParam(params, 'msId')),
    (all): SpecializationDoctorsView =>
      all.length === 0 ? { status: 'empty' } : { status: 'ready', doctors: all },
    (error): SpecializationDoctorsView | undefined =>
      isUnknown(error) ? { status: 'missing' } : undefined,
  );
  return (
    <>
      <PageTitle>{t.titles.specializationDoctors({ specialization: name })}</PageTitle>
      <SpecializationDoctorsScreen
        {...doctors}
        name={name}
        specializationsHref={paths.specializations()}
      />
    </>
  );
}
