import { DoctorsScreen, type DoctorsView } from '@medportal/ui/screens';
import { keepPreviousData } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { prefetchPage } from '../../core/query/readQuery.ts';
import { usePagedView } from '../../core/query/useView.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { doctorsQuery } from './api.ts';

const termOf = (query: URLSearchParams) => query.get('searchName') ?? '';

export function loader({ request }: LoaderFunctionArgs) {
  void prefetchPage(doctorsQuery(termOf(new URL(request.url).searchParams)));
  return null;
}

export function Component() {
  const t = usePageTexts().titles.doctors;
  const [query, setQuery] = useSearchParams();
  const search = termOf(query);
  const doctors = usePagedView(
    { ...doctorsQuery(search), placeholderData: keepPreviousData },
    ({ items, ...rest }): DoctorsView => ({ status: 'ready', doctors: items, ...rest }),
  );
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <DoctorsScreen
        {...doctors}
        search={search}
        onSearch={(term) =>
          setQuery(term ? { searchName: term } : {}, { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
