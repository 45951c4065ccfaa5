import { firstResponseTab, ResponseViewScreen, type ResponseViewView } from '@medportal/ui/screens';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LoaderFunctionArgs, type Params, useParams } from 'react-router-dom';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useSeenResponse } from './useSeenResponse.ts';
import { idParam, textParam } from '../../core/page/params.ts';
import { useTab } from '../../core/page/useTab.ts';
import { prefetchCapability } from '../../core/api/capabilities.ts';
import { isUnknown } from '../../core/api/failureKinds.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { useLocked } from '../../core/query/locked.ts';
import { useView } from '../../core/query/useView.ts';
import { type PageTexts, usePageTexts, withTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { type Party, requestQuery } from './api.ts';
import { useReader } from '../../core/session/session.ts';
import type { User } from '../../core/session/token.ts';

// Few visits need it.
const ResponseCopy = lazy(() =>
  withTexts('ResponseCopy', () => import('../record/export/ResponseCopy.tsx')),
);

// Below what the doctor came for.
const FurtherRequests = lazy(() =>
  withTexts('FurtherRequestsPart', () => import('./FurtherRequestsPart.tsx')),
);

const tabs = ['description', 'generalReport', 'medicine', 'chronicDisease', 'allergy'] as const;

const missing = { status: 'missing' } as const;

function ownRequests({ name, persona }: User, view: ResponseViewView): string {
  const profile = persona === 'doctor' ? paths.doctorProfile : paths.patientProfile;
  const isAnswered = view.status === 'ready' && view.answered;
  return profile(name, { tab: 'requests', answered: isAnswered ? 'true' : undefined });
}

function titleOf(view: ResponseViewView, t: PageTexts['titles']): string {
  if (view.status !== 'ready') return t.response;
  const { reader, answered, doctor, patient } = view;
  if (reader === 'patient')
    return answered ? t.responseFrom({ name: doctor.name }) : t.requestTo({ name: doctor.name });
  return answered ? t.responseTo({ name: patient.name }) : t.requestFrom({ name: patient.name });
}

function readerOf(params: Params): Party | undefined {
  const role = textParam(params, 'role').toLowerCase();
  return role === 'doctor' || role === 'patient' ? role : undefined;
}

const withResponseTime = (
  view: ResponseViewView,
  answeredAt: string | null | undefined,
): ResponseViewView =>
  view.status === 'ready' && answeredAt !== undefined ? { ...view, answeredAt } : view;

export function loader({ params }: LoaderFunctionArgs) {
  const reader = readerOf(params);
  void prefetchCapability('inbox');
  if (reader) void prefetch(requestQuery(reader, idParam(params, 'requestId')));
  return null;
}

export function Component() {
  const t = usePageTexts();
  const params = useParams();
  const reader = readerOf(params);
  const user = useReader();
  const locked = useLocked();
  const { view, onRetry } = useView(
    {
      ...requestQuery(reader ?? 'patient', idParam(params, 'requestId')),
      enabled: reader !== undefined,
    },
    (request): ResponseViewView => ({ status: 'ready', reader: reader ?? 'patient', ...request }),
    (error) => (isUnknown(error) ? missing : locked(error)),
  );
  const requestId = idParam(params, 'requestId');
  const answeredAt = useSeenResponse(requestId, view.status === 'ready' ? view : undefined);
  const shown = withResponseTime(view, answeredAt);
  const firstTab = view.status === 'ready' ? firstResponseTab(view) : tabs[0];
  const [tab, setTab] = useTab('tab', [firstTab, ...tabs]);
  const [isCopying, setIsCopying] = useState(false);
  const printWithoutOverlay = () => {
    flushSync(() => setIsCopying(false));
    window.print();
  };
  return (
    <>
      <PageTitle>{titleOf(view, t.titles)}</PageTitle>
      <ResponseViewScreen
        view={reader ? shown : missing}
        tab={tab}
        onTabChange={setTab}
        onPrint={() => window.print()}
        onDownload={() => setIsCopying(true)}
        onRetry={onRetry}
        requestsHref={user && ownRequests(user, view)}
        homeHref={paths.home()}
        doctorsHref={paths.doctors()}
      >
        {reader === 'doctor' && (
          <Suspense>
            <FurtherRequests requestId={requestId} />
          </Suspense>
        )}
      </ResponseViewScreen>
      <Suspense>
        {isCopying && shown.status === 'ready' && (
          <ResponseCopy
            details={shown}
            onPrint={printWithoutOverlay}
            onClose={() => setIsCopying(false)}
          />
        )}
      </Suspense>
    </>
  );
}
