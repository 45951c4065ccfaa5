import { LeaveOverlay, RequestFormScreen } from '@medportal/ui';
import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router-dom';
import { readContext } from '../data/apiClient.ts';
import { clearDraft, useDraft } from '../data/drafts.ts';
import { PageTitle } from '../app/PageTitle.tsx';
import { idParam, textParam } from '../app/params.ts';
import { paths } from '../paths.ts';
import { loadRequestForm } from '../resources/doctors.ts';
import { sendRequest } from '../resources/requests.ts';
import { session } from '../session/session.ts';
import { toasts } from '../app/toasts.ts';
import { useLeaveGuard } from '../app/useNavigationGuard.ts';
import { useView } from '../use-view.ts';
import { createWrites } from '../writes.ts';

const draftOf = (doctorId: number) => `request/${doctorId}`;

const { action, useWrite } = createWrites<{ send: { description: string } }>({
  send: async (values, context) => {
    const doctorId = idParam(context.params, 'doctorId');
    const result = await sendRequest(doctorId, values, context);
    if (result.status === 'failed') return result;
    clearDraft(draftOf(doctorId));
    toasts.success('Request sent successfully');
    return redirect(paths.doctorProfile(textParam(context.params, 'name')));
  },
});

export { action };

export function loader({ params, request }: LoaderFunctionArgs) {
  const name = textParam(params, 'name');
  const doctorId = idParam(params, 'doctorId');
  return {
    name,
    doctorId,
    form: loadRequestForm(name, doctorId, session.user(), readContext(request)),
  };
}

export function Component() {
  const { name, doctorId, form } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { view } = useView(form, name);
  const { submission, save } = useWrite('send');
  const draft = useDraft(draftOf(doctorId));
  const { onDirtyChange, overlay } = useLeaveGuard(() => draft.onChange(undefined));
  return (
    <>
      <PageTitle>{`Request to Dr. ${name}`}</PageTitle>
      <RequestFormScreen
        view={view}
        draft={draft}
        submission={submission}
        onSubmit={save}
        onRetry={() => void revalidate()}
        doctorsHref={paths.doctors()}
        onDirtyChange={onDirtyChange}
      />
      <LeaveOverlay {...overlay}>
        Your request is not sent yet. What you typed is lost when you leave this page.
      </LeaveOverlay>
    </>
  );
}
