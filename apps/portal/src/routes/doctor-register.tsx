import { DoctorRegisterScreen, type DoctorRegistrationValues } from '@medportal/ui';
import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router-dom';
import { clearDraft, useDraft } from '../data/drafts.ts';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../paths.ts';
import { registerDoctor } from '../resources/accounts.ts';
import { loadSpecializationOptions } from '../resources/specializations.ts';
import { toasts } from '../app/toasts.ts';
import { useView } from '../use-view.ts';
import { createWrites } from '../writes.ts';

const DRAFT = 'doctor-registration';

const { action, useWrite } = createWrites<{ register: DoctorRegistrationValues }>({
  register: async (values, context) => {
    const result = await registerDoctor(values, context);
    if (result.status === 'failed') return result;
    clearDraft(DRAFT);
    toasts.success('Sign up successfully');
    return redirect(paths.login());
  },
});

export { action };

export function loader({ request }: LoaderFunctionArgs) {
  return { specializations: loadSpecializationOptions(request.signal) };
}

export function Component() {
  const { specializations } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { view } = useView(specializations, 'specializations');
  const { submission, save } = useWrite('register');
  const draft = useDraft(DRAFT);
  return (
    <>
      <PageTitle description="Sign up on MedPortal as a doctor, to answer the requests of patients.">
        Sign up as a doctor
      </PageTitle>
      <DoctorRegisterScreen
        specializations={view}
        draft={draft}
        submission={submission}
        onSubmit={save}
        onRetry={() => void revalidate()}
        loginHref={paths.login()}
      />
    </>
  );
}
