import { FeaturesScreen, type FeaturesScreenProps } from '@medportal/ui/screens';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../paths.ts';
import { useUser } from '../session/session.ts';
import type { User } from '../session/token.ts';

const doctors = { label: 'Find a doctor to ask', href: paths.doctors() };
const specializations = { label: 'Browse specializations', href: paths.specializations() };

/** The link of each feature; for a visitor, those that need an account lead to the sign-up. */
function featureLinks(user: User | undefined): FeaturesScreenProps['links'] {
  if (!user) {
    const signUp = (label: string) => ({ label, href: paths.register() });
    return {
      healthTrackers: signUp('Sign up to record readings'),
      customizableProfiles: signUp('Sign up to keep a profile'),
      accessControl: doctors,
      chronicDiseases: specializations,
      healthRecords: signUp('Sign up to keep your records'),
    };
  }
  const { name, persona } = user;
  if (persona === 'doctor') {
    const requests = {
      label: 'See your requests',
      href: paths.doctorProfile(name, { tab: 'requests' }),
    };
    return {
      healthTrackers: requests,
      customizableProfiles: { label: 'Open your profile', href: paths.doctorProfile(name) },
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
    healthTrackers: profileTab('Record a reading', 'dailyCheck'),
    customizableProfiles: { label: 'Open your profile', href: paths.patientProfile(name) },
    accessControl: doctors,
    chronicDiseases: {
      label: 'See your medical history',
      href: paths.patientProfile(name, { tab: 'medHistory', history: 'chronicDisease' }),
    },
    healthRecords: profileTab('See your requests', 'requests'),
  };
}

export function Component() {
  return (
    <>
      <PageTitle description="What MedPortal does for patients and for doctors, and where to find it.">
        Features
      </PageTitle>
      <FeaturesScreen links={featureLinks(useUser())} />
    </>
  );
}
