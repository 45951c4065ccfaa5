import { Check, MessageSquareReply } from 'lucide';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import {
  type ResponseDraft,
  type ResponseSection,
  responseSections,
  type ResponseValues,
} from '../../../clinicalSections.ts';
import { Button, ButtonLink } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { useDirtyReport } from '../../../components/Form/useDirtyReport.ts';
import { useForm } from '../../../components/Form/useForm.ts';
import { Heading, PageHeading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { PersonLink } from '../../../components/Initials/PersonLink.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LoadingRegion, Skeleton, SkeletonCard } from '../../../components/Skeleton/Skeleton.tsx';
import { Page, Stack } from '../../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../../components/StaleNotice/StaleNotice.tsx';
import {
  EmptyState,
  FailedState,
  LockedState,
  MissingState,
} from '../../../components/States/States.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi, UserText } from '../../../components/UserText/UserText.tsx';
import { clinicalFields } from '../../../messages/en/clinicalFields.ts';
import { form as formTexts } from '../../../messages/en/form.ts';
import { responseForm } from '../../../messages/en/responseForm.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { breakpoint, color, space } from '../../../theme/theme.ts';
import type { Draft, FailedView, LockedView, Reference, Stale, Submission } from '../../../view.ts';
import {
  PatientAllergies,
  PatientSummary,
  type PatientRecord,
  type RecordPart,
} from './PatientSummary.tsx';
import { SectionFields } from './SectionFields.tsx';
import { useFormTexts } from './useFormTexts.ts';
import {
  validateResponse,
  emptyDraft,
  filledSections,
  parseResponse,
  sectionOf,
} from './values.ts';

/** What the response form shows. */
export type ResponseFormView =
  | { status: 'loading' }
  | LockedView
  | {
      status: 'missing';
      /** URL of the doctor's requests. */
      requestsHref: string;
    }
  | FailedView
  | {
      status: 'alreadyAnswered';
      /** URL of the response. */
      responseHref: string;
    }
  | {
      status: 'ready';
      /** The patient who sent the request. */
      patient: Reference;
      /** The text of the request. */
      description?: string;
      /** Set when the last refresh failed. */
      stale?: Stale;
    };

export interface ResponseFormScreenProps {
  /** What to show. */
  view: ResponseFormView;
  /** The patient's record, shown beside the form. */
  record: PatientRecord;
  /** The open tab, a section of the response. */
  tab: ResponseSection;
  /** Opens another tab, also for a link of the error summary to a field on it. */
  onTabChange: (tab: ResponseSection) => void | Promise<void>;
  /** Restores and stores unsent input; absent: the form does not keep it. */
  draft?: Draft<ResponseDraft>;
  /** State of the last save. Keys of field errors are section and field, like `medicine.name`. */
  submission: Submission;
  /** Called with valid values. */
  onSubmit: (values: ResponseValues) => void;
  /** The reader's local date as yyyy-mm-dd, the latest date of a diagnosis. */
  today: string;
  /** Reloads the request after a failure. */
  onRetry: () => void;
  /** Reloads a list of the record after a failure. */
  onRetryRecord: (part: RecordPart) => void;
  /** The time to judge ages by, in milliseconds since the epoch: an old reading has no advice for now. Default: each has. */
  now?: number | undefined;
  /** Called when the form gets or loses unsaved input, for a navigation guard. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Below the form, such as `FurtherRequests`. */
  children?: ReactNode;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;

  ${breakpoint.large} {
    grid-template-columns: 22rem minmax(0, 1fr);
  }
`;

const Sidebar = styled(Card)`
  ${breakpoint.large} {
    position: sticky;
    inset-block-start: 6rem;
    display: flex;
    flex-direction: column;
    max-block-size: calc(100dvb - 8rem);
    /* Only for allergies that leave no room for the rest. */
    overflow: auto;
  }
`;

const Allergies = styled.div`
  flex: none;
  margin-block-end: ${space[4]};
  padding-block-end: ${space[4]};
  border-block-end: 1px solid ${color.border};
`;

// Scrolls below the allergies, which stay in sight.
const Rest = styled.div`
  ${breakpoint.large} {
    flex: 1 1 auto;
    min-block-size: 10rem;
    overflow: auto;
  }
`;

const Mark = styled(Icon)`
  display: inline-block;
  margin-inline-start: ${space[1]};
  vertical-align: -0.125em;
`;

// On small screens the request is above the form and must not push it out of view.
const Request = styled.section`
  max-block-size: 40vh;
  overflow: auto;

  ${breakpoint.large} {
    max-block-size: none;
    overflow: visible;
  }
`;

/** The form for a doctor's response to a health-check request. */
export function ResponseFormScreen(props: ResponseFormScreenProps) {
  return (
    <Page data-state={props.view.status}>
      <Content {...props} />
    </Page>
  );
}

function Content({ view, onRetry, ...props }: ResponseFormScreenProps) {
  const t = useMessages('responseForm', responseForm);
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRegion label={t.loading}>
          <Stack gap={5}>
            <Skeleton width="18rem" height="2.25rem" />
            <Text size="lead" tone="muted">
              {t.loadingLead}
            </Text>
            <SkeletonCard lines={3} />
            <SkeletonCard lines={5} />
          </Stack>
        </LoadingRegion>
      );
    case 'locked':
      return <LockedState headingLevel={1} reason={view.reason} what={t.thisRequest} />;
    case 'missing':
      return (
        <MissingState headingLevel={1} title={t.notFound} message={t.noAccess}>
          <Link href={view.requestsHref}>{t.yourRequests}</Link>
        </MissingState>
      );
    case 'failed':
      return <FailedState headingLevel={1} failure={view.failure} onRetry={onRetry} />;
    case 'alreadyAnswered':
      return (
        <>
          <PageHeading>{t.title}</PageHeading>
          <EmptyState icon={MessageSquareReply} text={t.alreadyReplied} hint={t.cannotChange}>
            <ButtonLink variant="secondary" href={view.responseHref}>
              {t.readResponse}
            </ButtonLink>
          </EmptyState>
        </>
      );
    case 'ready':
      return <ReadyForm request={view} onRetry={onRetry} {...props} />;
    default:
      return view satisfies never;
  }
}

type ReadyFormProps = Omit<ResponseFormScreenProps, 'view'> & {
  request: Extract<ResponseFormView, { status: 'ready' }>;
};

function ReadyForm({
  request,
  record,
  tab,
  onTabChange,
  draft,
  submission,
  onSubmit,
  today,
  onRetry,
  onRetryRecord,
  now,
  onDirtyChange,
  children,
}: ReadyFormProps) {
  const t = useFormTexts();
  const { tooLong } = useMessages('form', formTexts);
  const { patient, description, stale } = request;
  const form = useForm({
    initial: emptyDraft,
    draft,
    validate: (values) => validateResponse(values, today, t, tooLong),
    submission,
    onSubmit: (values) => onSubmit(parseResponse(values)),
  });
  useDirtyReport(form.isDirty, onDirtyChange);
  const filled = filledSections(form.values);
  const filledId = useId();
  const beforeSaveId = useId();
  return (
    <>
      <PageHeading
        lead={
          <bdi>
            {t.recipient({
              name: patient.name,
              patient: (content) => (
                <PersonLink person={patient}>
                  <Bdi>{content}</Bdi>
                </PersonLink>
              ),
            })}
          </bdi>
        }
      >
        {t.title}
      </PageHeading>
      <StaleNotice stale={stale} onRetry={onRetry} />
      <Columns>
        <Sidebar>
          <Allergies>
            <PatientAllergies record={record} onRetry={onRetryRecord} />
          </Allergies>
          <Rest>
            <Stack gap={5}>
              <Request tabIndex={0} aria-label={t.question}>
                <Stack gap={2}>
                  <Heading level={2} size={3}>
                    {t.question}
                  </Heading>
                  {description ? (
                    <UserText>{description}</UserText>
                  ) : (
                    <Text tone="muted">{t.noDescription}</Text>
                  )}
                </Stack>
              </Request>
              <PatientSummary record={record} now={now} onRetry={onRetryRecord} />
            </Stack>
          </Rest>
        </Sidebar>
        <Card variant="raised">
          <Form
            form={form}
            onReveal={(name) => {
              const section = sectionOf(name);
              if (section && section !== tab) void onTabChange(section);
            }}
          >
            <Text tone="muted">{t.help}</Text>
            <Tabs label={t.response} wraps value={tab} onChange={onTabChange}>
              <Tabs.List>
                {responseSections.map((section) => (
                  <SectionTab
                    key={section}
                    section={section}
                    filledId={filled.has(section) ? filledId : undefined}
                  />
                ))}
              </Tabs.List>
              <Tabs.Panel value={tab}>
                <SectionFields
                  section={tab}
                  form={form}
                  today={today}
                  allergies={record.allergies}
                />
              </Tabs.Panel>
            </Tabs>
            <span id={filledId} hidden>
              {t.filled}
            </span>
            <Form.Actions>
              <Button
                type="submit"
                busy={form.status === 'pending'}
                aria-describedby={beforeSaveId}
              >
                {t.save}
              </Button>
              <Text tone="muted" id={beforeSaveId}>
                {t.beforeSave}
              </Text>
            </Form.Actions>
          </Form>
        </Card>
      </Columns>
      {children}
    </>
  );
}

interface SectionTabProps {
  section: ResponseSection;
  /** The id of the text that says so, when the section has input. */
  filledId: string | undefined;
}

/** The tab of a section, with a mark once it has input. The mark is a description, so that the tab keeps its name. */
function SectionTab({ section, filledId }: SectionTabProps) {
  const { sections } = useMessages('clinicalFields', clinicalFields);
  return (
    <Tabs.Tab value={section} aria-describedby={filledId}>
      {sections[section]}
      {filledId !== undefined && <Mark icon={Check} size={16} />}
    </Tabs.Tab>
  );
}
