import { LeaveOverlay, ResponseFormScreen, type ResponseValues } from '@medportal/ui';
import {
  type LoaderFunctionArgs,
  type Params,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router-dom';
import { readContext } from '../data/apiClient.ts';
import { clearDraft, useDraft } from '../data/drafts.ts';
import { PageTitle } from '../app/PageTitle.tsx';
import { idParam, textParam } from '../app/params.ts';
import { paths, type ResponseFormPath } from '../paths.ts';
import { loadPatientRecord } from '../resources/patient-record.ts';
import { loadResponseForm, sendResponse } from '../resources/requests.ts';
import { session } from '../session/session.ts';
import { toasts } from '../app/toasts.ts';
import { useLeaveGuard } from '../app/useNavigationGuard.ts';
import { useRepeatable } from '../use-repeatable.ts';
import { revalidateUnless, useTab } from '../app/useTab.ts';
import { useView } from '../use-view.ts';
import { createWrites } from '../writes.ts';

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

const draftOf = (requestId: number) => `response/${requestId}`;

const { action, useWrite } = createWrites<{ save: ResponseValues }>({
  save: async (values, context) => {
    const path = ids(context.params);
    const result = await sendResponse(path, values, context);
    if (result.status === 'failed') return result;
    clearDraft(draftOf(path.requestId));
    toasts.success('Response sent successfully');
    return redirect(paths.doctorProfile(path.doctorName));
  },
});

export { action };

/** The reader's own day, as year-month-day; not by `Intl`, whose first use keeps a slow phone busy. */
function ownDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function loader({ params, request }: LoaderFunctionArgs) {
  const { requestId } = ids(params);
  const context = readContext(request);
  const answerable = loadResponseForm(requestId, session.user(), context);
  const record = loadPatientRecord(answerable, context);
  return {
    requestId,
    today: ownDay(),
    // With the allergies, or the word that they could not be loaded: nobody begins to write before, and on a phone they
    // would push the form away.
    form: record.allergies.first.then(() => answerable),
    record,
  };
}

export const shouldRevalidate = revalidateUnless('tab');

export function Component() {
  const { requestId, today, form, record } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { view } = useView(form, String(requestId));
  const lists = {
    allergies: useRepeatable(record.allergies, String(requestId)),
    medicines: useRepeatable(record.medicines, String(requestId)),
    chronicDiseases: useRepeatable(record.chronicDiseases, String(requestId)),
    pressures: useRepeatable(record.pressures, String(requestId)),
    sugars: useRepeatable(record.sugars, String(requestId)),
  };
  const [tab, setTab] = useTab('tab', tabs);
  const { submission, save } = useWrite('save');
  const draft = useDraft(draftOf(requestId));
  const { onDirtyChange, overlay } = useLeaveGuard(() => draft.onChange(undefined));
  return (
    <>
      <PageTitle>Answer a request</PageTitle>
      <ResponseFormScreen
        view={view}
        record={{
          allergies: lists.allergies.view,
          medicines: lists.medicines.view,
          chronicDiseases: lists.chronicDiseases.view,
          pressures: lists.pressures.view,
          sugars: lists.sugars.view,
        }}
        onRetryRecord={(part) => lists[part].onRetry()}
        tab={tab}
        onTabChange={setTab}
        draft={draft}
        submission={submission}
        onSubmit={save}
        today={today}
        onRetry={() => void revalidate()}
        onDirtyChange={onDirtyChange}
      />
      <LeaveOverlay {...overlay}>
        Your response is not saved yet. What you typed is lost when you leave this page.
      </LeaveOverlay>
    </>
  );
}
