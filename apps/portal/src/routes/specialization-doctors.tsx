import { SpecializationDoctorsScreen } from '@medportal/ui';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { PageTitle } from '../app/PageTitle.tsx';
import { idParam, textParam } from '../app/params.ts';
import { paths } from '../paths.ts';
import { loadDoctorsOfSpecialization } from '../resources/doctors.ts';
import { useView } from '../use-view.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  const msId = idParam(params, 'msId');
  return {
    name: textParam(params, 'msName'),
    msId,
    doctors: loadDoctorsOfSpecialization(msId, request.signal),
  };
}

export function Component() {
  const { name, msId, doctors } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { view } = useView(doctors, String(msId));
  return (
    <>
      <PageTitle>{`${name} doctors`}</PageTitle>
      <SpecializationDoctorsScreen
        name={name}
        view={view}
        onRetry={() => void revalidate()}
        specializationsHref={paths.specializations()}
      />
    </>
  );
}
