import { SharedRecords, type SharedRecordsView } from '@medportal/ui/screens';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { termParam } from '../app/params.ts';
import { useLocked } from '../data/locked.ts';
import { prefetchPage } from '../data/readQuery.ts';
import { usePagedView } from '../data/useView.ts';
import { sharedRecordsQuery } from '../resources/sharing.ts';

/** Starts the read of the list. */
export function prefetchPatients({ url }: Request): void {
  void prefetchPage(sharedRecordsQuery(termParam(new URL(url).searchParams, 'search')));
}

/** The patients whose record the logged-in doctor can read. */
export default function PatientsTab() {
  const [query, setQuery] = useSearchParams();
  const search = termParam(query, 'search');
  const records = usePagedView(
    { ...sharedRecordsQuery(search), placeholderData: keepPreviousData },
    (slice): SharedRecordsView => ({ status: 'ready', ...slice }),
    useLocked(),
  );
  return (
    <SharedRecords
      {...records}
      search={search}
      onSearch={(term) =>
        setQuery(term ? { tab: 'patients', search: term } : { tab: 'patients' }, {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}
