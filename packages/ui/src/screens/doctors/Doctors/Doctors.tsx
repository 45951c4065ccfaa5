import styled from 'styled-components';
import type { DoctorSummary } from '../../../components/DoctorCard/DoctorCard.tsx';
import { DoctorGrid, DoctorGridLoading } from '../../../components/DoctorCard/DoctorGrid.tsx';
import { PageHeading } from '../../../components/Heading/Heading.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { ShowMore } from '../../../components/ShowMore/ShowMore.tsx';
import { Page, Stack } from '../../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../../components/StaleNotice/StaleNotice.tsx';
import { EmptyState, FailedState } from '../../../components/States/States.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { doctors } from '../../../messages/en/doctors.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Texts } from '../../../messages/textsIn.ts';
import { color, space } from '../../../theme/theme.ts';
import type { EmptyView, FailedView, More, Stale } from '../../../view.ts';

// Always rendered: screen readers announce only changes of an existing live region.
const ResultCount = styled.p.attrs({ role: 'status' })`
  min-block-size: 1.5rem;
  color: ${color.textMuted};
`;

const SearchArea = styled.div`
  display: grid;
  gap: ${space[4]};
`;

/** What the doctors page shows below the search box. */
export type DoctorsView =
  | { status: 'loading' }
  | EmptyView
  | FailedView
  | {
      status: 'ready';
      /** The doctors loaded so far. */
      doctors: readonly DoctorSummary[];
      /** How many doctors match the search, loaded or not. */
      totalCount: number;
      /** State of the 'Show more' button. */
      more: More;
      /** Set when the last refresh failed. */
      stale?: Stale;
    };

export interface DoctorsScreenProps {
  /** State of the list, with its doctors when ready. */
  view: DoctorsView;
  /** The search term of `view`; an empty one matches all doctors. */
  search: string;
  /** Called with a new search term, debounced. */
  onSearch: (term: string) => void;
  /** Whether a newer search is in flight while `view` shows the previous results. */
  updating?: boolean;
  /** Loads the next page. */
  onShowMore: () => void;
  /** Reloads after a failure. */
  onRetry: () => void;
}

function resultCount(view: DoctorsView, t: Texts<typeof doctors>): string {
  switch (view.status) {
    case 'ready':
      return t.found({ count: view.totalCount });
    case 'empty':
      return t.found({ count: 0 });
    case 'loading':
    case 'failed':
      return '';
    default:
      return view satisfies never;
  }
}

type ResultsProps = Omit<DoctorsScreenProps, 'onSearch'>;

function Results({ view, search, updating, onShowMore, onRetry }: ResultsProps) {
  const t = useMessages('doctors', doctors);
  switch (view.status) {
    case 'loading':
      return <DoctorGridLoading />;
    case 'empty':
      return (
        <EmptyState
          illustration="nothingFound"
          text={t.empty}
          hint={search === '' ? t.noDoctors : t.noMatch}
        />
      );
    case 'failed':
      return <FailedState failure={view.failure} onRetry={onRetry} retrying={updating} />;
    case 'ready':
      return (
        <Stack gap={6}>
          <DoctorGrid doctors={view.doctors} updating={updating} />
          <ShowMore
            more={view.more}
            shown={view.doctors.length}
            total={view.totalCount}
            onShowMore={onShowMore}
          />
        </Stack>
      );
    default:
      return view satisfies never;
  }
}

/** The list of doctors, with a search by name. */
export function DoctorsScreen({ onSearch, ...results }: DoctorsScreenProps) {
  const t = useMessages('doctors', doctors);
  const { view, search, updating } = results;
  return (
    <Page data-state={updating ? 'updating' : view.status}>
      <PageHeading lead={t.lead}>{t.title}</PageHeading>
      <SearchArea>
        <SearchField
          label={t.search}
          name="searchName"
          value={search}
          onSearch={onSearch}
          busy={updating}
        />
        <ResultCount>
          {view.status === 'empty' ? (
            <VisuallyHidden>{resultCount(view, t)}</VisuallyHidden>
          ) : (
            <bdi>{resultCount(view, t)}</bdi>
          )}
        </ResultCount>
        <StaleNotice stale={'stale' in view ? view.stale : undefined} onRetry={results.onRetry} />
        <Results {...results} />
      </SearchArea>
    </Page>
  );
}
