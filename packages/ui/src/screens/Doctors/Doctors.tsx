import { SearchX } from 'lucide-react';
import styled from 'styled-components';
import type { DoctorSummary } from '../../components/DoctorCard/DoctorCard.tsx';
import { DoctorGrid, DoctorGridLoading } from '../../components/DoctorCard/DoctorGrid.tsx';
import { PageHeading } from '../../components/Heading/Heading.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { ShowMore } from '../../components/ShowMore/ShowMore.tsx';
import { Page, Stack } from '../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { EmptyState, FailedState } from '../../components/States/States.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color, space } from '../../theme/theme.ts';
import type { EmptyView, FailedView, More, Stale } from '../../view.ts';

// Always there, so that screen readers hear each change; the room stays when it is empty. That
// nobody was found is shown in larger letters below.
const Found = styled.p.attrs({ role: 'status' })`
  min-block-size: 1.5rem;
  color: ${color.textMuted};
`;

const Finding = styled.div`
  display: grid;
  gap: ${space[4]};
`;

/** What the doctors page shows below its search box. */
export type DoctorsView =
  | { status: 'loading' }
  | EmptyView
  | FailedView
  | {
      status: 'ready';
      /** Those shown so far. */
      doctors: readonly DoctorSummary[];
      /** How many doctors match, shown or not. */
      totalCount: number;
      /** How the 'Show more' button stands. */
      more: More;
      /** Present while the last refresh failed. */
      stale?: Stale;
    };

/** Props of {@link DoctorsScreen}. */
export interface DoctorsScreenProps {
  /** How the list stands, and the doctors when it is there. */
  view: DoctorsView;
  /** The term that `view` answers; empty finds everybody. */
  search: string;
  /** A new term was typed and rested on. */
  onSearch: (term: string) => void;
  /** The answer to a newer term is on its way: the doctors shown are those of the older one. */
  updating?: boolean;
  /** Asks for the next doctors. */
  onShowMore: () => void;
  /** Tries again after a failed load. */
  onRetry: () => void;
}

function found(view: DoctorsView): string {
  switch (view.status) {
    case 'ready':
      return view.totalCount === 1 ? '1 doctor found' : `${view.totalCount} doctors found`;
    case 'empty':
      return '0 doctors found';
    case 'loading':
    case 'failed':
      return '';
    default:
      return view satisfies never;
  }
}

type ResultsProps = Omit<DoctorsScreenProps, 'onSearch'>;

function Results({ view, search, updating, onShowMore, onRetry }: ResultsProps) {
  switch (view.status) {
    case 'loading':
      return <DoctorGridLoading />;
    case 'empty':
      return (
        <EmptyState
          icon={SearchX}
          text="No doctors found!"
          hint={
            search === ''
              ? 'Nobody has signed up as a doctor yet.'
              : 'Check the spelling, or search for a shorter part of the name.'
          }
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

/** All doctors, and a search by name. */
export function DoctorsScreen({ onSearch, ...results }: DoctorsScreenProps) {
  const { view, search, updating } = results;
  return (
    <Page data-state={updating ? 'updating' : view.status}>
      <PageHeading lead="Open a profile to see a doctor’s clinic and to get in contact.">
        Doctors
      </PageHeading>
      <Finding>
        <SearchField
          label="Search by name"
          name="searchName"
          value={search}
          onSearch={onSearch}
          busy={updating}
        />
        <Found>
          {view.status === 'empty' ? (
            <VisuallyHidden>{found(view)}</VisuallyHidden>
          ) : (
            <bdi>{found(view)}</bdi>
          )}
        </Found>
        <StaleNotice stale={'stale' in view ? view.stale : undefined} onRetry={results.onRetry} />
        <Results {...results} />
      </Finding>
    </Page>
  );
}
