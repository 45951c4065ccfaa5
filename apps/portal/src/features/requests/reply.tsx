import { ResponseFormScreen, type ResponseFormView } from '@medportal/ui/screens';
import { type LoaderFunctionArgs, type Params, useNavigate, useParams } from 'react-router-dom';
import { LeaveGuard } from '../../core/drafts/LeaveGuard.tsx';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { localToday } from '../../core/clock/localToday.ts';
import { idParam, textParam } from '../../core/page/params.ts';
import { toasts } from '../../core/feedback/toasts.ts';
import { afterSending } from '../../core/page/useSent.ts';
import { useTab } from '../../core/page/useTab.ts';
import { clearDraft, useDraft } from '../../core/drafts/drafts.ts';
import { isUnknown } from '../../core/api/failureKinds.ts';
import { logInView, noAccessView, useHere, useLocked } from '../../core/query/locked.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { useQuarterHour } from '../../core/clock/useQuarterHour.ts';
import { useView } from '../../core/query/useView.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { writeTexts } from '../../core/i18n/writeTexts.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths, type ResponseFormPath } from '../../paths.ts';
import { requestQuery, sendResponse } from './api.ts';
import FurtherRequestsPart from './FurtherRequestsPart.tsx';
import { session, useReader } from '../../core/session/session.ts';
import { histories, prefetchRecord, readings, useRecord } from '../record/api.ts';

const tabs = ['generalReport', 'medicine', 'chronicDisease', 'allergy'] as const;

function ids(params: Params): ResponseFormPath {
  return {
    requestId: idParam(params, 'requestId'),
    doctorId: idParam(params, 'doctorId'),
    doctorName: textParam(params, 'doctorName'),
    patientId: idParam(params, 'patientId'),
    patientName: textParam(params, 'patientName'),
  };
}

const unansweredQuery = (requestId: number) =>
  requestQuery('doctor', requestId, 'getUnansweredRequest');

export function loader({ params }: LoaderFunctionArgs) {
  const user = session.reader();
  if (user?.persona === 'doctor') void prefetchForm(ids(params).requestId);
  return null;
}

async function prefetchForm(requestId: number): Promise<void> {
  const request = await prefetch(unansweredQuery(requestId));
  if (request && !request.answered)
    prefetchRecord(request.patient.name, [...readings, ...histories]);
}

export function Component() {
  const t = usePageTexts();
  const path = ids(useParams());
  const { requestId, doctorName } = path;
  const form = `response/${requestId}`;
  const user = useReader();
  const isDoctor = user?.persona === 'doctor';
  const here = useHere();
  const locked = useLocked();
  const navigate = useNavigate();
  const [tab, setTab] = useTab('tab', tabs);
  const requestsHref = paths.doctorProfile(user?.name ?? '', { tab: 'requests' });
  const request = useView(
    { ...unansweredQuery(requestId), enabled: isDoctor },
    ({ patient, description, answered }): ResponseFormView =>
      answered
        ? { status: 'alreadyAnswered', responseHref: paths.response(requestId, 'Doctor') }
        : { status: 'ready', patient, description },
    (error): ResponseFormView | undefined =>
      isUnknown(error) ? { status: 'missing', requestsHref } : locked(error),
  );
  const patient = request.view.status === 'ready' ? request.view.patient.name : undefined;
  // The patient comes from the server's response, never from the address.
  const record = useRecord(patient ?? '', patient === undefined ? [] : [...readings, ...histories]);
  const viewForUser = (): ResponseFormView => {
    if (!user) return logInView(here);
    if (!isDoctor) return noAccessView;
    // Waits for the allergies, or their failure: the doctor must see them before writing, and the form must not shift.
    const isComplete = request.view.status !== 'ready' || record.allergies.isFetched;
    return isComplete ? request.view : { status: 'loading' };
  };
  const { submission, save } = useWrite(sendResponse(path), {
    form,
    onSaved: () => {
      clearDraft(form);
      toasts.success(writeTexts().toasts.responseSent);
    },
    onDone: () => void navigate(paths.doctorProfile(doctorName), afterSending('response', user)),
  });
  return (
    <>
      <PageTitle>
        {patient === undefined ? t.titles.reply : t.titles.replyTo({ name: patient })}
      </PageTitle>
      <ResponseFormScreen
        view={viewForUser()}
        record={{
          allergies: record.allergies.view,
          medicines: record.medicines.view,
          chronicDiseases: record.chronicDiseases.view,
          pressures: record.pressures.view,
          sugars: record.sugars.view,
        }}
        now={useQuarterHour()}
        onRetryRecord={(part) => record[part].onRetry()}
        tab={tab}
        onTabChange={setTab}
        draft={useDraft(form)}
        submission={submission}
        onSubmit={save}
        today={localToday()}
        onRetry={request.onRetry}
      >
        <FurtherRequestsPart requestId={requestId} />
      </ResponseFormScreen>
      <LeaveGuard forms={[form]}>{t.unsaved.response}</LeaveGuard>
    </>
  );
}
