import { RequestFormScreen, type RequestFormView } from '@medportal/ui/screens';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom';
import { LeaveGuard } from '../../core/drafts/LeaveGuard.tsx';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { idParam, textParam } from '../../core/page/params.ts';
import { toasts } from '../../core/feedback/toasts.ts';
import { afterSending } from '../../core/page/useSent.ts';
import { clearDraft, useDraft } from '../../core/drafts/drafts.ts';
import { isUnknown } from '../../core/api/failureKinds.ts';
import { logInView, noAccessView, useHere } from '../../core/query/locked.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { useView } from '../../core/query/useView.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { writeTexts } from '../../core/i18n/writeTexts.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { recipientQuery, sendRequest } from './send.api.ts';
import { session, useReader } from '../../core/session/session.ts';
import { prefetchGrants, useRecordAccess } from './useRecordAccess.ts';

const missing = { status: 'missing' } as const;

export function loader({ params }: LoaderFunctionArgs) {
  const user = session.reader();
  if (user?.persona === 'patient') {
    void prefetch(recipientQuery(textParam(params, 'name')));
    void prefetchGrants();
  }
  return null;
}

export function Component() {
  const t = usePageTexts();
  const params = useParams();
  const name = textParam(params, 'name');
  const doctorId = idParam(params, 'doctorId');
  const form = `request/${doctorId}`;
  const user = useReader();
  const here = useHere();
  const navigate = useNavigate();
  const access = useRecordAccess(doctorId);
  const { view, onRetry } = useView(
    { ...recipientQuery(name), enabled: user?.persona === 'patient' },
    // The name and the id in the address must belong to the same doctor.
    ({ id, name: doctorName, gender, specialization, paused }): RequestFormView =>
      id === doctorId
        ? {
            status: 'ready',
            access,
            paused,
            doctor: {
              name: doctorName,
              href: paths.doctorProfile(doctorName),
              gender,
              specialization,
            },
          }
        : missing,
    (error) => (isUnknown(error) ? missing : undefined),
  );
  const viewFor = { patient: view, doctor: noAccessView, visitor: logInView(here) };
  const { submission, save } = useWrite(sendRequest(doctorId), {
    form,
    onSaved: () => {
      clearDraft(form);
      toasts.success(writeTexts().toasts.requestSent);
    },
    onDone: () => void navigate(paths.doctorProfile(name), afterSending('request', user)),
  });
  return (
    <>
      <PageTitle>{t.titles.requestForm({ name })}</PageTitle>
      <RequestFormScreen
        view={viewFor[user?.persona ?? 'visitor']}
        draft={useDraft(form)}
        submission={submission}
        onSubmit={save}
        onRetry={onRetry}
        doctorsHref={paths.doctors()}
        requestsHref={user && paths.patientProfile(user.name, { tab: 'requests' })}
      />
      <LeaveGuard forms={[form]}>{t.unsaved.request}</LeaveGuard>
    </>
  );
}
