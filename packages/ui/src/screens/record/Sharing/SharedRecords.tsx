import { Card, Section } from '../../../components/Card/Card.tsx';
import { DateTime } from '../../../components/DateTime/DateTime.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { ShowMore } from '../../../components/ShowMore/ShowMore.tsx';
import { SkeletonCard } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatusChip } from '../../../components/StatusChip/StatusChip.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { sharedRecords } from '../../../messages/en/sharedRecords.ts';
import { sharing } from '../../../messages/en/sharing.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { More, Reference } from '../../../view.ts';
import type { ListView } from '../../shared/view.ts';
import type { GrantView } from './grants.ts';
import { ListPanel } from '../../shared/ListPanel.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { SectionNames } from './SectionNames.tsx';

/** What a doctor can read of a patient's record. */
export interface SharedRecordView extends Pick<GrantView, 'sections' | 'since' | 'endsAt'> {
  /** The patient, with the record as their page. */
  patient: Reference;
  /** Whether the patient decided so, and the doctor has not opened the record since. */
  isNew: boolean;
}

/** The states of the list of patients. */
export type SharedRecordsView = ListView<
  SharedRecordView,
  {
    /** The number of all that match the search. */
    totalCount: number;
    /** The state of the 'Show more' button. */
    more: More;
  }
>;

export interface SharedRecordsProps {
  /** State of the list. */
  view: SharedRecordsView;
  /** The search term of `view`; an empty one matches all patients. */
  search: string;
  /** Whether newer results are in flight while `view` shows the earlier ones. */
  updating: boolean;
  /** Called with a new search term, debounced. */
  onSearch: (term: string) => void;
  /** Loads more patients. */
  onShowMore: () => void;
  /** Reloads the list after a failure. */
  onRetry: () => void;
}

/** The patients whose record a doctor can read, for the doctor. */
export function SharedRecords({
  view,
  search,
  updating,
  onSearch,
  onShowMore,
  onRetry,
}: SharedRecordsProps) {
  const t = useMessages('sharedRecords', sharedRecords);
  const { hint } = useMessages('sharing', sharing).search;
  const isSought = search !== '';
  return (
    <Section heading={t.heading}>
      {(isSought || view.status !== 'empty') && (
        <SearchField label={t.search} value={search} onSearch={onSearch} busy={updating} />
      )}
      <ListPanel
        view={view}
        what={t.patients}
        skeleton={<SkeletonCard lines={2} />}
        empty={isSought ? t.nothingFound : t.empty}
        {...(isSought && { emptyHint: hint })}
        illustration={isSought ? 'nothingFound' : undefined}
        onRetry={onRetry}
      >
        {(records) => (
          <Stack as="ul" aria-busy={updating}>
            {records.map((record) => (
              <li key={record.patient.name}>
                <SharedRecord record={record} />
              </li>
            ))}
          </Stack>
        )}
      </ListPanel>
      {view.status === 'ready' && (
        <ShowMore
          more={view.more}
          shown={view.items.length}
          total={view.totalCount}
          onShowMore={onShowMore}
        />
      )}
    </Section>
  );
}

function SharedRecord({
  record: { patient, sections, since, endsAt, isNew },
}: {
  record: SharedRecordView;
}) {
  const t = useMessages('sharedRecords', sharedRecords);
  const { until, untilStopped } = useMessages('sharing', sharing);
  return (
    <Card as="article" padding="small">
      <PersonFacts name={patient.name} label={<Bdi>{patient.name}</Bdi>} href={patient.href}>
        {isNew && <StatusChip status="waiting">{t.isNew}</StatusChip>}
        <Text>
          <SectionNames sections={sections} whole={t.whole} />
        </Text>
        <Text tone="muted">{t.since({ date: () => <DateTime value={since} /> })}</Text>
        <Text tone="muted">
          {endsAt === undefined ? untilStopped : until({ date: () => <DateTime value={endsAt} /> })}
        </Text>
      </PersonFacts>
    </Card>
  );
}
