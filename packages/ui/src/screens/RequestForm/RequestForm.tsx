import { LockKeyhole } from 'lucide';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DoctorName } from '../../components/DoctorCard/DoctorName.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormNotice } from '../../components/Form/FormNotice.tsx';
import { FormPage } from '../../components/Form/FormPage.tsx';
import { countCharacters } from '../../components/Form/numbers.ts';
import { useDirtyReport } from '../../components/Form/useDirtyReport.ts';
import { useForm, type FormErrors } from '../../components/Form/useForm.ts';
import { PageHeading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LoadingRegion, Skeleton, SkeletonCard } from '../../components/Skeleton/Skeleton.tsx';
import { Page, Stack } from '../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { EmptyState, FailedState, MissingState } from '../../components/States/States.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { isolate } from '../../components/UserText/isolate.ts';
import { Bdi } from '../../components/UserText/UserText.tsx';
import { form as formTexts } from '../../messages/en/form.ts';
import { requestForm } from '../../messages/en/requestForm.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Texts } from '../../messages/textsIn.ts';
import { font, space } from '../../theme/theme.ts';
import type {
  Draft,
  FailedView,
  Gender,
  LockedReason,
  LockedView,
  Stale,
  Submission,
} from '../../view.ts';

const MAX_DESCRIPTION_LENGTH = 4000;

/** A health-check request. */
export interface RequestFormValues {
  /** The patient's question, not blank. */
  description: string;
  /** Whether the doctor may read the patient's record again; absent if the form did not ask. */
  shareAgain?: boolean;
}

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
      /** Whether the patient no longer shares the record with the doctor: the form asks whether to share it again. */
      noLongerShared?: boolean;
      /** Set when the last refresh failed. */
      stale?: Stale;
    };

/** Props of {@link RequestFormScreen}. */
export interface RequestFormScreenProps {
  /** What to show. */
  view: RequestFormView;
  /** State of the last submit. */
  submission: Submission<'description'>;
  /** Called with valid values. */
  onSubmit: (values: RequestFormValues) => void;
  /** Reloads the doctor. */
  onRetry: () => void;
  /** URL of the list of doctors, linked when the doctor does not exist. */
  doctorsHref: string;
  /** Restores and stores unsent input; absent: the form does not keep it. */
  draft?: Draft<RequestFormValues>;
  /** Called when the form gets or loses unsaved input, for a navigation guard. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** The form for a patient's health-check request to a doctor. */
export function RequestFormScreen({ view, onRetry, doctorsHref, ...form }: RequestFormScreenProps) {
  const t = useMessages('requestForm', requestForm);
  switch (view.status) {
    case 'ready':
      return <ReadyForm {...view} onRetry={onRetry} {...form} />;
    case 'loading':
      return (
        <Page width="narrow">
          <LoadingRegion label={t.loading}>
            <Stack gap={5}>
              <Skeleton width="60%" height="2.5rem" />
              <SkeletonCard lines={1} />
              <NotForEmergencies />
              <Skeleton height="14rem" />
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

interface ReadyFormProps extends Omit<RequestFormScreenProps, 'view' | 'doctorsHref'> {
  doctor: RequestDoctor;
  noLongerShared?: boolean;
  stale?: Stale;
}

function ReadyForm({
  doctor,
  noLongerShared = false,
  stale,
  draft,
  submission,
  onSubmit,
  onDirtyChange,
  onRetry,
}: ReadyFormProps) {
  const t = useMessages('requestForm', requestForm);
  const { tooLong } = useMessages('form', formTexts);
  const form = useForm<RequestFormValues>({
    initial: { description: '' },
    draft,
    validate: (values) => validate(values, t, tooLong),
    submission,
    onSubmit,
  });
  const name = isolate(doctor.name);
  useDirtyReport(form.isDirty, onDirtyChange);
  return (
    <FormPage
      title={t.title}
      lead={t.lead}
      before={
        <>
          <StaleNotice stale={stale} onRetry={onRetry} />
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
        </>
      }
    >
      <Form form={form}>
        <TextArea
          {...form.fieldProps('description')}
          label={t.description}
          hint={t.descriptionHint}
          rows={8}
          limit={MAX_DESCRIPTION_LENGTH}
        />
        {noLongerShared && (
          <>
            <FormNotice title={t.noLongerShared({ name })}>{t.requestOnly}</FormNotice>
            <Checkbox
              {...form.fieldProps('shareAgain')}
              value={form.values.shareAgain ?? false}
              label={t.shareAgain({ name })}
            />
          </>
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
    </FormPage>
  );
}

function validate(
  { description }: RequestFormValues,
  t: Texts<typeof requestForm>,
  tooLong: Texts<typeof formTexts>['tooLong'],
): FormErrors<RequestFormValues> {
  if (description.trim() === '') return { description: t.enterDescription };
  if (countCharacters(description) <= MAX_DESCRIPTION_LENGTH) return {};
  return { description: tooLong({ label: t.description, max: MAX_DESCRIPTION_LENGTH }) };
}
