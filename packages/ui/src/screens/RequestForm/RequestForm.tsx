import { LockKeyhole } from 'lucide-react';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
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

/** The most characters of a request. */
const LONGEST_DESCRIPTION = 4000;

/** What a patient asks. */
export interface RequestFormValues {
  /** The question in the patient's words; never blank when it is submitted. */
  description: string;
}

/** The doctor whom the request goes to. */
export interface RequestDoctor {
  /** The name, without a title. */
  name: string;
  /** The doctor's profile. */
  href: string;
  /** Chooses the drawing. */
  gender: Gender;
  /** The name of the specialization, if it is known. */
  specialization?: string;
}

/** What the request form shows. `no-access` is for anyone who is not a patient. */
export type RequestFormView =
  | { status: 'loading' }
  | LockedView
  | { status: 'missing' }
  | FailedView
  | {
      status: 'ready';
      /** Who is asked. */
      doctor: RequestDoctor;
      /** Present while the last refresh failed. */
      stale?: Stale;
    };

/** The props of {@link RequestFormScreen}. */
export interface RequestFormScreenProps {
  /** What to show. */
  view: RequestFormView;
  /** How far the request has come. */
  submission: Submission<'description'>;
  /** Called with a description that is neither blank nor too long. */
  onSubmit: (values: RequestFormValues) => void;
  /** Loads the doctor again. */
  onRetry: () => void;
  /** The list of doctors, to go on to where there is no such doctor. */
  doctorsHref: string;
  /** What was typed before, if the owner keeps it. */
  draft?: Draft<RequestFormValues>;
  /** Told whether something is typed that leaving the page would lose. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** A patient's health-check request to a doctor. */
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
            message="The address may be wrong, or the doctor may no longer be here. Look for the name in the list of doctors."
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
        hint="Your account is a doctor’s account. A patient’s account is needed to ask a doctor for a health check."
      />
    );
  }
  return (
    <EmptyState
      icon={LockKeyhole}
      text="Log in to send a request"
      hint="A request is private between you and the doctor. You come back here after you log in."
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
      lead="Describe what you would like to have checked. The doctor answers here in MedPortal."
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
                  Dr. <Bdi>{doctor.name}</Bdi>
                </Link>
                {doctor.specialization && (
                  <Text tone="muted" size="small" dir="auto">
                    {doctor.specialization}
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
          hint="What do you notice, since when, and what have you tried? Name the medicines you take."
          rows={8}
          limit={LONGEST_DESCRIPTION}
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
  if (description.trim() === '') return { description: 'Describe what you ask the doctor' };
  const over = countCharacters(description) - LONGEST_DESCRIPTION;
  if (over <= 0) return {};
  return { description: `Description must be ${LONGEST_DESCRIPTION} characters or fewer` };
}
