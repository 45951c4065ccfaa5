import { SpecializationsScreen } from '@medportal/ui';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { PageTitle } from '../app/PageTitle.tsx';
import { loadSpecializations } from '../resources/specializations.ts';
import { useView } from '../use-view.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return { specializations: loadSpecializations(request.signal) };
}

export function Component() {
  const { specializations } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { view } = useView(specializations, 'specializations');
  return (
    <>
      <PageTitle description="All medical specializations on MedPortal, each with its doctors.">
        Medical specializations
      </PageTitle>
      <SpecializationsScreen view={view} onRetry={() => void revalidate()} />
    </>
  );
}
