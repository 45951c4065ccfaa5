import { SpecializationsScreen, type SpecializationsView } from '@medportal/ui/screens';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { prefetch } from '../../core/query/readQuery.ts';
import { useView } from '../../core/query/useView.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { specializationsQuery } from './specializations.api.ts';

export function loader() {
  void prefetch(specializationsQuery());
  return null;
}

export function Component() {
  const t = usePageTexts().titles.specializations;
  const specializations = useView(specializationsQuery(), (all): SpecializationsView => {
    if (all.length === 0) return { status: 'empty' };
    const linked = all.map(({ id, name }) => ({
      id,
      name,
      href: name && id !== undefined ? paths.specializationDoctors(name, id) : undefined,
    }));
    return { status: 'ready', specializations: linked };
  });
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <SpecializationsScreen {...specializations} />
    </>
  );
}
