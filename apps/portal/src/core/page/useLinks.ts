import { paths } from '../../paths.ts';
import { usePageTexts } from '../i18n/language.ts';

/** The links of the navigation, in the user's language. */
export function useLinks() {
  const t = usePageTexts().navigation;
  return {
    home: { label: t.home, href: paths.home() },
    features: { label: t.features, href: paths.features() },
    doctors: { label: t.doctors, href: paths.doctors() },
    specializations: { label: t.specializations, href: paths.specializations() },
  };
}
