import { Clock, LockKeyhole } from 'lucide';
import styled from 'styled-components';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button, ButtonLink } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { DoctorName } from '../../../components/DoctorCard/DoctorName.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormNotice } from '../../../components/Form/FormNotice.tsx';
import { countCharacters } from '../../../components/Form/numbers.ts';
import { useDirtyReport } from '../../../components/Form/useDirtyReport.ts';
import { useForm, type FormErrors } from '../../../components/Form/useForm.ts';
import { PageHeading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LoadingRegion, Skeleton, SkeletonCard } from '../../../components/Skeleton/Skeleton.tsx';
import { Columns } from '../../../components/Stack/Columns.tsx';
import { Page, Stack } from '../../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../../components/StaleNotice/StaleNotice.tsx';
import { EmptyState, FailedState, MissingState } from '../../../components/States/States.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { isolate } from '../../../components/UserText/isolate.ts';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { form as formTexts } from '../../../messages/en/form.ts';
import { requestForm } from '../../../messages/en/requestForm.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Texts } from '../../../messages/textsIn.ts';
import { font, space } from '../../../theme/theme.ts';
import type {
  Draft,
  FailedView,
  Gender,
  LockedReason,
  LockedView,
  Stale,
  Submission,
} from '../../../view.ts';
import {
  chosenSections,
  draftFromGrant,
  type RecordSection,
  recordSections,
  type ShareDraft,
} from '../../record/Sharing/grants.ts';
import { SectionChoice } from '../../record/Sharing/SectionChoice.tsx';
import { Disclosure } from '../../shared/SummaryItems.tsx';

const MAX_DESCRIPTION_LENGTH = 4000;

/** A health-check request. */
export interface RequestFormValues {
  /** The patient's question, not blank. */
  description: string;
  /** What the doctor may read of the patient's record; absent if the patient did not change it. */
  sections?: readonly RecordSection[];
}

/**
 * What a request lets the doctor read of the patient's record.
 * - `opened`: all of it.
 * - `chosen`: all of it, unless the patient chooses less in the form.
 * - `shared`: what the patient shares already.
 * - `stopped`: nothing, unless the patient shares all of it again in the form.
 */
export type RecordAccess = 'opened' | 'chosen' | 'shared' | 'stopped';

interface Limit {
  /** How many requests the limit allows. */
  limit: number;
}

/** Why the patient cannot send the doctor another request at the moment. */
export type RequestPause =
  /** The doctor receives no further requests from the patient. */
  | { reason: 'declined' }
  /** As many requests as the limit allows wait for the doctor's response. */
  | ({ reason: 'waiting' } & Limit)
  /** The patient has sent as many requests as the limit allows within 24 hours. */
  | ({
      reason: 'day';
      /** When the next request can be sent, in ISO 8601. */
      until: string;
    } & Limit);

/** The doctor who receives the request. */
export interface RequestDoctor {
  /** The name, without a title. */
  name: string;
  /** URL of the doctor's profile. */
  href: string;
  /** Gender, which selects the avatar. */
  gender: Gender;
  /** The name of the specialization. Absent: not shown. */
  specialization?: string;
}

/** What the request form shows. `no-access` is for readers who are not patients. */
export type RequestFormView =
  | { status: 'loading' }
  | LockedView
  | { status: 'missing' }
  | FailedView
  | {
      status: 'ready';
      /** The recipient. */
      doctor: RequestDoctor;
      /** What the request lets the doctor read; absent while it is unknown. */
      access?: RecordAccess | undefined;
      /** Shown in place of the form, or above input that is there already. Absent: the request can be sent. */
      paused?: RequestPause | undefined;
      /** Set when the last refresh failed. */
      stale?: Stale;
    };

export interface RequestFormScreenProps {
  /** What to show. */
  view: RequestFormView;
  /** State of the last submit. */
  submission: Submission<'description'>;
  /** Called with valid values. */
  onSubmit: (values: RequestFormValues) => void;
  /** Reloads the doctor. */
  onRetry: () => void;
  /** URL of the list of doctors, linked when the doctor does not exist or receives no request. */
  doctorsHref: string;
  /** URL of the patient's requests, linked when no request can be sent. Absent: no link. */
  requestsHref?: string | undefined;
  /** Restores and stores unsent input; absent: the form does not keep it. */
  draft?: Draft<object>;
  /** Called when the form gets or loses unsaved input, for a navigation guard. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** The form for a patient's health-check request to a doctor. */
export function RequestFormScreen({ view, onRetry, ...form }: RequestFormScreenProps) {
  const { doctorsHref } = form;
  const t = useMessages('requestForm', requestForm);
  switch (view.status) {
    case 'ready':
      return <ReadyForm {...view} onRetry={onRetry} {...form} />;
    case 'loading':
      return (
        <Page>
          <LoadingRegion label={t.loading}>
            <Stack gap={5}>
              <Skeleton width="20rem" height="2.5rem" />
              <Columns $gap={5}>
                <Stack gap={5}>
                  <SkeletonCard lines={1} />
                  <NotForEmergencies />
                </Stack>
                <Skeleton height="14rem" />
              </Columns>
            </Stack>
          </LoadingRegion>
        </Page>
      );
    case 'locked':
      return (
        <Page width="narrow">
          <PageHeading>{t.title}</PageHeading>
          <Locked reason={view.reason} />
        </Page>
      );
    case 'missing':
      return (
        <Page width="narrow">
          <MissingState headingLevel={1} title={t.doctorNotFound} message={t.lookInList}>
            <Link href={doctorsHref}>{t.allDoctors}</Link>
          </MissingState>
        </Page>
      );
    case 'failed':
      return (
        <Page width="narrow">
          <FailedState headingLevel={1} failure={view.failure} onRetry={onRetry} />
        </Page>
      );
    default:
      return view satisfies never;
  }
}

function Locked({ reason }: { reason: LockedReason }) {
  const t = useMessages('requestForm', requestForm);
  if (reason.kind !== 'log-in') {
    return <EmptyState icon={LockKeyhole} text={t.patientsOnly} hint={t.logInAsPatient} />;
  }
  return (
    <EmptyState icon={LockKeyhole} text={t.logInToSend} hint={t.private}>
      <ButtonLink href={reason.loginHref}>{t.logIn}</ButtonLink>
    </EmptyState>
  );
}

const Recipient = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  > div {
    min-inline-size: 0;
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
`;

function NotForEmergencies() {
  const t = useMessages('requestForm', requestForm);
  return (
    <FormNotice tone="warning" title={t.notForEmergencies}>
      {t.emergencyAdvice}
    </FormNotice>
  );
}

/** The form's input. */
type RequestDraft = Pick<RequestFormValues, 'description'> & { shareAgain: boolean } & ShareDraft;

type ReadyFormProps = Omit<RequestFormScreenProps, 'view'> &
  Omit<Extract<RequestFormView, { status: 'ready' }>, 'status'>;

/** What a pause means, and what the patient can do. */
function usePauseTexts(pause: RequestPause | undefined, doctor: string) {
  const { paused: t } = useMessages('requestForm', requestForm);
  const name = isolate(doctor);
  switch (pause?.reason) {
    case undefined:
      return undefined;
    case 'declined':
      return { text: t.declined({ name }) };
    case 'waiting':
      return { text: t.waiting({ name, count: pause.limit }) };
    case 'day':
      return {
        text: t.day({ count: pause.limit }),
        hint: t.dayHint({ date: () => <DateTime value={pause.until} /> }),
      };
    default:
      return pause satisfies never;
  }
}

function ReadyForm({
  doctor,
  access,
  paused,
  stale,
  draft,
  submission,
  onSubmit,
  onDirtyChange,
  onRetry,
  doctorsHref,
  requestsHref,
}: ReadyFormProps) {
  const t = useMessages('requestForm', requestForm);
  const { tooLong } = useMessages('form', formTexts);
  const form = useForm<RequestDraft>({
    initial: { description: '', shareAgain: false, ...draftFromGrant(undefined, '') },
    draft,
    validate: (values) => validate(values, t, tooLong),
    submission,
    onSubmit: ({ description, ...values }) => {
      const sections = sectionsOf(access, values);
      onSubmit({ description, ...(sections && { sections }) });
    },
  });
  const name = isolate(doctor.name);
  const pause = usePauseTexts(paused, doctor.name);
  const isPaused = pause !== undefined && !form.isDirty && form.status === 'idle';
  const opensAll = access === 'opened' || (access === 'chosen' && !sectionsOf(access, form.values));
  useDirtyReport(form.isDirty, onDirtyChange);
  return (
    <Page data-state={isPaused ? 'paused' : 'ready'}>
      <PageHeading lead={isPaused ? undefined : t.lead}>{t.title}</PageHeading>
      <StaleNotice stale={stale} onRetry={onRetry} />
      <Columns $gap={5}>
        <Stack gap={5}>
          <Card variant="flat" padding="small">
            <Recipient>
              <Avatar kind={doctor.gender} name={doctor.name} size={48} />
              <div>
                <Text tone="muted" size="small">
                  {t.goesTo}
                </Text>
                <Link href={doctor.href}>
                  <DoctorName>{doctor.name}</DoctorName>
                </Link>
                {doctor.specialization && (
                  <Text tone="muted" size="small">
                    <Bdi>{doctor.specialization}</Bdi>
                  </Text>
                )}
              </div>
            </Recipient>
          </Card>
          <NotForEmergencies />
        </Stack>
        {isPaused ? (
          <EmptyState icon={Clock} text={pause.text} hint={pause.hint}>
            {requestsHref !== undefined && (
              <ButtonLink href={requestsHref}>{t.paused.yourRequests}</ButtonLink>
            )}
            <ButtonLink variant="secondary" href={doctorsHref}>
              {t.allDoctors}
            </ButtonLink>
          </EmptyState>
        ) : (
          <Card variant="raised">
            <Form form={form}>
              {pause && <FormNotice title={pause.text}>{pause.hint}</FormNotice>}
              <TextArea
                {...form.fieldProps('description')}
                label={t.description}
                hint={t.descriptionHint}
                rows={8}
                limit={MAX_DESCRIPTION_LENGTH}
              />
              {access === 'stopped' && (
                <>
                  <FormNotice title={t.noLongerShared({ name })}>{t.requestOnly}</FormNotice>
                  <Checkbox {...form.fieldProps('shareAgain')} label={t.shareAgain({ name })} />
                </>
              )}
              {(opensAll || access === 'chosen') && (
                <div>
                  {opensAll && <Text>{t.opensRecord({ name })}</Text>}
                  {access === 'chosen' && (
                    <Disclosure>
                      <summary>{t.choose({ name })}</summary>
                      <SectionChoice
                        fieldProps={form.fieldProps}
                        hasAllergies={form.values.allergies}
                      />
                    </Disclosure>
                  )}
                </div>
              )}
              <Form.Actions>
                <Button type="submit" busy={form.status === 'pending'}>
                  {t.submit}
                </Button>
                <ButtonLink variant="quiet" href={doctor.href}>
                  {t.cancel}
                </ButtonLink>
              </Form.Actions>
            </Form>
          </Card>
        )}
      </Columns>
    </Page>
  );
}

/** What the form changes of the sharing; undefined for nothing. */
function sectionsOf(access: RecordAccess | undefined, values: Omit<RequestDraft, 'description'>) {
  if (access === 'stopped') return values.shareAgain ? recordSections : undefined;
  const chosen = chosenSections(values);
  return access === 'chosen' && chosen.length < recordSections.length ? chosen : undefined;
}

function validate(
  { description }: RequestDraft,
  t: Texts<typeof requestForm>,
  tooLong: Texts<typeof formTexts>['tooLong'],
): FormErrors<RequestDraft> {
  if (description.trim() === '') return { description: t.enterDescription };
  if (countCharacters(description) <= MAX_DESCRIPTION_LENGTH) return {};
  return { description: tooLong({ label: t.description, max: MAX_DESCRIPTION_LENGTH }) };
}
