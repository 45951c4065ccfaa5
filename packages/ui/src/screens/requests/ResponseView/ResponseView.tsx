import { Download, Printer } from 'lucide';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { DoctorName } from '../../../components/DoctorCard/DoctorName.tsx';
import { FormNotice } from '../../../components/Form/FormNotice.tsx';
import { Heading, PageHeading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { FoldedText } from '../../../components/RequestCard/FoldedText.tsx';
import {
  NoneReported,
  ResponseField,
  ResponseFields,
} from '../../../components/ResponseField/ResponseField.tsx';
import { LoadingRegion, Skeleton, SkeletonText } from '../../../components/Skeleton/Skeleton.tsx';
import { Cluster, Page, Stack } from '../../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../../components/StaleNotice/StaleNotice.tsx';
import { FailedState, LockedState, MissingState } from '../../../components/States/States.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi, UserText } from '../../../components/UserText/UserText.tsx';
import { clinicalFields } from '../../../messages/en/clinicalFields.ts';
import { responseView } from '../../../messages/en/responseView.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { breakpoint, color, space, type } from '../../../theme/theme.ts';
import { useHasRoom } from '../../../theme/useHasRoom.ts';
import type { FailedView, LockedView, Stale } from '../../../view.ts';
import { contentOf, isShown, responseValues } from '../../shared/responseValues.tsx';
import type { ResponseDetails } from '../../shared/ResponseDetails.ts';
import { type ResponseSection, responseSections } from '../../../clinicalSections.ts';

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
export type ResponseTab = 'description' | ResponseSection;

/** Whether the question stands above the response. Without a response, the first tab shows it. */
const showsQuestion = ({ answered, description }: ResponseDetails) => answered && description;

// A request without a response has no content to read, whatever the backend sends.
const filledSections = (details: ResponseDetails) =>
  details.answered ? responseSections.filter((section) => details[section] !== undefined) : [];

/** The tab that opens first: the first one that the doctor filled, or the description if there is none. */
export function firstResponseTab(details: ResponseDetails): ResponseTab {
  return filledSections(details)[0] ?? 'description';
}

export interface ResponseViewScreenProps {
  /** State of the response, with its content when ready. */
  view: ResponseViewView;
  /** The open tab. */
  tab: ResponseTab;
  /** Opens another tab. */
  onTabChange: (tab: ResponseTab) => void | Promise<void>;
  /** Prints the page. The print styles show all tabs. */
  onPrint: () => void;
  /** Opens the choice of formats for a copy, such as `ResponseCopyOverlay`. Absent: there is no copy. */
  onDownload?: () => void;
  /** Reloads the response after a failure. */
  onRetry: () => void;
  /** URL of the reader's requests, linked below the response and when it is missing. Absent for a visitor. */
  requestsHref?: string;
  /** URL of the home page, linked when the response is missing. */
  homeHref: string;
  /** URL of the list of doctors, linked when the doctor has left without a response. Absent: no link. */
  doctorsHref?: string;
  /** Below the response, such as `FurtherRequests`. Not printed. */
  children?: ReactNode;
}

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

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

const LoadingLayout = styled.div`
  display: grid;
  gap: ${space[5]};

  ${breakpoint.medium} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const Line = styled.bdi`
  display: block;
  &[aria-hidden] {
    visibility: hidden;
  }
  @media screen {
    &[data-media='print'] {
      display: none;
    }
  }
  ${type.small}
`;

// In print it stands under the heading of its tab.
const Question = styled(OnScreen)`
  display: grid;
  justify-items: start;
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.border};
  color: ${color.textMuted};
`;

/** A doctor's response to a health-check request, read-only. */
export function ResponseViewScreen(props: ResponseViewScreenProps) {
  return (
    <Page data-state={props.view.status}>
      <Content {...props} />
    </Page>
  );
}

function Content({ view, onRetry, homeHref, ...props }: ResponseViewScreenProps) {
  const { requestsHref } = props;
  const t = useMessages('responseView', responseView);
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRegion label={t.loading}>
          <Stack gap={6}>
            <Stack gap={2}>
              <Skeleton width="10rem" height="2.5rem" />
              <Skeleton width="18rem" height="1.5rem" />
              <Skeleton width="16rem" />
            </Stack>
            <LoadingLayout>
              <Skeleton height="2.75rem" />
              <Card variant="raised">
                <Stack gap={4}>
                  <Text size="lead" tone="muted">
                    {t.loadingLead}
                  </Text>
                  <SkeletonText lines={3} />
                </Stack>
              </Card>
            </LoadingLayout>
          </Stack>
        </LoadingRegion>
      );
    case 'locked':
      return <LockedState headingLevel={1} reason={view.reason} what={t.thisResponse} />;
    case 'missing':
      return (
        <MissingState headingLevel={1} title={t.notFound} message={t.noAccess}>
          {requestsHref !== undefined && <Link href={requestsHref}>{t.yourRequests}</Link>}
          <Link href={homeHref}>{t.home}</Link>
        </MissingState>
      );
    case 'failed':
      return <FailedState headingLevel={1} failure={view.failure} onRetry={onRetry} />;
    case 'ready':
      return (
        <Response
          details={view}
          notice={<StaleNotice stale={view.stale} onRetry={onRetry} />}
          {...props}
        />
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
  onDownload,
  requestsHref,
  doctorsHref,
  notice,
  children,
}: Omit<ResponseViewScreenProps, 'view' | 'onRetry' | 'homeHref'> & {
  details: ResponseDetails;
  /** Content below the heading. */
  notice: ReactNode;
}) {
  const t = useMessages('responseView', responseView);
  const { sections, fields } = useMessages('clinicalFields', clinicalFields);
  const tabs = { description: t.descriptionTab, ...sections };
  const { reader, description, answered } = details;
  const hasRoom = useHasRoom('medium');
  const tabProps = (value: ResponseTab) => ({
    value,
    note: isEmpty(details, value) ? t.empty : undefined,
    children: tabs[value],
  });
  return (
    <>
      <PageHeading isCompact lead={<Letterhead details={details} />}>
        <Title details={details} />
      </PageHeading>
      {notice}
      {!answered && <Outlook details={details} doctorsHref={doctorsHref} />}
      {!answered && reader === 'patient' && (
        <FormNotice tone="warning" title={t.ifWorse}>
          {t.worseAdvice}
        </FormNotice>
      )}
      {showsQuestion(details) && (
        <Question>
          <SentOn sentAt={details.sentAt} />
          <FoldedText lines={3} limit={hasRoom ? 210 : 120}>
            {description ?? ''}
          </FoldedText>
        </Question>
      )}
      <Printable>
        <Tabs label={t.response} variant="vertical" value={tab} onChange={onTabChange}>
          <Tabs.List>
            <Tabs.Tab {...tabProps('description')} />
            {responseSections.map((section) => (
              <Tabs.Tab key={section} {...tabProps(section)} />
            ))}
          </Tabs.List>
          <Part tab="description" heading={tabs.description}>
            {description ? (
              <UserText>{description}</UserText>
            ) : (
              <Text tone="muted">{t.noDescription}</Text>
            )}
          </Part>
          {responseSections.map((section) => (
            <Part key={section} tab={section} heading={tabs[section]}>
              <Fields details={details} isEmpty={details[section] === undefined}>
                {responseValues(details, section)
                  .filter(isShown)
                  .map((value) => (
                    <ResponseField key={value.field} label={fields[value.field]} value={value.text}>
                      {contentOf(value)}
                    </ResponseField>
                  ))}
              </Fields>
            </Part>
          ))}
        </Tabs>
      </Printable>
      <OnScreen>
        <Cluster gap={3}>
          {answered && (
            <Button variant="secondary" icon={Printer} onClick={() => onPrint()}>
              {t.print}
            </Button>
          )}
          {answered && onDownload && (
            <Button variant="secondary" icon={Download} onClick={() => onDownload()}>
              {t.download}
            </Button>
          )}
          {requestsHref !== undefined && <Link href={requestsHref}>{t.backToRequests}</Link>}
        </Cluster>
      </OnScreen>
      {children && <OnScreen>{children}</OnScreen>}
    </>
  );
}

// Whether the response is still to come.
function Outlook({
  details: { reader, doctor, hasDoctorLeft },
  doctorsHref,
}: Pick<ResponseViewScreenProps, 'doctorsHref'> & { details: ResponseDetails }) {
  const t = useMessages('responseView', responseView);
  if (reader === 'doctor' || !hasDoctorLeft)
    return <FormNotice title={t.notAnswered}>{t.willAppear}</FormNotice>;
  return (
    <FormNotice title={t.noResponse}>
      {t.doctorLeft({
        doctor: () => <DoctorName>{doctor.name}</DoctorName>,
        link: (text) => (doctorsHref === undefined ? text : <Link href={doctorsHref}>{text}</Link>),
      })}
    </FormNotice>
  );
}

function isEmpty(details: ResponseDetails, tab: ResponseTab): boolean {
  return tab === 'description' ? !details.description : !filledSections(details).includes(tab);
}

// Links to the other person.
function Title({ details }: { details: ResponseDetails }) {
  const t = useMessages('responseView', responseView);
  const { reader, answered, patient, doctor, hasDoctorLeft } = details;
  const doctorName = <DoctorName>{doctor.name}</DoctorName>;
  const names = {
    doctor: () => (hasDoctorLeft ? doctorName : <Link href={doctor.href}>{doctorName}</Link>),
    patient: () => (
      <Link href={patient.href}>
        <Bdi>{patient.name}</Bdi>
      </Link>
    ),
  };
  if (reader === 'patient') return answered ? t.responseFrom(names) : t.requestTo(names);
  return answered ? t.responseTo(names) : t.requestFrom(names);
}

// Print names both people.
function Letterhead({ details }: { details: ResponseDetails }) {
  const t = useMessages('responseView', responseView);
  const { answered, patient, doctor, sentAt, answeredAt } = details;
  const patientName = <Bdi>{patient.name}</Bdi>;
  const doctorName = <DoctorName>{doctor.name}</DoctorName>;
  return (
    <>
      <Line data-media="print">
        {t.letterhead({
          sender: () => (answered ? doctorName : patientName),
          recipient: () => (answered ? patientName : doctorName),
        })}
      </Line>
      <SentOn sentAt={sentAt} data-media={showsQuestion(details) ? 'print' : undefined} />
      {answered && answeredAt !== undefined && (
        // While the date loads, another one keeps its room.
        <Line aria-hidden={answeredAt === null || undefined}>
          {t.answeredOn({ date: () => <DateTime value={answeredAt ?? sentAt} /> })}
        </Line>
      )}
    </>
  );
}

function SentOn({
  sentAt,
  ...rest
}: Pick<ResponseDetails, 'sentAt'> & { 'data-media'?: 'print' | undefined }) {
  const t = useMessages('responseView', responseView);
  if (sentAt === undefined) return null;
  return <Line {...rest}>{t.sentOn({ date: () => <DateTime value={sentAt} /> })}</Line>;
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
      <Card variant="raised">
        <PrintHeading level={2}>{heading}</PrintHeading>
        {children}
      </Card>
    </Tabs.Panel>
  );
}

// Without a response, 'None reported' would be wrong.
function Fields({
  details: { answered, hasDoctorLeft },
  isEmpty: isSectionEmpty,
  children,
}: {
  details: ResponseDetails;
  isEmpty: boolean;
  children: ReactNode;
}) {
  const t = useMessages('responseView', responseView);
  if (!answered)
    return <Text tone="muted">{hasDoctorLeft ? t.leftWithoutResponse : t.notReplied}</Text>;
  return isSectionEmpty ? <NoneReported /> : <ResponseFields>{children}</ResponseFields>;
}
