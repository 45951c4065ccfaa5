import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DateOnly, DateTime } from '../../components/DateTime/DateTime.tsx';
import { DoctorName } from '../../components/DoctorCard/DoctorName.tsx';
import { FormNotice } from '../../components/Form/FormNotice.tsx';
import { Heading, PageHeading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ResponseField, ResponseFields } from '../../components/ResponseField/ResponseField.tsx';
import { SafeLink, type LinkedText } from '../../components/SafeLink/SafeLink.tsx';
import { LoadingRegion, Skeleton, SkeletonText } from '../../components/Skeleton/Skeleton.tsx';
import { Cluster, Page, Stack } from '../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { FailedState, LockedState, MissingState } from '../../components/States/States.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi, UserText } from '../../components/UserText/UserText.tsx';
import { breakpoint, space, type } from '../../theme/theme.ts';
import type { FailedView, LockedView, Reference, Stale } from '../../view.ts';

/** A request and the doctor's response. Empty sections are absent. */
export interface ResponseDetails {
  /** Role of the reader. The page links to the other person. */
  reader: 'doctor' | 'patient';
  /** The patient who sent the request. */
  patient: Reference;
  /** The doctor who received the request. */
  doctor: Reference;
  /** The text of the request. */
  description?: string;
  /** When the request was sent, in ISO 8601. Absent if the backend omits it. */
  sentAt?: string;
  /** Whether the doctor has responded. */
  answered: boolean;
  /** Diagnosis and treatment plan. */
  generalReport?: {
    /** The diagnosis. */
    diagnosis?: string;
    /** The treatment plan. */
    treatmentPlan?: string;
    /** Anything else. */
    notes?: string;
    /** A document, as a link or a text. */
    attachment?: LinkedText;
  };
  /** A prescribed medicine. */
  medicine?: {
    /** Its name. */
    name?: string;
    /** Amount per intake. */
    dosage?: string;
    /** How often to take it. */
    frequency?: string;
    /** How to take it. */
    instructions?: string;
  };
  /** A diagnosed chronic disease. */
  chronicDisease?: {
    /** Its name. */
    name?: string;
    /** What it is. */
    description?: string;
    /** Its causes. */
    causes?: string;
    /** Its symptoms. */
    symptoms?: string;
    /** How it was diagnosed. */
    diagnosis?: string;
    /** Its treatment. */
    treatment?: string;
    /** A date as yyyy-mm-dd. */
    dateOfDiagnosis?: string;
  };
  /** A diagnosed allergy. */
  allergy?: {
    /** What the patient is allergic to. */
    name?: string;
    /** Its symptoms. */
    symptoms?: string;
  };
}

/** What the response page shows. */
export type ResponseViewView =
  | { status: 'loading' }
  | LockedView
  | { status: 'missing' }
  | FailedView
  | ({
      status: 'ready';
      /** Set when the last refresh failed. */
      stale?: Stale;
    } & ResponseDetails);

/** The tabs of a response. */
export type ResponseTab =
  | 'description'
  | 'generalReport'
  | 'medicine'
  | 'chronicDisease'
  | 'allergy';

/** Props of {@link ResponseViewScreen}. */
export interface ResponseViewScreenProps {
  /** State of the response, with its content when ready. */
  view: ResponseViewView;
  /** The open tab. */
  tab: ResponseTab;
  /** Opens another tab. */
  onTabChange: (tab: ResponseTab) => void | Promise<void>;
  /** Prints the page. The print styles show all tabs. */
  onPrint: () => void;
  /** Reloads the response after a failure. */
  onRetry: () => void;
  /** URL of the reader's requests, linked when the response is missing. Absent for a visitor. */
  requestsHref?: string;
  /** URL of the home page, linked when the response is missing. */
  homeHref: string;
}

// Print shows every panel under its heading, without tabs.
const Printable = styled.div`
  @media print {
    [role='tablist'] {
      display: none;
    }
    [role='tabpanel'][hidden] {
      display: block !important;
    }
    [role='tabpanel'] + [role='tabpanel'] {
      padding-block-start: ${space[4]};
    }
    /* The text of an attachment's link is its URL already. */
    a[href]::after {
      content: none;
    }
  }
`;

const PrintHeading = styled(Heading)`
  display: none;
  margin-block-end: ${space[4]};

  @media print {
    display: block;
  }
`;

// Keeps the button beside the heading as long as the heading has 14rem.
const Header = styled(Cluster)`
  > :first-child {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
`;

const LoadingLayout = styled.div`
  display: grid;
  gap: ${space[5]};

  ${breakpoint.medium} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const Sent = styled.span`
  display: block;
  ${type.body}
`;

/** A doctor's response to a health-check request, read-only. */
export function ResponseViewScreen(props: ResponseViewScreenProps) {
  return (
    <Page data-state={props.view.status}>
      <Content {...props} />
    </Page>
  );
}

function Content({ view, onRetry, requestsHref, homeHref, ...props }: ResponseViewScreenProps) {
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRegion label="Loading the response">
          <Stack gap={6}>
            <Stack gap={2}>
              <Skeleton width="10rem" height="2.5rem" />
              <Skeleton width="18rem" height="1.5rem" />
              <Skeleton width="16rem" />
            </Stack>
            <LoadingLayout>
              <Skeleton height="2.75rem" />
              <Card>
                <Stack gap={4}>
                  <Text size="lead" tone="muted">
                    Loading the request and the response. Only the patient and the doctor can read
                    them.
                  </Text>
                  <SkeletonText lines={3} />
                </Stack>
              </Card>
            </LoadingLayout>
          </Stack>
        </LoadingRegion>
      );
    case 'locked':
      return <LockedState headingLevel={1} reason={view.reason} what="this response" />;
    case 'missing':
      return (
        <MissingState
          headingLevel={1}
          title="Response not found"
          message="We cannot find it, or you have no access."
        >
          {requestsHref !== undefined && <Link href={requestsHref}>Your requests</Link>}
          <Link href={homeHref}>Home</Link>
        </MissingState>
      );
    case 'failed':
      return <FailedState headingLevel={1} failure={view.failure} onRetry={onRetry} />;
    case 'ready':
      return (
        <Response details={view} {...props}>
          <StaleNotice stale={view.stale} onRetry={onRetry} />
        </Response>
      );
    default:
      return view satisfies never;
  }
}

function Response({
  details,
  tab,
  onTabChange,
  onPrint,
  children,
}: Pick<ResponseViewScreenProps, 'tab' | 'onTabChange' | 'onPrint'> & {
  details: ResponseDetails;
  /** Content below the heading. */
  children: ReactNode;
}) {
  const { description, answered, generalReport, medicine, chronicDisease, allergy } = details;
  return (
    <>
      <Header justify="space-between" align="start">
        <PageHeading lead={<Letterhead details={details} />}>
          {answered ? 'Response' : 'Request'}
        </PageHeading>
        {answered && (
          <Button variant="secondary" icon={Printer} onClick={onPrint}>
            Print
          </Button>
        )}
      </Header>
      {children}
      {!answered && (
        <FormNotice title="Not answered yet">The response will appear here.</FormNotice>
      )}
      <Printable>
        <Tabs label="Response" variant="vertical" value={tab} onChange={onTabChange}>
          <Tabs.List>
            <Tabs.Tab value="description">Description</Tabs.Tab>
            <Tabs.Tab value="generalReport">General Report</Tabs.Tab>
            <Tabs.Tab value="medicine">Medicine</Tabs.Tab>
            <Tabs.Tab value="chronicDisease">Chronic Disease</Tabs.Tab>
            <Tabs.Tab value="allergy">Allergy</Tabs.Tab>
          </Tabs.List>
          <Part tab="description" heading="Description">
            {description ? (
              <UserText>{description}</UserText>
            ) : (
              <Text tone="muted">The request has no description.</Text>
            )}
          </Part>
          <Part tab="generalReport" heading="General Report">
            <Fields answered={answered}>
              <ResponseField label="Diagnosis" value={generalReport?.diagnosis} />
              <ResponseField label="Treatment plan" value={generalReport?.treatmentPlan} />
              <ResponseField label="Notes" value={generalReport?.notes} />
              {/* Hidden if absent instead of 'None reported': some backends do not return attachments. */}
              {generalReport?.attachment && (
                <ResponseField label="Attachment" value={generalReport.attachment.text}>
                  <SafeLink value={generalReport.attachment} />
                </ResponseField>
              )}
            </Fields>
          </Part>
          <Part tab="medicine" heading="Medicine">
            <Fields answered={answered}>
              <ResponseField label="Name" value={medicine?.name} />
              <ResponseField label="Dosage" value={medicine?.dosage} />
              <ResponseField label="Frequency" value={medicine?.frequency} />
              <ResponseField label="Instructions" value={medicine?.instructions} />
            </Fields>
          </Part>
          <Part tab="chronicDisease" heading="Chronic Disease">
            <Fields answered={answered}>
              <ResponseField label="Name" value={chronicDisease?.name} />
              <ResponseField label="Description" value={chronicDisease?.description} />
              <ResponseField label="Causes" value={chronicDisease?.causes} />
              <ResponseField label="Symptoms" value={chronicDisease?.symptoms} />
              <ResponseField label="Diagnosis" value={chronicDisease?.diagnosis} />
              <ResponseField label="Treatment" value={chronicDisease?.treatment} />
              <ResponseField label="Date of diagnosis" value={chronicDisease?.dateOfDiagnosis}>
                <DateOnly value={chronicDisease?.dateOfDiagnosis} />
              </ResponseField>
            </Fields>
          </Part>
          <Part tab="allergy" heading="Allergy">
            <Fields answered={answered}>
              <ResponseField label="Name" value={allergy?.name} />
              <ResponseField label="Symptoms" value={allergy?.symptoms} />
            </Fields>
          </Part>
        </Tabs>
      </Printable>
    </>
  );
}

// Names both people, which print needs, and links only to the other one.
function Letterhead({ details }: { details: ResponseDetails }) {
  const { reader, answered, patient, doctor, sentAt } = details;
  const patientName = (
    <Correspondent person={patient} linked={reader === 'doctor'}>
      <Bdi>{patient.name}</Bdi>
    </Correspondent>
  );
  const doctorName = (
    <Correspondent person={doctor} linked={reader === 'patient'}>
      <DoctorName>{doctor.name}</DoctorName>
    </Correspondent>
  );
  return (
    <>
      <bdi>
        From {answered ? doctorName : patientName} to {answered ? patientName : doctorName}
      </bdi>
      {sentAt !== undefined && (
        <Sent>
          <bdi>
            Request sent on <DateTime value={sentAt} />
          </bdi>
        </Sent>
      )}
    </>
  );
}

function Correspondent({
  person,
  linked,
  children,
}: {
  person: Reference;
  linked: boolean;
  children: ReactNode;
}) {
  return linked ? <Link href={person.href}>{children}</Link> : <span>{children}</span>;
}

function Part({
  tab,
  heading,
  children,
}: {
  tab: ResponseTab;
  heading: string;
  children: ReactNode;
}) {
  return (
    <Tabs.Panel value={tab} keepMounted>
      <Card>
        <PrintHeading level={2}>{heading}</PrintHeading>
        {children}
      </Card>
    </Tabs.Panel>
  );
}

// Without a response, 'None reported' would be wrong.
function Fields({ answered, children }: { answered: boolean; children: ReactNode }) {
  if (!answered) return <Text tone="muted">The doctor has not replied yet.</Text>;
  return <ResponseFields>{children}</ResponseFields>;
}
