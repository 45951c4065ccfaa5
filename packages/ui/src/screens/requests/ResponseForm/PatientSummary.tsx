import styled from 'styled-components';
import { DateOnly } from '../../../components/DateTime/DateTime.tsx';
import type { AllergyItem, ChronicDiseaseItem, MedicineItem } from '../../../clinicalSections.ts';
import type { PressureReading, SugarReading } from '../../../components/Readings/reading.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { clinicalFields } from '../../../messages/en/clinicalFields.ts';
import { responseForm } from '../../../messages/en/responseForm.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { color, space } from '../../../theme/theme.ts';
import { useHasRoom } from '../../../theme/useHasRoom.ts';
import type { ListView } from '../../shared/view.ts';
import {
  AllergyNames,
  Detail,
  DetailText,
  HistoryItem,
  LatestPressures,
  LatestSugars,
  MedicineSummary,
} from '../../shared/RecordSummary.tsx';
import { SummaryPart, type SummaryPartProps } from '../../shared/SummaryPart.tsx';
import { Disclosure, SummaryItems } from '../../shared/SummaryItems.tsx';

/** A patient's record. Its lists load separately, so one can fail without the others. */
export interface PatientRecord {
  allergies: ListView<AllergyItem>;
  medicines: ListView<MedicineItem>;
  chronicDiseases: ListView<ChronicDiseaseItem>;
  /** The blood pressure readings, in any order. */
  pressures: ListView<PressureReading>;
  /** The blood sugar readings, in any order. */
  sugars: ListView<SugarReading>;
}

/** One of the lists of a record. */
export type RecordPart = keyof PatientRecord;

// Enough to compare the latest reading with the previous ones.
const LATEST_COUNT = 3;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  > *,
  > details > section + section {
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${color.border};
  }
  > details > section:not(:last-child) {
    padding-block-end: ${space[4]};
  }
  /* The summary line has its own padding. */
  > details {
    padding-block-start: 0;
  }
`;

export interface PatientSummaryProps {
  record: PatientRecord;
  now?: number | undefined;
  onRetry: (part: RecordPart) => void;
}

/** Shows every recorded allergy. None is collapsed, because a doctor must not miss one. */
export function PatientAllergies({ record, onRetry }: PatientSummaryProps) {
  const t = useMessages('responseForm', responseForm);
  return (
    <Part
      heading={t.allergies.heading}
      what={t.allergies.what}
      view={record.allergies}
      emptyHint={t.allergies.maybeAllergic}
      notShared={t.allergies.notShared}
      onRetry={() => onRetry('allergies')}
    >
      {(items) => <AllergyNames items={items} />}
    </Part>
  );
}

/** Shows the rest of the patient's record, collapsed when it is above the form instead of beside it. */
export function PatientSummary({ record, now, onRetry }: PatientSummaryProps) {
  const t = useMessages('responseForm', responseForm);
  const { fields } = useMessages('clinicalFields', clinicalFields);
  // The breakpoint at which the record moves beside the form.
  const hasRoom = useHasRoom('large');
  return (
    <Parts>
      <Disclosure open={hasRoom}>
        <summary>{t.record.collapsed}</summary>
        <Part
          heading={t.medicines.heading}
          what={t.medicines.what}
          view={record.medicines}
          onRetry={() => onRetry('medicines')}
        >
          {(items) => (
            <SummaryItems more={t.medicines.more} items={items}>
              {(item) => (
                <MedicineSummary item={item}>
                  {item.isMaintenance && <Detail>{fields.isMaintenance}</Detail>}
                </MedicineSummary>
              )}
            </SummaryItems>
          )}
        </Part>
        <Part
          heading={t.chronicDiseases.heading}
          what={t.chronicDiseases.what}
          view={record.chronicDiseases}
          onRetry={() => onRetry('chronicDiseases')}
        >
          {(items) => (
            <SummaryItems more={t.chronicDiseases.more} items={items}>
              {(item) => <ChronicDisease item={item} />}
            </SummaryItems>
          )}
        </Part>
        <Part
          heading={t.pressures.heading}
          what={t.pressures.what}
          view={record.pressures}
          onRetry={() => onRetry('pressures')}
        >
          {(readings) => (
            <Stack gap={3}>
              <LatestPressures readings={readings} count={LATEST_COUNT} now={now} />
              <ShownReadings total={readings.length} />
            </Stack>
          )}
        </Part>
        <Part
          heading={t.sugars.heading}
          what={t.sugars.what}
          view={record.sugars}
          onRetry={() => onRetry('sugars')}
        >
          {(readings) => (
            <Stack gap={3}>
              <LatestSugars readings={readings} count={LATEST_COUNT} now={now} />
              <ShownReadings total={readings.length} />
            </Stack>
          )}
        </Part>
      </Disclosure>
    </Parts>
  );
}

/** A part of the record; the form is usable without it. */
function Part<Item>(props: Omit<SummaryPartProps<Item>, 'failedHint'>) {
  const { record: t } = useMessages('responseForm', responseForm);
  return <SummaryPart failedHint={t.canStillSave} {...props} />;
}

function ChronicDisease({
  item: { name, treatment, dateOfDiagnosis },
}: {
  item: ChronicDiseaseItem;
}) {
  const t = useMessages('responseForm', responseForm);
  return (
    <HistoryItem name={name}>
      {dateOfDiagnosis && (
        <Detail>
          <bdi>
            {t.chronicDiseases.diagnosed({ date: () => <DateOnly value={dateOfDiagnosis} /> })}
          </bdi>
        </Detail>
      )}
      {treatment && <DetailText>{treatment}</DetailText>}
    </HistoryItem>
  );
}

function ShownReadings({ total }: { total: number }) {
  const { record: t } = useMessages('responseForm', responseForm);
  if (total <= LATEST_COUNT) return null;
  return (
    <Detail>
      <bdi>{t.latestReadings({ shown: LATEST_COUNT, total })}</bdi>
    </Detail>
  );
}
