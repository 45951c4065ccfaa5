import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { Card, Section } from '../../../components/Card/Card.tsx';
import { ContactDetails } from '../../../components/ContactDetails/ContactDetails.tsx';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { useTimeZone } from '../../../messages/LocaleProvider.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { mmolPerLFrom } from '../../../components/Readings/glucose.ts';
import {
  type HistoryItem,
  type HistorySection,
  useHistoryFields,
} from '../../../components/HistoryCard/useHistoryFields.tsx';
import { newestFirst } from '../../../components/Readings/newestFirst.ts';
import type { PressureReading, SugarReading } from '../../../components/Readings/reading.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { historyCard } from '../../../messages/en/historyCard.ts';
import { patientProfile } from '../../../messages/en/patientProfile.ts';
import { recordCopy } from '../../../messages/en/recordCopy.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { color, font, space } from '../../../theme/theme.ts';
import type { CopiedRecord } from './copiedRecord.ts';
import { MedicalInformation } from '../Overview/MedicalInformation.tsx';
import type { PatientDetails } from '../PatientDetails.ts';
import { PrintedRequest } from './PrintedRequest.tsx';
import { PrintTable } from './PrintTable.ts';

export interface RecordPrintoutProps {
  /** The sections to print. */
  record: CopiedRecord;
  /** When the record was read, in ISO 8601. */
  generatedAt: string;
}

// The paper's size is the reader's choice. Page numbers are in the margin, which no element can be.
const PrintStyle = createGlobalStyle`
  @page {
    margin: 18mm 16mm 20mm;
    @bottom-center {
      content: counter(page) ' / ' counter(pages);
      font: 9pt ${font.family};
      /* On Arabic pages, too: otherwise 1 / 4 reads as 4 / 1. */
      direction: ltr;
    }
  }
  @media print {
    /* The page below an open dialog cannot be scrolled, and would be cut. */
    html { overflow: visible !important; }
    body > :not([data-printout]) { display: none !important; }
  }
  @media screen {
    body > [data-printout] { display: none !important; }
  }
`;

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  h2,
  h3,
  caption {
    break-after: avoid;
  }
`;

const Header = styled.header`
  padding-block-end: ${space[4]};
  border-block-end: 2px solid ${color.primary};
`;

/** Prints a record in place of the page, while mounted. Nothing of it is on the screen. */
export function RecordPrintout(props: RecordPrintoutProps) {
  return createPortal(
    <div className="medportal" data-printout>
      <PrintStyle />
      <RecordDocument {...props} />
    </div>,
    document.body,
  );
}

/** A whole record on paper. The headings of pages are not part of it. */
export function RecordDocument({ record, generatedAt }: RecordPrintoutProps) {
  const t = useMessages('recordCopy', recordCopy);
  const profile = useMessages('patientProfile', patientProfile);
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { name, details, allergies, medicines, chronicDiseases, pressures, sugars, requests } =
    record;
  return (
    <Root>
      <Header>
        <Text tone="muted">{t.page.record}</Text>
        <Heading level={1}>
          <Bdi>{name}</Bdi>
        </Heading>
        <Text tone="muted" size="small">
          {t.page.created({ zone: timeZone, date: () => <DateTime value={generatedAt} /> })}
        </Text>
      </Header>
      {details && (
        <Stack gap={3}>
          <Card variant="raised">
            <Section heading={profile.contactDetails}>
              <ContactDetails {...contactOf(details)} />
            </Section>
          </Card>
          <MedicalInformation patient={details} />
          <Text tone="muted" size="small">
            {t.page.byPatient}
          </Text>
        </Stack>
      )}
      <Entries
        section="allergy"
        heading={t.sections.allergies}
        items={allergies}
        empty={`${profile.noneRecorded}. ${profile.maybeAllergic}`}
      />
      <Entries
        section="medicine"
        heading={t.sections.medicines}
        items={medicines}
        empty={profile.noneRecorded}
      />
      <Entries
        section="chronicDisease"
        heading={t.sections.chronicDiseases}
        items={chronicDiseases}
        empty={profile.noneRecorded}
      />
      {pressures && (
        <Readings
          heading={t.sections.pressures}
          units={[t.page.upper, t.page.lower]}
          readings={newestFirst(pressures)}
          valuesOf={pressureValues}
        />
      )}
      {sugars && (
        <Readings
          heading={t.sections.sugars}
          units={[t.page.sugarMgPerDl, t.page.sugarMmolPerL]}
          readings={newestFirst(sugars)}
          valuesOf={sugarValues}
        />
      )}
      {requests && (
        <Section heading={t.sections.requests}>
          {requests.length === 0 && <Text>{profile.noneRecorded}</Text>}
          {requests.map((request, index) => (
            // Requests may be equal, so only the index is unique.
            // oxlint-disable-next-line react/no-array-index-key
            <PrintedRequest key={index} request={request} />
          ))}
        </Section>
      )}
    </Root>
  );
}

const contactOf = ({ phoneNumber, email, address }: PatientDetails) => ({
  phoneNumber,
  email,
  address,
});

interface EntriesProps {
  section: HistorySection;
  heading: string;
  /** Undefined for a section that was not chosen. */
  items: readonly HistoryItem[] | undefined;
  empty: string;
}

function Entries({ section, heading, items, empty }: EntriesProps) {
  const { historyTabs } = useMessages('patientProfile', patientProfile);
  const columns = useHistoryFields(section);
  const { page: t } = useMessages('recordCopy', recordCopy);
  const history = useMessages('historyCard', historyCard);
  if (!items) return null;
  return (
    <Section heading={heading}>
      {items.length === 0 ? (
        <Text>{empty}</Text>
      ) : (
        <PrintTable data-entries>
          <thead>
            <tr>
              {[historyTabs[section], ...columns.map(({ label }) => label)].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              // Items have no id and may be equal, so only the index is unique.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <th scope="row">
                  <Bdi>{item.name ?? history.nameNotRecorded}</Bdi>
                  <Text tone="muted" size="small">
                    {item.addedBy
                      ? history.by({
                          name: item.addedBy,
                          value: (content) => <Bdi>{content}</Bdi>,
                        })
                      : history.doctorNotRecorded}
                  </Text>
                </th>
                {columns.map(({ label, contentOf }) => (
                  <td key={label}>{contentOf(item) ?? t.notRecorded}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </PrintTable>
      )}
    </Section>
  );
}

/** The numbers in the units of the columns, or the recorded text. */
type Values = readonly number[] | { text: string | undefined };

const pressureValues = ({ value }: PressureReading): Values =>
  value.kind === 'parsed' ? [value.systolic, value.diastolic] : { text: value.text };

const sugarValues = ({ value }: SugarReading): Values =>
  value.kind === 'parsed' ? [value.mgPerDl, mmolPerLFrom(value.mgPerDl)] : { text: value.text };

interface ReadingsProps<Reading> {
  heading: string;
  units: readonly [string, string];
  readings: readonly Reading[];
  valuesOf: (reading: Reading) => Values;
}

function Readings<Reading extends { takenAt?: string }>({
  heading,
  units,
  readings,
  valuesOf,
}: ReadingsProps<Reading>) {
  const { page: t } = useMessages('recordCopy', recordCopy);
  const { noneRecorded } = useMessages('patientProfile', patientProfile);
  return (
    <Section heading={heading}>
      {readings.length === 0 ? (
        <Text>{noneRecorded}</Text>
      ) : (
        <PrintTable>
          <caption>{t.readings({ count: readings.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t.dateTime}</th>
              {units.map((unit) => (
                <th key={unit} scope="col">
                  {unit}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {readings.map((reading, index) => (
              // Readings have no id and may be identical, so only their position identifies them.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <th scope="row">
                  <DateTime value={reading.takenAt} />
                </th>
                <Cells values={valuesOf(reading)} />
              </tr>
            ))}
          </tbody>
        </PrintTable>
      )}
    </Section>
  );
}

function Cells({ values }: { values: Values }) {
  const { page: t } = useMessages('recordCopy', recordCopy);
  if ('text' in values) {
    const { text } = values;
    return (
      <td colSpan={2}>
        {text === undefined
          ? t.notRecorded
          : t.asRecorded({ text, value: (content) => <Bdi>{content}</Bdi> })}
      </td>
    );
  }
  // oxlint-disable-next-line react/no-array-index-key -- the numbers may be equal
  return values.map((value, index) => <td key={index}>{value}</td>);
}
