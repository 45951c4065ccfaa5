import { DoctorsScreen } from '@medportal/ui';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
import { PageTitle } from '../app/PageTitle.tsx';
import { loadDoctors } from '../resources/doctors.ts';
import { useGrowingList } from '../use-growing-list.ts';
import { useView } from '../use-view.ts';

// The search that is under way. Another one cancels it, whichever of the two would have answered first.
let search = { term: '', call: new AbortController() };

function signalOf(term: string): AbortSignal {
  if (term !== search.term) {
    search.call.abort();
    search = { term, call: new AbortController() };
  }
  return search.call.signal;
}

export function loader({ request }: LoaderFunctionArgs) {
  const searchName = new URL(request.url).searchParams.get('searchName') ?? '';
  return { searchName, doctors: loadDoctors({ searchName }, signalOf(searchName)) };
}

export function Component() {
  const { searchName, doctors } = useLoaderData<typeof loader>();
  const [, setQuery] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { view: first, updating } = useView(doctors, 'doctors');
  const { view, showMore } = useGrowingList(first, (shown) =>
    loadDoctors({ searchName }, signalOf(searchName), shown.doctors),
  );
  return (
    <>
      <PageTitle description="Search the doctors on MedPortal by name, and see what each of them does.">
        Doctors
      </PageTitle>
      <DoctorsScreen
        view={view}
        search={searchName}
        onSearch={(term) =>
          setQuery(term ? { searchName: term } : {}, { replace: true, preventScrollReset: true })
        }
        updating={updating}
        onShowMore={showMore}
        onRetry={() => void revalidate()}
      />
    </>
  );
}
