import { MessageSquareReply } from 'lucide-react';
import styled from 'styled-components';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { useDirtyReport } from '../../components/Form/useDirtyReport.ts';
import { useForm, type FormState } from '../../components/Form/useForm.ts';
import { Heading, PageHeading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LoadingRegion, Skeleton, SkeletonCard } from '../../components/Skeleton/Skeleton.tsx';
import { Page, Stack } from '../../components/Stack/Stack.tsx';
import {
  EmptyState,
  FailedState,
  LockedState,
  MissingState,
} from '../../components/States/States.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Bdi, UserText } from '../../components/UserText/UserText.tsx';
import { breakpoint, space } from '../../theme/theme.ts';
import type { Failure, LockedReason, Reference, Submission } from '../../view.ts';
import {
  checkResponse,
  emptyDraft,
  readResponse,
  sectionOf,
  type ResponseDraft,
  type ResponseSection,
  type ResponseValues,
} from './values.ts';

/** The page where a doctor answers, in each of its states. */
export type ResponseFormView =
  | { status: 'loading' }
  | { status: 'locked'; reason: LockedReason }
  | { status: 'missing' }
  | { status: 'failed'; failure: Failure }
  | {
      status: 'alreadyAnswered';
      /** Where the answer can be read. */
      responseHref: string;
    }
  | {
      status: 'ready';
      patient: Reference;
      /** What the patient wrote. */
      description?: string;
    };

/** Props of {@link ResponseFormScreen}. */
export interface ResponseFormScreenProps {
  /** What to show. */
  view: ResponseFormView;
  /** The open tab: a section of the answer. */
  tab: ResponseSection;
  /** Opens another tab, also when a line of the error summary leads to a field there. */
  onTabChange: (tab: ResponseSection) => void;
  /** Field errors go by section and field: `medicine.name`, `chronicDisease.dateOfDiagnosis`, … */
  submission: Submission;
  /** Called with an answer that says something and keeps the rules. */
  onSubmit: (values: ResponseValues) => void;
  /** The reader's date, yyyy-mm-dd: no diagnosis is dated later. */
  today: string;
  /** Loads the request again after a failure. */
  onRetry: () => void;
  /** Told whether something is typed that leaving the page would lose. */
  onDirtyChange?: (isDirty: boolean) => void;
}

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;

  ${breakpoint.large} {
    grid-template-columns: 20rem minmax(0, 1fr);
  }
`;

const Beside = styled(Card)`
  max-block-size: 40vh;
  overflow: auto;

  ${breakpoint.large} {
    position: sticky;
    inset-block-start: 6rem;
    max-block-size: calc(100dvb - 8rem);
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/** A doctor's answer to a health-check request, to be written. */
export function ResponseFormScreen(props: ResponseFormScreenProps) {
  return (
    <Page data-state={props.view.status}>
      <Content {...props} />
    </Page>
  );
}

function Content({ view, onRetry, ...props }: ResponseFormScreenProps) {
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRegion label="Loading the request">
          <Stack gap={5}>
            <Skeleton width="18rem" height="2.25rem" />
            <SkeletonCard lines={3} />
            <SkeletonCard lines={5} />
          </Stack>
        </LoadingRegion>
      );
    case 'locked':
      return <LockedState headingLevel={1} reason={view.reason} what="this request" />;
    case 'missing':
      return (
        <MissingState
          headingLevel={1}
          title="Request not found"
          message="There is no such request, or it was sent to another doctor."
        />
      );
    case 'failed':
      return <FailedState headingLevel={1} failure={view.failure} onRetry={onRetry} />;
    case 'alreadyAnswered':
      return (
        <>
          <PageHeading>Write a response</PageHeading>
          <EmptyState
            icon={MessageSquareReply}
            text="This request is already answered"
            hint="An answer cannot be changed after it is saved."
          >
            <ButtonLink variant="secondary" href={view.responseHref}>
              Read the response
            </ButtonLink>
          </EmptyState>
        </>
      );
    case 'ready':
      return <AnswerForm request={view} {...props} />;
    default:
      return view satisfies never;
  }
}

type AnswerFormProps = Omit<ResponseFormScreenProps, 'view' | 'onRetry'> & {
  request: Extract<ResponseFormView, { status: 'ready' }>;
};

function AnswerForm({
  request,
  tab,
  onTabChange,
  submission,
  onSubmit,
  today,
  onDirtyChange,
}: AnswerFormProps) {
  const { patient, description } = request;
  const form = useForm({
    initial: emptyDraft,
    validate: (draft) => checkResponse(draft, today),
    submission,
    onSubmit: (draft) => onSubmit(readResponse(draft)),
  });
  useDirtyReport(form.isDirty, onDirtyChange);
  return (
    <>
      <PageHeading
        lead={
          <>
            To{' '}
            <Link href={patient.href}>
              <Bdi>{patient.name}</Bdi>
            </Link>
          </>
        }
      >
        Write a response
      </PageHeading>
      <Columns>
        <Beside forwardedAs="section" tabIndex={0} aria-label="The patient’s request">
          <Stack gap={3}>
            <Heading level={2} size={3}>
              Description
            </Heading>
            {description ? (
              <UserText>{description}</UserText>
            ) : (
              <Text tone="muted">The request has no description.</Text>
            )}
          </Stack>
        </Beside>
        <Card>
          <Form
            form={form}
            onReveal={(name) => {
              const section = sectionOf(name);
              if (section && section !== tab) onTabChange(section);
            }}
          >
            <Text tone="muted">
              Fill in what applies, on any of the tabs. At least one field is needed, and what you
              describe needs its name.
            </Text>
            <Tabs label="Response" value={tab} onChange={onTabChange}>
              <Tabs.List>
                <Tabs.Tab value="generalReport">General Report</Tabs.Tab>
                <Tabs.Tab value="medicine">Medicine</Tabs.Tab>
                <Tabs.Tab value="chronicDisease">Chronic Disease</Tabs.Tab>
                <Tabs.Tab value="allergy">Allergy</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value={tab}>
                <SectionFields section={tab} form={form} today={today} />
              </Tabs.Panel>
            </Tabs>
            <Form.Actions>
              <Button type="submit" busy={form.status === 'pending'}>
                Save
              </Button>
            </Form.Actions>
          </Form>
        </Card>
      </Columns>
    </>
  );
}

function SectionFields({
  section,
  form: { fieldProps },
  today,
}: {
  section: ResponseSection;
  form: FormState<ResponseDraft>;
  today: string;
}) {
  switch (section) {
    case 'generalReport':
      return (
        <Fields>
          <TextArea {...fieldProps('generalReport.diagnosis')} label="Diagnosis" rows={3} />
          <TextArea
            {...fieldProps('generalReport.treatmentPlan')}
            label="Treatment plan"
            rows={3}
          />
          <TextArea {...fieldProps('generalReport.notes')} label="Notes" rows={3} />
          <TextField
            {...fieldProps('generalReport.attachment')}
            label="Attachment"
            hint="A web address that begins with https:// becomes a link; anything else is shown as text"
          />
        </Fields>
      );
    case 'medicine':
      return (
        <Fields>
          <TextField {...fieldProps('medicine.name')} label="Medicine name" />
          <TextField
            {...fieldProps('medicine.dosage')}
            label="Dosage"
            hint="How much at a time, with its unit"
          />
          <TextField {...fieldProps('medicine.frequency')} label="Frequency" />
          <TextArea {...fieldProps('medicine.instructions')} label="Instructions" rows={3} />
          <Checkbox
            {...fieldProps('medicine.isMaintenance')}
            label="Maintenance medicine"
            hint="Taken permanently, not only for a while"
          />
        </Fields>
      );
    case 'chronicDisease':
      return (
        <Fields>
          <TextField {...fieldProps('chronicDisease.name')} label="Chronic disease name" />
          <TextArea {...fieldProps('chronicDisease.description')} label="Description" rows={3} />
          <TextArea {...fieldProps('chronicDisease.causes')} label="Causes" rows={2} />
          <TextArea {...fieldProps('chronicDisease.symptoms')} label="Symptoms" rows={2} />
          <TextArea {...fieldProps('chronicDisease.diagnosis')} label="Diagnosis" rows={2} />
          <TextArea {...fieldProps('chronicDisease.treatment')} label="Treatment" rows={2} />
          <TextField
            {...fieldProps('chronicDisease.dateOfDiagnosis')}
            type="date"
            label="Date of diagnosis"
            max={today}
          />
        </Fields>
      );
    case 'allergy':
      return (
        <Fields>
          <TextField {...fieldProps('allergy.name')} label="Allergy name" />
          <TextArea {...fieldProps('allergy.symptoms')} label="Symptoms" rows={3} />
        </Fields>
      );
    default:
      return section satisfies never;
  }
}
