import { Activity, Check, Circle, Reply } from 'lucide';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Age, DateTime } from '../../../components/DateTime/DateTime.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { newestFirst } from '../../../components/Readings/newestFirst.ts';
import { glucoseText, type GlucoseUnit, lowGlucose } from '../../../components/Readings/glucose.ts';
import { pressureBand, pressureText } from '../../../components/Readings/pressureBand.ts';
import type {
  PressureReading,
  SugarReading,
  UnparsedReading,
} from '../../../components/Readings/reading.ts';
import { UrgentPressure, UrgentSugar } from '../../../components/Readings/UrgentReading.tsx';
import { LoadingRegion, SkeletonText } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../../components/StaleNotice/StaleNotice.tsx';
import { FailedState } from '../../../components/States/States.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { Value } from '../../../components/Value/Value.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { forYou } from '../../../messages/en/forYou.ts';
import { readings as readingTexts } from '../../../messages/en/readings.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { breakpoint, color, space, type } from '../../../theme/theme.ts';
import type { FailedView, Reference, Stale } from '../../../view.ts';
import { type DoctorReview, ReviewNotice } from '../../doctors/DoctorProfile/ReviewNotice.tsx';
import { ResponseItem, Facts, Question, RequestItem } from '../../shared/ResponseItem.tsx';
import { ForYouRoot } from './ForYouSpace.tsx';

/** A part of 'For you', which loads on its own. */
export type ForYouPart<Data> =
  | { status: 'loading' }
  | FailedView
  | ({
      status: 'ready';
      /** Set when the last refresh failed. */
      stale?: Stale;
    } & Data);

/** A request with a response that the patient has not opened yet, or without one since its doctor has left. */
export interface NewResponseView {
  /** Identifies the request. */
  requestId: number;
  /** The doctor's name. Absent when the backend left it out. */
  name: string | undefined;
  /** When the request was sent, in ISO 8601. */
  sentAt: string | undefined;
  /** What the patient asked. Absent when the backend left it out. */
  description: string | undefined;
  /** The response. */
  href: string;
}

/** A request that waits for the doctor. */
export interface WaitingRequestView {
  /** Identifies the request. */
  requestId: number;
  /** The patient's name. */
  name: string;
  /** When it was sent, in ISO 8601. */
  sentAt: string | undefined;
  /** What the patient wrote. */
  description: string | undefined;
  /** The patient's record. */
  recordHref: string;
  /** The form for the response. */
  href: string;
}

/** Something that a new account should do first. */
export interface FirstStep {
  /** What to do. */
  id: 'medical' | 'reading' | 'doctor' | 'profile' | 'clinic';
  /** Whether it is done. */
  done: boolean;
  /** Where to do it. */
  href: string;
}

/** What is new for the logged-in user, by role. */
export type ForYouView = {
  /** The steps of a new account; absent once all are done. */
  steps?: readonly FirstStep[];
} & (
  | {
      role: 'patient';
      /** Responses, and what waits. */
      responses: ForYouPart<{
        /** The latest new ones; those to the latest requests, if it is unknown which are new. */
        newResponses: readonly NewResponseView[];
        /** The requests whose doctor has left without a response, until the patient has opened them. */
        leftRequests: readonly NewResponseView[];
        /** The number of unanswered requests whose doctors have not left. */
        waitingCount: number;
        /** When the oldest waiting request was sent, in ISO 8601. */
        oldestWaitingAt: string | undefined;
      }>;
      /** Whether the backend knows which responses are new. */
      knowsNew: boolean;
      /** All answered requests. */
      responsesHref: string;
      /** The readings, in any order: the latest of each kind is shown. */
      readings: ForYouPart<{
        /** The blood pressure readings. */
        pressures: readonly PressureReading[];
        /** The blood sugar readings. */
        sugars: readonly SugarReading[];
      }>;
      /** The unit of blood sugars. */
      sugarUnit: GlucoseUnit;
      /** The page to add a reading. */
      dailyCheckHref: string;
    }
  | {
      role: 'doctor';
      /** Why patients do not find the doctor. Absent when they do. */
      review?: DoctorReview | undefined;
      /** The requests that wait longest, the oldest first. */
      waiting: ForYouPart<{
        /** The number of unanswered requests. */
        waitingCount: number;
        /** The ones that wait longest. */
        oldest: readonly WaitingRequestView[];
        /** Patients who shared a record that the doctor has not opened since. */
        shared: readonly Reference[];
      }>;
      /** All unanswered requests. */
      requestsHref: string;
    }
);

/** A part of 'For you' that can be retried. */
export type ForYouPartName = 'responses' | 'readings' | 'waiting';

export interface ForYouProps {
  /** What is new. */
  view: ForYouView;
  /** The time from which ages count, in milliseconds since the epoch. */
  now: number;
  /** Called when a failed part is to be read again. */
  onRetry: (part: ForYouPartName) => void;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  ${breakpoint.large} {
    &[data-columns='2'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
  }
`;

/** A request, and beside it the link to reply. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;

  svg:dir(rtl) {
    scale: -1 1;
  }
`;

const By = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  color: ${color.textMuted};
  ${type.small}
`;

const Step = styled.li`
  display: flex;
  gap: ${space[3]};
  align-items: center;

  &[data-state='done'] {
    color: ${color.textMuted};
  }
  svg {
    color: ${color.primary};
  }
`;

/** What is new for a logged-in user, above the landing page: each part loads and fails on its own. */
export function ForYou({ view, now, onRetry }: ForYouProps) {
  const t = useMessages('forYou', forYou);
  const hasAside = view.role === 'patient' || view.steps !== undefined;
  const main = view.role === 'patient' ? view.responses : view.waiting;
  const parts = view.role === 'patient' ? [main, view.readings] : [main];
  const isLoading = parts.some(({ status }) => status === 'loading');
  const [isMainShown, setIsMainShown] = useState(false);
  if (!isMainShown && main.status !== 'loading') setIsMainShown(true);
  return (
    <ForYouRoot aria-labelledby="for-you-heading" data-state={isLoading ? 'loading' : 'ready'}>
      <Stack gap={4}>
        <Heading level={2} id="for-you-heading">
          {t.title}
        </Heading>
        {view.role === 'doctor' && view.review && <ReviewNotice review={view.review} />}
        <Parts data-columns={hasAside ? 2 : 1}>
          {view.role === 'patient' ? (
            <Responses view={view} onRetry={() => onRetry('responses')} />
          ) : (
            <Waiting view={view} now={now} onRetry={() => onRetry('waiting')} />
          )}
          {/* Not before the list above it on a phone, which would push it down; it stays during a retry. */}
          {hasAside && isMainShown && (
            <Stack gap={4}>
              {view.steps && <Steps steps={view.steps} />}
              {view.role === 'patient' && (
                <Readings view={view} now={now} onRetry={() => onRetry('readings')} />
              )}
            </Stack>
          )}
        </Parts>
      </Stack>
    </ForYouRoot>
  );
}

interface PartProps<Data> {
  title: string;
  /** What loads, as a label. */
  loading: string;
  /** Completes 'Retry …'. */
  what: string;
  part: ForYouPart<Data>;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

function Part<Data>({ title, loading, what, part, onRetry, children }: PartProps<Data>) {
  return (
    <Card as="section" variant="raised" data-state={part.status}>
      <Stack gap={3}>
        <Heading level={3}>{title}</Heading>
        {part.status === 'loading' && (
          <LoadingRegion label={loading}>
            <SkeletonText lines={3} />
          </LoadingRegion>
        )}
        {part.status === 'failed' && <FailedState failure={part.failure} onRetry={onRetry} />}
        {part.status === 'ready' && (
          <>
            <StaleNotice stale={part.stale} what={what} onRetry={onRetry} />
            {children(part)}
          </>
        )}
      </Stack>
    </Card>
  );
}

type PatientView = Extract<ForYouView, { role: 'patient' }>;
type DoctorView = Extract<ForYouView, { role: 'doctor' }>;

function Responses({ view, onRetry }: { view: PatientView; onRetry: () => void }) {
  const { responses: t } = useMessages('forYou', forYou);
  const title = view.knowsNew ? t.title : t.latest;
  return (
    <Part title={title} loading={t.loading} what={t.what} part={view.responses} onRetry={onRetry}>
      {({ newResponses, leftRequests, waitingCount, oldestWaitingAt }) => (
        <>
          {newResponses.length === 0 && <Text>{view.knowsNew ? t.none : t.noneYet}</Text>}
          {newResponses.length + leftRequests.length > 0 && (
            <Stack as="ul" gap={4}>
              {newResponses.map(({ requestId, name, sentAt, description, href }) => (
                <li key={requestId}>
                  <ResponseItem name={name} sentAt={sentAt} question={description} href={href} />
                </li>
              ))}
              {leftRequests.map((request) => (
                <li key={request.requestId}>
                  <LeftItem {...request} />
                </li>
              ))}
            </Stack>
          )}
          <div>
            <Text>
              <bdi>{t.waiting({ count: waitingCount })}</bdi>
            </Text>
            {waitingCount > 0 && oldestWaitingAt && (
              <Text tone="muted" size="small">
                {t.since({ date: () => <DateTime value={oldestWaitingAt} /> })}
              </Text>
            )}
          </div>
          <Link href={view.responsesHref}>{t.all}</Link>
        </>
      )}
    </Part>
  );
}

/** A request that nobody will reply to. */
function LeftItem({ name, sentAt, description, href }: NewResponseView) {
  const { responses: t } = useMessages('forYou', forYou);
  const doctor = () => (
    <Link href={href}>
      <Bdi>{name === undefined ? t.unnamed : t.doctor({ name })}</Bdi>
    </Link>
  );
  return (
    <RequestItem name={name} question={description}>
      <Text>{t.left({ doctor, date: () => <DateTime value={sentAt} /> })}</Text>
    </RequestItem>
  );
}

function Waiting({ view, now, onRetry }: { view: DoctorView; now: number; onRetry: () => void }) {
  const { waiting: t } = useMessages('forYou', forYou);
  const hidden = (content: ReactNode) => <VisuallyHidden>{content}</VisuallyHidden>;
  return (
    <Part title={t.title} loading={t.loading} what={t.what} part={view.waiting} onRetry={onRetry}>
      {({ waitingCount, oldest, shared }) => (
        <>
          <Text tone={waitingCount === 0 ? 'default' : 'muted'}>
            <bdi>{waitingCount === 0 ? t.none : t.count({ count: waitingCount })}</bdi>
          </Text>
          {oldest.length > 0 && (
            <Stack as="ul" gap={4}>
              {oldest.map(({ requestId, name, sentAt, description, recordHref, href }) => (
                <li key={requestId}>
                  <Row>
                    <Facts>
                      {description && <Question dir="auto">{description}</Question>}
                      <By>
                        <Link href={recordHref}>
                          <Bdi>{name}</Bdi>
                        </Link>
                        <Age value={sentAt} now={now} />
                      </By>
                    </Facts>
                    <ButtonLink variant="quiet" icon={Reply} href={href}>
                      <span>{t.reply({ hidden, person: () => <Bdi>{name}</Bdi> })}</span>
                    </ButtonLink>
                  </Row>
                </li>
              ))}
            </Stack>
          )}
          <Link href={view.requestsHref}>{t.all}</Link>
          {shared.map(({ name, href }) => (
            <Text key={name}>
              {t.shared({
                person: () => (
                  <Link href={href}>
                    <Bdi>{name}</Bdi>
                  </Link>
                ),
              })}
            </Text>
          ))}
        </>
      )}
    </Part>
  );
}

interface ReadingsProps {
  view: PatientView;
  now: number;
  onRetry: () => void;
}

function Readings({ view, now, onRetry }: ReadingsProps) {
  const { readings: t, steps } = useMessages('forYou', forYou);
  const { pressureBands, lowSugar } = useMessages('readings', readingTexts);
  return (
    <Part title={t.title} loading={t.loading} what={t.what} part={view.readings} onRetry={onRetry}>
      {({ pressures, sugars }) => (
        <>
          <Reading
            label={t.pressure}
            readings={pressures}
            now={now}
            textOf={(value) => `${pressureText(value)} mmHg`}
            rangeOf={(value) => pressureBands[pressureBand(value)]}
            adviceOf={(value, takenAt) => <UrgentPressure {...value} takenAt={takenAt} now={now} />}
          />
          <Reading
            label={t.sugar}
            readings={sugars}
            now={now}
            textOf={({ mgPerDl }) => `${glucoseText(view.sugarUnit, mgPerDl)} ${view.sugarUnit}`}
            rangeOf={({ mgPerDl }) => {
              const level = lowGlucose(mgPerDl);
              return level && lowSugar[level];
            }}
            adviceOf={(value, takenAt) => <UrgentSugar {...value} takenAt={takenAt} now={now} />}
          />
          <div>
            <ButtonLink variant="secondary" icon={Activity} href={view.dailyCheckHref}>
              {steps.reading}
            </ButtonLink>
          </div>
        </>
      )}
    </Part>
  );
}

interface ReadingProps<Parsed> {
  label: string;
  readings: readonly { value: Parsed | UnparsedReading; takenAt?: string }[];
  now: number;
  textOf: (value: Parsed) => string;
  rangeOf: (value: Parsed) => string | undefined;
  adviceOf: (value: Parsed, takenAt: string | undefined) => ReactNode;
}

function Reading<Parsed extends { kind: 'parsed' }>({
  label,
  readings,
  now,
  textOf,
  rangeOf,
  adviceOf,
}: ReadingProps<Parsed>) {
  const { readings: t } = useMessages('forYou', forYou);
  const [{ value, takenAt } = {}] = newestFirst(readings);
  const parsed = value?.kind === 'parsed' ? value : undefined;
  const range = parsed && rangeOf(parsed);
  return (
    <>
      <div>
        <Text tone="muted" size="small">
          {label}
        </Text>
        {value ? (
          <Text weight="semibold">
            <Value>{value.kind === 'parsed' ? textOf(value) : (value.text ?? '–')}</Value>
          </Text>
        ) : (
          <Text>{t.none}</Text>
        )}
        {range && <Text>{range}</Text>}
        {value && (
          <Text tone="muted" size="small">
            <DateTime value={takenAt} now={now} />
          </Text>
        )}
      </div>
      {parsed && adviceOf(parsed, takenAt)}
    </>
  );
}

function Steps({ steps }: { steps: readonly FirstStep[] }) {
  const { steps: t } = useMessages('forYou', forYou);
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={3}>{t.title}</Heading>
        <Stack as="ol" gap={2}>
          {steps.map(({ id, done, href }) => (
            <Step key={id} data-state={done ? 'done' : 'open'}>
              <Icon icon={done ? Check : Circle} />
              {done ? (
                <span>
                  <span aria-hidden>{t[id]}</span>
                  <VisuallyHidden>{t.done({ step: t[id] })}</VisuallyHidden>
                </span>
              ) : (
                <Link href={href}>{t[id]}</Link>
              )}
            </Step>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
