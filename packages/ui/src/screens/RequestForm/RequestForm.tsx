import { LockKeyhole } from 'lucide-react';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
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
import { Bdi } from '../../components/UserText/UserText.tsx';
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
  switch (view.status) {
    case 'ready':
      return <ReadyForm {...view} onRetry={onRetry} {...form} />;
    case 'loading':
      return (
        <Page width="narrow">
          <LoadingRegion label="Loading the request form">
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
          <PageHeading>Send a request</PageHeading>
          <Locked reason={view.reason} />
        </Page>
      );
    case 'missing':
      return (
        <Page width="narrow">
          <MissingState
            headingLevel={1}
            title="Doctor not found"
            message="We cannot find this doctor. Look for the name in the list of doctors."
          >
            <Link href={doctorsHref}>All doctors</Link>
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
  if (reason.kind === 'no-access') {
    return (
      <EmptyState
        icon={LockKeyhole}
        text="Only patients can send requests"
        hint="You are logged in as a doctor. To send a request, log in as a patient."
      />
    );
  }
  return (
    <EmptyState
      icon={LockKeyhole}
      text="Log in to send a request"
      hint="Only you and the doctor can read your request. You will come back here after you log in."
    >
      <ButtonLink href={reason.loginHref}>Log In</ButtonLink>
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
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }
`;

function NotForEmergencies() {
  return (
    <FormNotice tone="warning" title="Not for emergencies">
      If you have chest pain, trouble breathing, heavy bleeding or any other symptom that cannot
      wait, call your local emergency services now.
    </FormNotice>
  );
}

interface ReadyFormProps extends Omit<RequestFormScreenProps, 'view' | 'doctorsHref'> {
  doctor: RequestDoctor;
  stale?: Stale;
}

function ReadyForm({
  doctor,
  stale,
  draft,
  submission,
  onSubmit,
  onDirtyChange,
  onRetry,
}: ReadyFormProps) {
  const form = useForm({ initial: { description: '' }, draft, validate, submission, onSubmit });
  useDirtyReport(form.isDirty, onDirtyChange);
  return (
    <FormPage
      title="Send a request"
      lead="Say what you would like the doctor to check. The doctor will reply here in MedPortal."
      before={
        <>
          <StaleNotice stale={stale} onRetry={onRetry} />
          <Card padding="small">
            <Recipient>
              <Avatar kind={doctor.gender} size={48} />
              <div>
                <Text tone="muted" size="small">
                  Your request goes to
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
          label="Description"
          hint="What is wrong, when did it start, and what have you tried? List the medicines you take."
          rows={8}
          limit={MAX_DESCRIPTION_LENGTH}
        />
        <Form.Actions>
          <Button type="submit" busy={form.status === 'pending'}>
            Send Request
          </Button>
          <ButtonLink variant="quiet" href={doctor.href}>
            Cancel
          </ButtonLink>
        </Form.Actions>
      </Form>
    </FormPage>
  );
}

function validate({ description }: RequestFormValues): FormErrors<RequestFormValues> {
  if (description.trim() === '')
    return { description: 'Say what you would like the doctor to check' };
  if (countCharacters(description) <= MAX_DESCRIPTION_LENGTH) return {};
  return { description: `Description must be ${MAX_DESCRIPTION_LENGTH} characters or fewer` };
}
