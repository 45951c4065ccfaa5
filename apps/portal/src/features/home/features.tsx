import { FeaturesScreen, type FeaturesScreenProps } from '@medportal/ui/screens';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useLanguage, usePageTexts } from '../../core/i18n/language.ts';
import { features } from '../../core/i18n/messages/en/features.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../core/session/session.ts';
import type { User } from '../../core/session/token.ts';

/** The link of each feature; for a visitor, those that need an account lead to the sign-up. */
function featureLinks(user: User | undefined, t: typeof features): FeaturesScreenProps['links'] {
  const doctors = { label: t.findDoctor, href: paths.doctors() };
  const specializations = { label: t.browseSpecializations, href: paths.specializations() };
  if (!user) {
    const signUp = (label: string) => ({ label, href: paths.register() });
    return {
      healthTrackers: signUp(t.signUpForReadings),
      customizableProfiles: signUp(t.signUpForProfile),
      accessControl: doctors,
      chronicDiseases: specializations,
      healthRecords: signUp(t.signUpForRecords),
    };
  }
  const { name, persona } = user;
  if (persona === 'doctor') {
    const requests = {
      label: t.seeRequests,
      href: paths.doctorProfile(name, { tab: 'requests' }),
    };
    return {
      healthTrackers: requests,
      customizableProfiles: { label: t.openProfile, href: paths.doctorProfile(name) },
      accessControl: requests,
      chronicDiseases: specializations,
      healthRecords: requests,
    };
  }
  const profileTab = (label: string, tab: string) => ({
    label,
    href: paths.patientProfile(name, { tab }),
  });
  return {
    healthTrackers: profileTab(t.recordReading, 'dailyCheck'),
    customizableProfiles: { label: t.openProfile, href: paths.patientProfile(name) },
    accessControl: profileTab(t.seeReaders, 'sharing'),
    chronicDiseases: {
      label: t.seeHistory,
      href: paths.patientProfile(name, { tab: 'medHistory', history: 'chronicDisease' }),
    },
    healthRecords: profileTab(t.openRecord, 'info'),
  };
}

export function Component() {
  const t = usePageTexts().titles.features;
  const texts = useLanguage().features ?? features;
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <FeaturesScreen links={featureLinks(useUser(), texts)} />
    </>
  );
}
