import { SharedRecords, type SharedRecordsView } from '@medportal/ui/screens';
import { keepPreviousData } from '@tanstack/react-query';
import { termParam } from '../../core/page/params.ts';
import { useSearchTerm } from '../../core/page/useSearchTerm.ts';
import { useLocked } from '../../core/query/locked.ts';
import { prefetchPage } from '../../core/query/readQuery.ts';
import { usePagedView } from '../../core/query/useView.ts';
import { sharedRecordsQuery } from './api.ts';

/** Not that of the requests, which stays in the address when the tab changes. */
const SEARCH = 'searchName';

/** Starts the read of the list. */
export function prefetchPatients({ url }: Request): void {
  void prefetchPage(sharedRecordsQuery(termParam(new URL(url).searchParams, SEARCH)));
}

/** The patients whose record the logged-in doctor can read. */
export default function PatientsTab() {
  const [search, onSearch] = useSearchTerm(SEARCH);
  const records = usePagedView(
    { ...sharedRecordsQuery(search), placeholderData: keepPreviousData },
    (slice): SharedRecordsView => ({ status: 'ready', ...slice }),
    useLocked(),
  );
  return <SharedRecords {...records} search={search} onSearch={onSearch} />;
}
